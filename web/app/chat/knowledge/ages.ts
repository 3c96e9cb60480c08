import type { Item } from './price-list.ts';

const old = /\b(\d{1,2})[ -]?(year|month|week|day)s?[ -]old\b/i;
const child =
  '(?:son|daughter|child|kid|boy|girl|baby|toddler|newborn|infant|teen\\w*|grand\\w+|he|she)';
/** 'My baby is 8 months', 'my daughter is 16', and not 'bloated for 3 weeks'. */
const aged = new RegExp(
  String.raw`\b${child}\b[^.?!]{0,20}?\b(?:is|turned|turns|aged?|just|at)\s(\d{1,2})\b(?:[ -]?(year|month|week)s?\b)?(?! ?(?:lbs|pounds|kilos|kg|inches|years? ago|months? ago|weeks? ago))`,
  'i',
);
/** 'Hes 9', 'my daughter whos 4' */
const agedInShort =
  /\b(?:he|she|who)['’]?s (?:only |just |almost )?(\d{1,2})\b(?:[ -]?(year|month|week)s?\b)?/i;
/** 'Mi hijo de 5 años', 'tiene 8 meses' */
const agedInSpanish =
  /(?<!\p{L})(?:de|tiene|con) (\d{1,2}) (años?|anos?|mes(?:es)?|semanas?|d[ií]as?)(?!\p{L})/iu;
const wantsKit = /\b(tests?|testing|kits?|which|gut|pruebas?|cu[aá]l)\b/i;
/** How many of them make a year, by the letter that a unit begins with in English or Spanish. */
const aYear: Record<string, number> = { y: 1, a: 1, m: 12, w: 52, s: 52, d: 365 };

/** Things that are made for the age that a question names, e.g. 'my daughter is 16, which kit?'; none when it names no age or wants no kit. */
export function itemsForAge(question: string, items: Item[]): Item[] {
  const [, count, unit] =
    [old, aged, agedInShort, agedInSpanish]
      .map((way) => way.exec(question))
      .find((found) => found !== null) ?? [];
  if (count === undefined || !wantsKit.test(question)) return [];
  const age = Number(count) / (aYear[unit?.charAt(0).toLowerCase() ?? 'y'] ?? 1);
  return items.filter(({ product }) => {
    const [from, to] = product?.ages?.match(/\d+/g)?.map(Number) ?? [];
    return from !== undefined && to !== undefined && age >= from && age <= to;
  });
}
