import { formatPrice } from 'common/money';
import { useState } from 'react';
import { Drawing } from '../art/drawing.tsx';
import { growthLight } from '../art/plants/growth-light.ts';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { familyPlan } from '../content/family-plan.ts';
import type { StorePage } from '../content/views.ts';
import { Price } from '../ui/price.tsx';
import { Unavailable } from '../ui/unavailable.tsx';
import { People } from './people.tsx';

type Plan = NonNullable<StorePage['programPlan']>;

/** The plan card of the family programme (STORE-11): its payments grow along one soil line, and count all who join. */
export function ProgramPlan({ plan, words }: { plan: Plan; words: StorePage['words'] }) {
  const { product } = plan;
  const [people, setPeople] = useState(1);
  const payments = product?.subscription?.totalPayments ?? 0;
  const sums = familyPlan({
    cents: product?.cents ?? 0,
    people,
    payments,
    discount: plan.groupDiscount,
  });
  return (
    <article className="on-green flex flex-col overflow-hidden rounded-panel bg-green p-pad text-cream">
      <p className="caps self-start rounded-label bg-green-2 px-3.5 py-1.5">{plan.badge}</p>
      <h2 className="mt-5 max-w-[9.5em] text-panel">{plan.name}</h2>
      {product ? (
        <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Price cents={product.cents} className="text-figure text-seal" />
          <span className="text-mist">{product.subscription ? plan.term : product.priceNote}</span>
        </p>
      ) : null}
      <ul className="mt-6 grid gap-3">
        {plan.rows.map((row) => (
          <li
            key={row.lead}
            className="grid items-baseline gap-x-4 border-t border-green-line pt-3 md:grid-cols-[1fr_auto]"
          >
            <p>
              <b className="font-semibold">{row.lead}.</b> {row.text}
            </p>
            <p className="figures text-[1.125rem]/snug text-seal">{row.price}</p>
          </li>
        ))}
      </ul>
      {product?.isForSale && payments > 0 ? (
        <People plan={plan} sums={sums} people={people} onChange={setPeople} />
      ) : null}
      <Payments payments={payments} eachCents={sums.eachCents} names={plan.payments} />
      {product?.isForSale ? (
        <AddToCartButton
          product={product}
          count={people}
          label={plan.button}
          variant="light"
          size="lg"
          className="mt-7 w-full"
        />
      ) : (
        <Unavailable words={words.unavailable} className="mt-auto" />
      )}
    </article>
  );
}

function Payments({
  payments,
  eachCents,
  names,
}: {
  payments: number;
  eachCents: number;
  names: string[];
}) {
  if (payments !== names.length) return null;
  return (
    <ol
      aria-label="The four payments"
      className="soil relative -mx-pad mt-auto grid grid-cols-4 px-pad pt-6"
    >
      {names.map((when, place) => {
        const stage = growthLight[place];
        return (
          <li key={when} className="min-w-0">
            {stage ? (
              <Drawing
                drawing={stage}
                className="-ml-8 h-[150px] w-[120px] max-w-none lg:-ml-15 lg:h-[232px] lg:w-[186px]"
              />
            ) : null}
            <span className="block text-cap/snug text-mist md:text-small/snug">{when}</span>
            <span className="figures text-base/snug md:text-[1.375rem]/snug">
              {formatPrice(eachCents)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
