import { formatAmount } from 'common/money';
import { fillIn } from '../../content/fill-in.ts';
import type { PlanWords } from '../../content/views.ts';
import { planCents, shortDay } from './plan.ts';
import type { PaymentPlan } from './plan.ts';

/** The dated payments and their sum, small: beside the form, and with `isPaid` on the receipt. */
export function PlanBox({
  plan,
  words,
  isPaid = false,
}: {
  plan: PaymentPlan;
  words: PlanWords;
  isPaid?: boolean;
}) {
  return (
    <div className="mt-5 rounded-panel bg-honey-1 p-5">
      <h3 className="font-sans text-small font-semibold">
        {fillIn(words.total, { name: plan.name, amount: formatAmount(planCents(plan)) })}
      </h3>
      <ol className="mt-3 grid grid-cols-2 gap-x-2 gap-y-3 xs:grid-cols-4">
        {plan.dates.map((date, place) => (
          <li
            key={date.getTime()}
            className={`min-w-0 border-t-[3px] pt-1.5 ${place === 0 ? 'border-terra' : 'border-honey'}`}
          >
            <span className="block text-small/snug">
              {place === 0 ? words.today : shortDay(date)}
            </span>
            <span className="figures text-base/snug">
              {isPaid && place === 0
                ? words.paid
                : formatAmount(place === 0 ? plan.firstCents : plan.laterCents)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-small">{words.ends}</p>
    </div>
  );
}
