import type { Item } from './price-list.ts';

const OLD = /\b(\d{1,2})[ -]?(year|month|week|day)s?[ -]old\b/i;
const AGE = /(?<!\b(?:for|last|past|in|after|within|every|over) )\b(\d{1,2})[ -]?(year|month|week|day)s?\b(?! (?:ago|back|later|of|in|for|now|since|program|challenge|reset))|\b(?:son|daughter|child|kid|boy|girl|baby|toddler|grand\w+|he|she)\b[^.?!]{0,20}?\b(?:is|turned|turns|aged?|just)\s(\d{1,2})\b(?! ?(?:lbs|pounds|kilos|kg|inches))/i;
const WANTS_KIT = /\b(tests?|testing|kits?|which|gut)\b/i;
const A_YEAR: Record<string, number> = { year: 1, month: 12, week: 52, day: 365 };

/** Things that are made for the age that a question names, e.g. 'my daughter is 16, which kit?'; none when it names no age or wants no kit. */
export function itemsForAge(question: string, items: Item[]): Item[] {
  const [, count, unit, years] = OLD.exec(question) ?? AGE.exec(question) ?? [];
  if ((count ?? years) === undefined || !WANTS_KIT.test(question)) return [];
  const age = Number(count ?? years) / (A_YEAR[unit?.toLowerCase() ?? 'year'] ?? 1);
  return items.filter(({ product }) => {
    const [from, to] = product?.ages?.match(/\d+/g)?.map(Number) ?? [];
    return from !== undefined && to !== undefined && age >= from && age <= to;
  });
}
