import type { GroupDiscount } from './views.ts';

/** What a family pays for the programme; integer cents. The discount comes off each payment, from so many people on. */
export function familyPlan({
  cents,
  people,
  payments,
  discount,
}: {
  /** One payment of one person. */
  cents: number;
  people: number;
  payments: number;
  discount: GroupDiscount | null;
}): { eachCents: number; offCents: number; allCents: number } {
  const full = cents * people;
  const offCents =
    discount && people >= discount.from ? Math.round((full * discount.percent) / 100) : 0;
  const eachCents = full - offCents;
  return { eachCents, offCents, allCents: eachCents * payments };
}
