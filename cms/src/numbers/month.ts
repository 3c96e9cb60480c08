/** A month of the calendar, '2026-11'; its days are those of the practice's clocks. */
export type Month = string;

const pattern = /^(20\d\d)-(0[1-9]|1[0-2])$/;

export const isMonth = (text: unknown): text is Month =>
  typeof text === 'string' && pattern.test(text);

/** The month that a moment falls into, in a time zone of the IANA list. */
export function monthOf(at: Date, timeZone: string): Month {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' })
    .format(at)
    .slice(0, 7);
}

/** The month so many months later; earlier when `count` is negative. */
export function monthsAfter(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** 'November 2026' */
export const monthName = (month: Month): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
