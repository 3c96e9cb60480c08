import { findItems } from '../../knowledge/find-items.ts';
import type { Item } from '../../knowledge/price-list.ts';
import type { Talk } from './talk.ts';

const grownUp =
  /\bfor (?:me|myself|(?:both|the two) of us)\b(?! to\b)|\b(?:my|our|mi) (?:husband|wife|spouse|partner|fianc\w+|mom|mother|dad|father|espos[oa]|marido|mam[aá]|pap[aá])\b|\bpara m[ií]\b|\bpara nosotros\b/i;
const young =
  /\b(?:son|daughter|kids?|child(?:ren)?|boy|girl|baby|toddler|teen\w*|hij[oa]s?|ni[nñ][oa]s?|beb[eé])\b/i;
const afterBirth =
  /\b(?:after|once|when) (?:(?:the |my |our )?(?:birth|delivery)|(?:she|he|it|the baby|baby|my baby)(?:['’]?s| is| has)? (?:born|here|arrive[sd]?|com(?:es|e))|i (?:give|gave) birth|i deliver)\b/i;

/** 'And for me?' after the kit of a child, 'and once she is born?' after the one for pregnancy: the kit of that kind for whoever it is then. */
export function forAnother(question: string, { things }: Talk, items: Item[]): Item[] {
  if (things.length === 0) return [];
  if (things.every(({ product }) => product?.ages))
    return grownUp.test(question) && !young.test(question) ? findItems('adult kit', items) : [];
  if (!afterBirth.test(question)) return [];
  const inPregnancy = findItems('pregnancy kit', items);
  return things.every((item) => inPregnancy.includes(item)) ? findItems('baby kit', items) : [];
}
