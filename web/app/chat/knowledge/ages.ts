import type { Item } from './price-list.ts';

const old = /\b(\d{1,2})[ -]?(year|month|week|day)s?[ -]old\b/i;
const child =
  '(?:son|daughter|child|kid|boy|girl|baby|toddler|newborn|infant|teen\\w*|grand\\w+|he|she)';
/** 'My baby is 8 months', 'my daughter is 16', and not 'bloated for 3 weeks'. */
const aged = new RegExp(
  String.raw`\b${child}\b[^.?!]{0,20}?\b(?:is|turned|turns|aged?|just|at)\s(\d{1,2})\b(?:[ -]?(year|month|week)s?\b)?(?! ?(?:lbs|pounds|kilos|kg|inches|years? ago|months? ago|weeks? ago))`,
  'i',
);
const wantsKit = /\b(tests?|testing|kits?|which|gut)\b/i;
const aYear: Record<string, number> = { year: 1, month: 12, week: 52, day: 365 };

/** Things that are made for the age that a question names, e.g. 'my daughter is 16, which kit?'; none when it names no age or wants no kit. */
export function itemsForAge(question: string, items: Item[]): Item[] {
  const [, count, unit] = old.exec(question) ?? aged.exec(question) ?? [];
  if (count === undefined || !wantsKit.test(question)) return [];
  const age = Number(count) / (aYear[unit?.toLowerCase() ?? 'year'] ?? 1);
  return items.filter(({ product }) => {
    const [from, to] = product?.ages?.match(/\d+/g)?.map(Number) ?? [];
    return from !== undefined && to !== undefined && age >= from && age <= to;
  });
}
