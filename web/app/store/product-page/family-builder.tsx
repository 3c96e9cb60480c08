import { limits } from 'common/contract/limits';
import { agesOf } from 'common/fulfilment/ages';
import { formatPrice } from 'common/money';
import { planDates } from 'common/plan-dates';
import { useState } from 'react';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import { shortDay } from '../../cart/plan/plan.ts';
import { familyPlan } from '../../content/family-plan.ts';
import type { ProductPage } from '../../content/views.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { FamilyCosts } from '../family-costs.tsx';
import { Count } from './count.tsx';

/** Who joins the programme, by age: the kit of each, each payment with its day, and all of them into the cart (FAM-01). */
export function FamilyBuilder({ page: { product, words, groupDiscount } }: { page: ProductPage }) {
  const kinds = (product.kits[0] ?? []).filter(
    ({ ageFrom, ageTo }) => ageFrom !== null || ageTo !== null,
  );
  const [counts, setCounts] = useState<Record<string, number>>({ [kinds[0]?.id ?? '']: 1 });
  const [now] = useState(() => new Date());
  const isHydrated = useIsHydrated();
  const people = kinds.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  const payments = product.subscription?.totalPayments ?? 1;
  const plan = familyPlan({ cents: product.cents, people, payments, discount: groupDiscount });
  const dates = isHydrated ? planDates(now, payments) : null;
  return (
    <div className="family">
      <h2>{words.family}</h2>
      <ul>
        {kinds.map((kit) => (
          <li key={kit.id}>
            <span>
              <b>{agesOf(kit)}</b>
              <small>{kit.name}</small>
            </span>
            <Count
              name={`${kit.name}, ${agesOf(kit)}`}
              least={0}
              most={limits.quantity - people + (counts[kit.id] ?? 0)}
              count={counts[kit.id] ?? 0}
              onChange={(count) => setCounts({ ...counts, [kit.id]: count })}
            />
          </li>
        ))}
      </ul>
      <ol>
        {Array.from({ length: payments }, (_, place) => (
          <li key={place}>
            <span>
              {place === 0 ? words.familyToday : dates?.[place] ? shortDay(dates[place]) : '\u00a0'}
            </span>
            <b className="figures">{formatPrice(plan.eachCents)}</b>
          </li>
        ))}
      </ol>
      <FamilyCosts
        sums={plan}
        people={people}
        discount={groupDiscount}
        words={{ note: words.familyNote, each: words.familyEach, all: words.familyAll }}
        className={plan.offCents > 0 ? 'off' : 'note'}
      />
      <div className="add">
        {people > 0 ? (
          <AddToCartButton
            product={product}
            count={people}
            label={words.addToCart}
            variant="primary"
            size="lg"
            className="w-full"
          />
        ) : (
          <p className="note">{words.familyNobody}</p>
        )}
      </div>
    </div>
  );
}
