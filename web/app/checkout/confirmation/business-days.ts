const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const SPAN = /(\d{1,2})(?:\s*(?:to|-|–)\s*(\d{1,2}))? business days?/i;

/** The days that an editor's words mean, counted from `today`: 'In 1 to 2 business days' is 'Nov 23 or 24'. Null without such words. */
export function spellDays(words: string, today: Date): string | null {
  return spellSpan([words], today);
}

/** The same for one thing after another: what leaves in 1 to 2 business days and takes 5 to 7 comes in 6 to 9. */
export function spellSpan(words: readonly string[], today: Date): string | null {
  let [from, to] = [0, 0];
  for (const each of words) {
    const span = SPAN.exec(each);
    if (!span) return null;
    from += Number(span[1]);
    to += Number(span[2] ?? span[1]);
  }
  const first = addBusinessDays(today, from);
  const last = addBusinessDays(today, to);
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
