const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const SPAN = /(\d{1,2})(?:\s*(?:to|-|–)\s*(\d{1,2}))? business days?/i;

/** The days that an editor's words mean, counted from `today`: 'In 1 to 2 business days' is 'Nov 23 or 24'. Null without such words. */
export function spellDays(words: string, today: Date): string | null {
  const span = SPAN.exec(words);
  if (!span) return null;
  const first = addBusinessDays(today, Number(span[1]));
  const last = addBusinessDays(today, Number(span[2] ?? span[1]));
  if (first.getTime() === last.getTime()) return DAY.format(first);
  const isNext = addBusinessDays(first, 1).getTime() === last.getTime();
  const end = first.getMonth() === last.getMonth() ? String(last.getDate()) : DAY.format(last);
  return `${DAY.format(first)} ${isNext ? 'or' : 'to'} ${end}`;
}

function addBusinessDays(from: Date, count: number): Date {
  const day = new Date(from.getFullYear(), from.getMonth(), from.getDate());
  for (let left = count; left > 0;) {
    day.setDate(day.getDate() + 1);
    if (day.getDay() !== 0 && day.getDay() !== 6) left -= 1;
  }
  return day;
}
