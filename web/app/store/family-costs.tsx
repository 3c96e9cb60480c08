import { formatPrice } from 'common/money';
import type { familyPlan } from '../content/family-plan.ts';
import { fillIn } from '../content/fill-in.ts';
import type { GroupDiscount } from '../content/views.ts';

/** What the programme costs so many people in all, and what a group saves; on the plan card and at the family builder (FAM-01). */
export function FamilyCosts({
  sums: { offCents, allCents },
  people,
  discount,
  words: { note, each, all },
  className,
}: {
  sums: ReturnType<typeof familyPlan>;
  people: number;
  discount: GroupDiscount | null;
  words: { note: string; each: string; all: string };
  className: string;
}) {
  return (
    <p className={className} aria-live="polite">
      {fillIn(all, { amount: formatPrice(allCents), people })}{' '}
      {discount ? fillIn(note, discount) : null}{' '}
      {offCents > 0 ? (
        <b>
          −{formatPrice(offCents)} {each}
        </b>
      ) : null}
    </p>
  );
}
