import { addBusinessDays, type Calendar } from './business-days.ts';
import { longDay } from './day-words.ts';

/**
 * How a visit gets its time (ORD-08): its buyer chooses one in the practice's calendar, or the practice writes. Whoever
 * promises a time before the purchase says this sentence, and no other.
 */
export const timePromise = (hasScheduler: boolean): string =>
  hasScheduler
    ? 'You choose your time right after you pay.'
    : 'We write to you within 1 business day to find your time.';

/**
 * The same promise after the purchase: who writes, and by which day of the practice, in words. Once that day is over nothing
 * is promised any more.
 */
export function letterPromise(practitioner: string, by: string, today: string): string {
  if (today > by) return 'We write to you to find your time. Nothing has come? Write to us.';
  const who = practitioner.includes(',') ? `${practitioner},` : practitioner;
  return `${who ? `${who} writes` : 'We write'} to you by ${longDay(by).replace(/ (?=\d)/, '\u00a0')}.`;
}

/** The day by which the practice writes to who has bought or learned something on `day`. */
export const letterDay = (day: string, calendar: Calendar): string =>
  addBusinessDays(day, 1, calendar);

const anyPromise =
  /You choose your time(?: right)? after you pay\.|We write to you within (?:1|one) business day to find your time\./g;

/** An editor's words, with what they promise of a time as it is true now: `promise`, where more is known than before. */
export const withTimePromise = (
  words: string,
  hasScheduler: boolean,
  promise = timePromise(hasScheduler),
): string => words.replace(anyPromise, promise);
