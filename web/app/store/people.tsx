import type { familyPlan } from '../content/family-plan.ts';
import type { StorePage } from '../content/views.ts';
import { FamilyCosts } from './family-costs.tsx';

/** More than these go into the cart by its own stepper. */
const counts = [1, 2, 3, 4, 5, 6];

/** How many join the programme, and what that is in all (FAM-01). */
export function People({
  plan: { groupDiscount, groupWords },
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
      <FamilyCosts
        sums={sums}
        people={people}
        discount={groupDiscount}
        words={groupWords}
        className="mt-3 text-small text-mist"
      />
    </div>
  );
}
