/**
 * The days on which a plan is charged, the first included: `start`, then one month later each time, in UTC, clamped to the
 * month's end (design §4). The second payment sets the day of those after it: a plan of January 31 charges on February 28,
 * March 28 and April 28. Cart, checkout, mail and Stripe's schedule all go by it. Times are those of `start`.
 */
export function planDates(start: Date, payments: number): Date[] {
  const second = monthsLater(start, 1);
  return Array.from({ length: payments }, (_, place) =>
    place === 0 ? start : monthsLater(second, place - 1),
  );
}

/** The same day so many months later, in UTC; the last day of a month that has no such day. */
export function monthsLater(day: Date, months: number): Date {
  const later = new Date(day);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0),
  ).getUTCDate();
  later.setUTCDate(Math.min(day.getUTCDate(), lastDay));
  return later;
}
