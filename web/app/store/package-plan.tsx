import { Link } from 'react-router';
import { bundleRow } from '../art/bundle-row.ts';
import { Drawing } from '../art/drawing.tsx';
import { productPath } from '../content/store-tabs.ts';
import type { Product, StorePage } from '../content/views.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import { Unavailable } from '../ui/unavailable.tsx';

type Plan = NonNullable<StorePage['packagePlan']>;

/** The plan card of the Complete Gut Health Package (STORE-09): a label with its three boxes on a shelf, below its button. */
export function PackagePlan({
  plan,
  kits,
  words,
}: {
  plan: Plan;
  /** Of which the buyer chooses one. */
  kits: Product['kits'][number];
  words: StorePage['words'];
}) {
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
        {offer.isForSale ? (
          <>
            <ButtonLink
              to="/#contact"
              offer={offer.id}
              variant="primary"
              size="lg"
              className="mt-7 w-full"
            >
              {plan.button}
              <span className="sr-only">: {offer.name}</span>
            </ButtonLink>
            <p className="mt-2.5 text-center text-small text-ink-2">
              Pays for this package alone, right away.
            </p>
          </>
        ) : (
          <Unavailable words={words.unavailable} className="mt-7" />
        )}
      </div>
      <div className="mx-[7px] mb-[7px] flex grow flex-col border-t border-ink/35 bg-honey-1 md:max-lg:mt-[7px] md:max-lg:border-t-0">
        {kits.length > 1 ? <Tests kits={kits} /> : null}
        <div className="package-scene">
          <Drawing
            drawing={bundleRow}
            sizes="(min-width: 65rem) 34rem, (min-width: 47.5rem) 45vw, 90vw"
            className="relative h-auto w-[34rem] max-w-[94%]"
          />
        </div>
      </div>
    </article>
  );
}

/** The tests that one of may be chosen, each the way to its page: words, for nothing is chosen here. */
function Tests({ kits }: { kits: Product['kits'][number] }) {
  return (
    <div className="-mx-[7px] px-pad pt-6">
      <p className="font-semibold">One test. You choose it after paying:</p>
      <ul className="mt-1 grid grid-cols-2 gap-x-4 lg:flex">
        {kits.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={productPath(id)}
              className="inline-flex min-h-11 items-center underline-honey hover:decoration-current"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
