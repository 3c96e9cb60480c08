import { addBusinessDays, type Calendar, dayOf } from './business-days.ts';
import { shortDay, weekDay } from './day-words.ts';

const span = /(\d{1,2})(?:\s*(?:to|-|–)\s*(\d{1,2}))? business days?/i;

const untilThen = /^(?:in|within) .+ business days?\.?$/i;

/**
 * An editor's words for when something happens, with its days: of 'In 1 to 2 business days' the last, 'By Tue, Nov 24', in
 * their place; of others all of them, beside their words. Words without business days stay as they are.
 */
export function datedWords(words: string, now: Date, calendar: Calendar): string {
  const days = daysOf([words], now, calendar);
  if (!days) return words;
  return untilThen.test(words)
    ? `By ${weekDay(days.last)}`
    : `${words}, ${spelled(days, calendar)}`;
}

/**
 * The days that an editor's words mean, for one thing after another: what leaves in 1 to 2 business days and takes 5 to 7
 * comes in 6 to 9. Null without such words.
 */
export function spellSpan(words: readonly string[], now: Date, calendar: Calendar): string | null {
  const days = daysOf(words, now, calendar);
  return days && spelled(days, calendar);
}

type Days = { first: string; last: string };

function daysOf(words: readonly string[], now: Date, calendar: Calendar): Days | null {
  let [from, to] = [0, 0];
  for (const each of words) {
    const found = span.exec(each);
    if (!found) return null;
    from += Number(found[1]);
    to += Number(found[2] ?? found[1]);
  }
  const today = dayOf(now, calendar.timeZone);
  return {
    first: addBusinessDays(today, from, calendar),
    last: addBusinessDays(today, to, calendar),
  };
}

/** 'Nov 23', 'Nov 23 or 24', 'Nov 30 to Dec 2' */
function spelled({ first, last }: Days, calendar: Calendar): string {
  if (first === last) return shortDay(first);
  const isNext = addBusinessDays(first, 1, calendar) === last;
  const end =
    first.slice(0, 7) === last.slice(0, 7) ? String(Number(last.slice(-2))) : shortDay(last);
  return `${shortDay(first)} ${isNext ? 'or' : 'to'} ${end}`;
}
