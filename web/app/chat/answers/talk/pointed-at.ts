import type { Sample } from '../../../content/product.ts';
import { termsOf } from '../../curated/terms.ts';
import { findItems } from '../../knowledge/find-items.ts';
import type { Item } from '../../knowledge/price-list.ts';
import { storeCents } from '../../knowledge/price-list.ts';
import * as asks from '../asks/asks.ts';
import { countOf } from '../things/spoken-prices.ts';
import type { Talk } from './talk.ts';

const places: [RegExp, number][] = [
  [
    /\b(?:first|1st|former) ?(?:one|of (?:the two|them|those))|^\W*the (?:first|former)\b|\b(?:el primero|la primera)\b/i,
    0,
  ],
  [
    /\b(?:second|2nd|latter) ?(?:one|of (?:the two|them|those))|^\W*the (?:second|latter)\b|\b(?:el segundo|la segunda)\b/i,
    1,
  ],
  [/\b(?:last|third) (?:one|of (?:them|those))\b|^\W*the last\b|\b(?:el último|la última)\b/i, -1],
];
const other = /\bthe other(?: one)?\b|\b(?:el otro|la otra)\b/i;
const several: [RegExp, number][] = [
  [/\ball three\b|\b(?:las|los) tres\b/i, 3],
  [
    /\bboth\b|\b(?:for|of) each\b|\b(?:the|those|these|of the) two\b|\btogether\b|\b(?:los|las) dos\b|\bjunt[oa]s\b/i,
    2,
  ],
];
/** 'That plus the GI-MAP', 'with a consult on top' */
const joins =
  /\b(?:it|that|this|them|those|these|eso)(?: one)?,? (?:plus|and|with|\+|más|y)\b|\b(?:plus|and|with|\+|más) (?:it|that|this|them|eso)\b/i;
/** 'Can I use GI-MAP in it?', of a package. */
const inIt = /\b(?:in|into|with|for) (?:it|that|this)\b/i;
const onTop =
  /\b(?:on top|as well|added)\b|^\W*(?:(?:and|ok|so|then)\W+)*(?:with|plus|add(?:ing)?|throw in)\b|\b(?:if|when) (?:i|we) (?:also )?add\b/i;
const ofSample: [RegExp, Sample][] = [
  [/\b(?:urine|pee|orina|pipí)\b/i, 'urine'],
  [/\b(?:saliva|spit)\b/i, 'saliva'],
  [/\b(?:stool|poop|swab|heces)\b/i, 'stool'],
  [/\b(?:finger|blood|prick|dedo|sangre)\b/i, 'finger-prick'],
];
const oneOf = /\b(?:the|that|la|el|esa?) (?:\S+ ){1,2}(?:one|kit|test)\b|\b(?:la|el) de\b/i;

/** What a message means of the things that were spoken of: 'the first one', 'the other', 'both', 'the urine one'. */
export function pointedAt(question: string, talk: Talk, items: Item[]): Item[] {
  const { things, before, told } = talk;
  const place = places.find(([way]) => way.test(question));
  const listed = things.length > 1 ? things : told;
  if (place && listed.length > 1) return listed.slice(place[1]).slice(0, 1);
  if (other.test(question))
    return things.length === 1 ? before.slice(0, 1) : things.length === 2 ? things.slice(1) : [];
  const ofThose = leastOf(question, things);
  if (ofThose.length > 0) return ofThose;
  const named = findItems(question, items);
  const isAdded = joins.test(question) || onTop.test(question);
  const isInPackage = inIt.test(question) && things.some(({ category }) => category === 'package');
  if ((isAdded || isInPackage) && named.some((item) => !things.includes(item)))
    return [...things.filter((item) => !named.includes(item)), ...named];
  const [last] = before;
  if (onTop.test(question) && last && named.length === 1 && asks.wantsPrice(question))
    return [last, ...named];
  if (named.length > 0) return [];
  const most = several.find(([way]) => way.test(question))?.[1] ?? 0;
  const priced = pricedTogether(question, talk, most);
  if (priced.length > 0) return priced;
  const shelf = items.filter(({ category }) => category === things[0]?.category);
  if (most > things.length && shelf.length === most) return shelf;
  if (most > things.length && before.length > 0) return [...things, ...before].slice(0, most);
  const [one] = [ofTheSample(question, things, items), ofTheWord(question, things)].filter(
    ({ length }) => length > 0,
  );
  return one ?? [];
}

const all = /\b(?:everything|all of (?:it|that|them|those|this)|the whole (?:lot|thing)|todo)\b/i;

/** 'All three together', 'what is the total?': what the talk told the prices of, when they are as many. */
function pricedTogether(question: string, { priced }: Talk, most: number): Item[] {
  const isMeant =
    most > 0
      ? countOf(priced) === most
      : asks.wantsTotal(question) || (all.test(question) && asks.wantsPrice(question));
  const items = priced.map(({ item }) => item).toReversed();
  return isMeant && items.length > 1 && items.every((item) => storeCents(item) > 0) ? items : [];
}

/** 'The cheaper one', 'the faster one' of several. */
function leastOf(question: string, things: Item[]): Item[] {
  const [, word] =
    /\bthe (cheap\w+|less expensive|fast\w+|quick\w+) (?:one|kit|test)\b/i.exec(question) ?? [];
  if (!word || things.length < 2) return [];
  const value = /^(?:cheap|less)/i.test(word)
    ? storeCents
    : ({ product }: Item) =>
        Number(/\d+/.exec(String(product?.turnaroundDays ?? ''))?.[0] ?? Infinity);
  return things.toSorted((one, other) => value(one) - value(other)).slice(0, 1);
}

const kit = '(?:tests?|kits?|tubes?|ones?)';
/** More of them have nothing else in common. */
const mostOfSample = 2;

/** 'The saliva test', where few are collected so. */
export function itemsOfSample(text: string, items: Item[]): Item[] {
  const sample = ofSample.find(([way]) => new RegExp(`(?:${way.source}) ${kit}`, 'i').test(text));
  const found = items.filter(({ product }) => sample && product?.sample === sample[1]);
  return found.length <= mostOfSample ? found : [];
}

/** Of several the one that is collected so; of all that are for sale the only one. */
function ofTheSample(question: string, things: Item[], items: Item[]): Item[] {
  const sample = oneOf.test(question) && ofSample.find(([way]) => way.test(question))?.[1];
  if (!sample) return [];
  const [among, all] = [things, items].map((list) =>
    list.filter(({ product }) => product?.sample === sample),
  );
  if (among && among.length > 0 && things.length > 1) return among;
  return all?.length === 1 ? all : [];
}

/** 'The women's one': of several the one whose name, else whose words, say that alone. */
function ofTheWord(question: string, things: Item[]): Item[] {
  const word = oneOf.exec(question)?.[0];
  if (!word || things.length < 2) return [];
  const asked = termsOf(word.replaceAll(/\bone\b/gi, ''), 'english');
  for (const wordsOf of [nameOf, cardOf]) {
    const found = things.filter((item) => {
      const own = termsOf(wordsOf(item), 'english');
      return asked.some((term) => own.includes(term));
    });
    if (found.length === 1) return found;
  }
  return [];
}

const nameOf = ({ names }: Item): string => names.join(' ');
const cardOf = ({ product }: Item): string =>
  [product?.description, ...(product?.features ?? [])].join(' ');
