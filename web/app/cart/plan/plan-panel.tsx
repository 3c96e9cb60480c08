import { formatAmount } from 'common/money';
import { Drawing } from '../../art/drawing.tsx';
import { growth } from '../../art/plants/growth.ts';
import { fillIn } from '../../content/fill-in.ts';
import type { PlanWords } from '../../content/views.ts';
import { planCents, shortDay } from './plan.ts';
import type { PaymentPlan } from './plan.ts';

/** The dated payments of a programme below its line in the cart; they grow along one soil line. */
export function PlanPanel({ plan, words }: { plan: PaymentPlan; words: PlanWords }) {
  const count = plan.dates.length;
  return (
    <div className="col-span-full mt-5 overflow-hidden rounded-panel bg-honey-1 p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-[1.1875rem]/tight font-[450]">{fillIn(words.title, { count })}</h3>
        <p className="text-small">
          {fillIn(words.inAll, { amount: formatAmount(planCents(plan)) })}
        </p>
      </div>
      <ol className="relative -mx-6 mt-2 grid grid-cols-4 px-6 before:absolute before:inset-x-0 before:top-[96px] before:border-t-2 before:border-ink xs:before:top-[115px]">
        {plan.dates.map((date, place) => {
          const stage = growth[place];
          return (
            <li key={date.getTime()} className="min-w-0">
              {count === growth.length && stage ? (
                <Drawing
                  drawing={stage}
                  className="-ml-7 h-[125px] w-[100px] max-w-none xs:-ml-8 xs:h-[150px] xs:w-[120px]"
                />
              ) : null}
              <span className={`block text-small ${place === 0 ? 'font-semibold text-terra' : ''}`}>
                {place === 0 ? words.today : shortDay(date)}
              </span>
              <span className="figures text-small md:text-[1.1875rem]/snug">
                {formatAmount(place === 0 ? plan.firstCents : plan.laterCents)}
              </span>
            </li>
          );
        })}
      </ol>
      {words.family ? <p className="mt-3 text-small">{words.family}</p> : null}
    </div>
  );
}
