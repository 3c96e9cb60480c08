const yearFirstPattern = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})$/;
const monthFirstPattern = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/;
const eightDigits = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * Reads a date of birth as people and browsers write it ('04 / 12 / 1990', '4-12-1990', '04121990', '1990-04-12')
 * and gives it as ISO 'yyyy-mm-dd'. Null for what is no day of the calendar, lies after `today` or before 1900.
 */
export function parseBirthDate(text: string, today: Date): string | null {
  const typed = text.trim();
  const yearFirst = yearFirstPattern.exec(typed);
  const monthFirst = monthFirstPattern.exec(typed) ?? eightDigits.exec(typed);
  const [year, month, day] = (
    yearFirst ? yearFirst.slice(1) : [monthFirst?.[3], monthFirst?.[1], monthFirst?.[2]]
  ).map(Number);
  if (!year || !month || !day || year < 1900) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isRealDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const iso = date.toISOString().slice(0, 10);
  return isRealDay && iso <= localDay(today) ? iso : null;
}

/** 'yyyy-mm-dd' as the form shows it: '04 / 12 / 1990'. */
export function formatBirthDate(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${month} / ${day} / ${year}`;
}

function localDay(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
