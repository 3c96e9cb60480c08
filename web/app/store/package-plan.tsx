import { bundleRow } from '../art/bundle-row.ts';
import { Drawing } from '../art/drawing.tsx';
import type { StorePage } from '../content/views.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import { Unavailable } from '../ui/unavailable.tsx';

type Plan = NonNullable<StorePage['packagePlan']>;

/** The plan card of the Complete Gut Health Package (STORE-09): a label with its three boxes on a shelf. */
export function PackagePlan({ plan, words }: { plan: Plan; words: StorePage['words'] }) {
  const { offer } = plan;
  return (
    <article className="label-rules grid md:max-lg:grid-cols-2 lg:flex lg:flex-col">
      <div className="flex flex-col p-pad pb-8">
        <p className="caps self-start rounded-label bg-terra px-3.5 py-1.5 text-on-terra">
          {plan.badge}
        </p>
        <h2 className="mt-5 max-w-[9.5em] text-panel">{offer.name}</h2>
        <p className="mt-4 flex flex-wrap items-baseline gap-4">
          <Price cents={offer.cents} className="text-figure" />
          {offer.listCents ? (
            <Price cents={offer.listCents} struck className="text-[1.75rem]/none" />
          ) : null}
        </p>
        <ul className="ticks mt-6">
          {plan.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className="mx-[7px] grid min-h-52 grow items-end justify-items-center overflow-hidden border-t border-b-2 border-t-ink/35 border-b-ink bg-honey-1 px-4 pt-8 md:max-lg:mt-[7px] md:max-lg:border-t-0 md:max-lg:px-0 lg:min-h-72">
        <Drawing
          drawing={bundleRow}
          sizes="(min-width: 65rem) 34rem, (min-width: 47.5rem) 45vw, 90vw"
          className="h-auto w-[30rem] max-w-full"
        />
      </div>
      <div className="p-pad pt-7 md:max-lg:col-span-2">
        {offer.isForSale ? (
          <ButtonLink
            to="/#contact"
            offer={offer.id}
            variant="primary"
            size="lg"
            className="w-full"
          >
            {plan.button}
            <span className="sr-only">: {offer.name}</span>
          </ButtonLink>
        ) : (
          <Unavailable words={words.unavailable} />
        )}
      </div>
    </article>
  );
}
