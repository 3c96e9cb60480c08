import { addBusinessDays, type Calendar, dayOf } from './business-days.ts';
import { shortDay } from './day-words.ts';

const span = /(\d{1,2})(?:\s*(?:to|-|–)\s*(\d{1,2}))? business days?/i;

/** The days that an editor's words mean, counted from `now`: 'In 1 to 2 business days' is 'Nov 23 or 24'. Null without such words. */
export function spellDays(words: string, now: Date, calendar: Calendar): string | null {
  return spellSpan([words], now, calendar);
}

/** The same for one thing after another: what leaves in 1 to 2 business days and takes 5 to 7 comes in 6 to 9. */
export function spellSpan(words: readonly string[], now: Date, calendar: Calendar): string | null {
  let [from, to] = [0, 0];
  for (const each of words) {
    const found = span.exec(each);
    if (!found) return null;
    from += Number(found[1]);
    to += Number(found[2] ?? found[1]);
  }
  const today = dayOf(now, calendar.timeZone);
  const first = addBusinessDays(today, from, calendar);
  const last = addBusinessDays(today, to, calendar);
  if (first === last) return shortDay(first);
  const isNext = addBusinessDays(first, 1, calendar) === last;
  const end =
    first.slice(0, 7) === last.slice(0, 7) ? String(Number(last.slice(-2))) : shortDay(last);
  return `${shortDay(first)} ${isNext ? 'or' : 'to'} ${end}`;
}
