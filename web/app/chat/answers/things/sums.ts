import type { Language } from 'common/language';
import { itemsForAge } from '../../knowledge/ages.ts';
import { findItems } from '../../knowledge/find-items.ts';
import type { Item } from '../../knowledge/price-list.ts';
import { storeCents, sumSentence } from '../../knowledge/price-list.ts';
import * as asks from '../asks/asks.ts';
import { countAsked, countBefore } from '../people/counts.ts';
import { countOf, linesOfAll, togetherSentence, type Line } from './spoken-prices.ts';

/** Where the next thing of a list begins. */
const nextThing =
  /[,;+&]|\bplus\b|\b(?:and|with)\b(?= (?:also )?(?:the|a|an|one|two|three|four|five|six|\d+)\b)/i;

/** 'Two of those' are of what was spoken of before. */
const pointsBack = /\b(?:those|these|them|that|it)\b/i;

/**
 * What several of `named` cost, as far as the question says how many of each or for how many people: 'two child kits and
 * one GI-MAP', 'the adult one for me and my husband plus the baby one'; of what was `spoken` of as many as it was for. ''
 * where nothing is to be added up.
 */
export function sumOf(
  question: string,
  named: Item[],
  language: Language,
  spoken: Line[] = [],
): string {
  const asked = linesOf(question, named);
  const lines = asks.wantsTotal(question) && named.length > 1 ? asSpoken(asked, spoken) : asked;
  const monthly = named.filter(({ payments }) => payments > 1);
  const people = countAsked(question);
  const [only] = lines;
  if (only && lines.length === 1)
    return only.count > 1 ? sumSentence(only.item, only.count, language) : '';
  if (people > 1 && monthly.length > 0)
    return monthly.map((item) => sumSentence(item, people, language)).join(' ');
  const isSum =
    lines.some(({ count }) => count > 1) || asks.wantsTotal(question) || asks.wantsAll(question);
  if (!isSum) return '';
  const isPriced = lines.every(({ item, count }) => storeCents(item) * count !== 0);
  return lines.length > 0 && isPriced ? togetherSentence(lines, language) : '';
}

/** 'And all of that together?': what a question counts anew counts. */
function asSpoken(lines: Line[], spoken: Line[]): Line[] {
  const before = spoken.filter(({ item }) => lines.some((line) => line.item === item));
  const most = Math.max(...lines.map(({ count }) => count));
  const isOfAll = before.length === lines.length && most === countOf(before);
  return isOfAll || most === 1
    ? lines.map((line) => before.find(({ item }) => item === line.item) ?? line)
    : lines;
}

/** How many of each; where one part of a question names several things, its count is of none of them alone. */
function linesOf(question: string, named: Item[]): Line[] {
  const forAges = itemsForAge(`${question} kit`, named);
  if (forAges.length > 1) return linesOfAll(forAges);
  const [one, ...more] = named;
  if (one && more.length === 0)
    return [{ item: one, count: Math.max(countAsked(question), countBefore(question)) }];
  const parts = question.split(nextThing).map((part) => ({
    count: Math.max(countAsked(part), countBefore(part.trim())),
    items: findItems(part, named),
    isOfThose: pointsBack.test(part),
  }));
  const ofThose = parts.find(({ items, isOfThose }) => isOfThose && items.length === 0);
  return named.map((item) => {
    const own = parts.find(({ items }) => items.length === 1 && items[0] === item);
    const isNamed = parts.some(({ items }) => items.includes(item));
    return { item, count: own?.count ?? (isNamed ? 1 : (ofThose?.count ?? 1)) };
  });
}

/** '750 for an hour, is that right?': the things that cost a sum which is doubted or compared. */
export function pricedAt(question: string, items: Item[]): Item[] {
  if (!asks.doubtsPrice(question)) return [];
  const sums = sumsIn(question);
  const found = items.filter(({ prices }) => prices.some(({ cents }) => sums.has(cents)));
  const most = Math.max(0, ...found.map((item) => hits(item, sums)));
  return found.filter((item) => hits(item, sums) === most).slice(0, 2);
}

/** 'The FAQ says 777, the store 877': a sum that none of these things costs. */
export const namesOtherSum = (question: string, items: Item[]): boolean =>
  [...sumsIn(question)].some(
    (sum) => !items.some(({ prices }) => prices.some(({ cents }) => cents === sum)),
  );

const sumsIn = (question: string): Set<number> =>
  new Set(
    Array.from(
      question.matchAll(
        /(?<![\d.,])(?:\$(?=\d{2})|(?=\d{3}|\d,))(\d{2,4}|\d,\d{3})(?![\d%]|[.,]\d)/g,
      ),
      ([, digits]) => Number((digits ?? '').replace(',', '') + '00'),
    ),
  );

const hits = ({ prices }: Item, sums: Set<number>): number =>
  new Set(prices.map(({ cents }) => cents).filter((cents) => sums.has(cents))).size;

const ofPrice =
  /\$?(\d{2,4})(?:[ -]dollars?| bucks)? (?:one|kit|test|supplement|package)s?\b|\$(\d{2,4})\b(?= (?:and|or|vs))/gi;

/** 'The 537 one': what costs that in the store. */
export function itemsOfPrice(text: string, items: Item[]): Item[] {
  const sums = Array.from(
    text.matchAll(ofPrice),
    ([, one, another]) => Number(one ?? another) * 100,
  );
  return items.filter((item) => sums.includes(storeCents(item)));
}
