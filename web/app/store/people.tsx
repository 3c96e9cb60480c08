import { formatPrice } from 'common/money';
import type { StorePage } from '../content/views.ts';
import { FamilyCosts } from './family-costs.tsx';
import type { familyPlan } from './family-plan.ts';

/** More than these go into the cart by its own stepper. */
const counts = [1, 2, 3, 4, 5, 6];

/** How many join the programme, and what that is in all (FAM-01). */
export function People({
  plan: { product, groupDiscount, groupWords },
  sums,
  people,
  onChange,
}: {
  plan: NonNullable<StorePage['programPlan']>;
  sums: ReturnType<typeof familyPlan>;
  people: number;
  onChange: (people: number) => void;
}) {
  return (
    <div className="mt-3 border-y border-green-line py-4">
      <fieldset className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 max-md:grid max-md:grid-cols-1">
        <legend className="float-left font-semibold">People in the program</legend>
        <div className="people">
          {counts.map((count) => (
            <label key={count}>
              <input
                className="covering"
                type="radio"
                name="people"
                value={count}
                checked={count === people}
                onChange={() => onChange(count)}
              />
              {count}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{people === 1 ? 'For 1 person' : `For ${people} people`}</span>
        <span className="figures text-[1.125rem]/snug text-seal">
          {formatPrice(sums.eachCents)} × {product?.subscription?.totalPayments}
        </span>
      </p>
      <FamilyCosts
        sums={sums}
        people={people}
        discount={groupDiscount}
        words={groupWords}
        className="mt-1 text-small text-mist"
      />
    </div>
  );
}
