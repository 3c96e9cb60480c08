import { findItems } from './find-items.ts';
import type { Item } from './price-list.ts';

const old = /\b(\d{1,2})[ -]?(year|yr|month|mo|week|wk|day)s?[ -]olds?\b/i;
const child =
  '(?:son|daughter|child|kid|boy|girl|baby|toddler|newborn|infant|teen\\w*|grand\\w+|dd|ds|mom|mother|dad|father|husband|wife|he|she)s?';
/** 'My baby is 8 months', 'my daughter is 16', and not 'bloated for 3 weeks'. */
const aged = new RegExp(
  String.raw`\b${child}\b[^.?!]{0,20}?\b(?:is|turned|turns|aged?|just|at)\s(\d{1,2})\b(?:[ -]?(year|month|week)s?\b)?(?! ?(?:lbs|pounds|kilos|kg|inches|years? ago|months? ago|weeks? ago))`,
  'i',
);
/** 'Hes 9', 'my daughter whos 4' */
const agedInShort =
  /\b(?:he|she|who)['’]?s (?:only |just |almost )?(\d{1,2})\b(?:[ -]?(year|month|week)s?\b)?/i;
/** 'Ages 4, 7 and 11' */
const listed = /\bages? (?:of )?((?:\d{1,2}(?:, ?(?:and )?| and | & )?)+)/i;
/** 'Mi hijo de 5 años', 'tiene 8 meses' */
const agedInSpanish =
  /(?<!\p{L})(?:de|tiene|con) (\d{1,2}) (añ(?:os?|itos)|an(?:os?|itos)|mes(?:es|ecitos)?|semanas?|d[ií]as?)(?!\p{L})/iu;
/** 'Mi hijo de 11' */
const childInSpanish = /\b(?:hij|nin|niñ|niet|nen)[oa]s? de (\d{1,2})\b/i;
const wantsKit =
  /\b(tests?|testing|kits?|which|gut|pruebas?|cu[aá]l|what (?:would|do|should) (?:you|we|i) (?:look|recommend|suggest|do|get|order|start))\b/i;
/** How many of them make a year, by the letter that a unit begins with in English or Spanish. */
const aYear: Record<string, number> = { y: 1, a: 1, m: 12, w: 52, s: 52, d: 365 };

const adultFrom = 18;

/** Things that are made for the ages that a question names, one for each, e.g. 'my daughter is 16, which kit?'; none when it names no age or wants no kit. */
export function itemsForAge(question: string, items: Item[]): Item[] {
  if (!wantsKit.test(question)) return [];
  return agesIn(question).flatMap((age) => {
    const made = items.filter(({ product }) => {
      const [from, to] = product?.ages?.match(/\d+/g)?.map(Number) ?? [];
      return from !== undefined && to !== undefined && age >= from && age <= to;
    });
    return made.length > 0 || age < adultFrom ? made : findItems('adult kit', items);
  });
}

/** In years, as a question names them. */
export function agesIn(question: string): number[] {
  const list = listed.exec(question)?.[1]?.match(/\d+/g) ?? [];
  if (list.length > 0) return list.map(Number);
  const inSpanish = Array.from(question.matchAll(new RegExp(agedInSpanish, 'giu')));
  const found =
    inSpanish.length > 0
      ? inSpanish
      : [old, aged, agedInShort, childInSpanish]
          .map((way) => way.exec(question))
          .filter(Boolean)
          .slice(0, 1);
  return found.map((match) => {
    const [, count, unit] = match ?? [];
    return Number(count) / (aYear[unit?.charAt(0).toLowerCase() ?? 'y'] ?? 1);
  });
}
