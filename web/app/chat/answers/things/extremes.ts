import type { Language } from 'common/language';
import { formatPrice } from 'common/money';
import type { Item } from '../../knowledge/price-list.ts';
import { storeCents } from '../../knowledge/price-list.ts';
import * as asks from '../asks/asks.ts';
import { pathOf, type Fact } from './facts-of-items.ts';

/** The cheapest, or the dearest, of things that are paid once, all that cost the same, and what comes next to them. */
export function extremesOf(
  question: string,
  things: Item[],
  language: Language,
  { isOfAll }: { isOfAll: boolean },
): { named: Item[]; text: string } | null {
  const isDearest = asks.wantsDearest(question);
  if (!isDearest && !asks.wantsCheapest(question)) return null;
  const priced = things
    .filter((item) => storeCents(item) > 0)
    .toSorted((one, other) => (storeCents(one) - storeCents(other)) * (isDearest ? -1 : 1));
  const [first] = priced;
  if (!first) return null;
  const named = priced.filter((item) => storeCents(item) === storeCents(first));
  const second = priced.find((item) => storeCents(item) !== storeCents(first));
  const price = (item: Item) => formatPrice(storeCents(item));
  const { most, least, mostOfThese, leastOfThese, each, next, and } = wordsOfExtremes[language];
  const lead = isDearest ? (isOfAll ? most : mostOfThese) : isOfAll ? least : leastOfThese;
  const names = named
    .map(({ name }) => name)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ` ${and} `);
  return {
    named,
    text: `${lead}: ${names}, ${price(first)}${named.length > 1 ? ` ${each}` : ''}.${second ? ` ${next}: ${second.name}, ${price(second)}.` : ''}`,
  };
}

/** The kits of which results come back first, and those that come next. */
export function quickestOf(things: Item[]): Fact | null {
  const daysOf = ({ product }: Item) => product?.turnaroundDays ?? Infinity;
  const [first, next] = [...new Set(things.map(daysOf))]
    .filter(Number.isFinite)
    .toSorted((one, other) => one - other);
  if (first === undefined) return null;
  const namesOf = (days: number) =>
    things
      .filter((item) => daysOf(item) === days)
      .map(({ name }) => name)
      .join(', ');
  const then = next === undefined ? '' : ` Next to that, ${next} days: ${namesOf(next)}.`;
  return {
    text: `Results come first, after ${first} days, of ${namesOf(first)}.${then}`,
    path: pathOf(things.find((item) => daysOf(item) === first)),
  };
}

const wordsOfExtremes: Record<
  Language,
  Record<'most' | 'least' | 'mostOfThese' | 'leastOfThese' | 'each' | 'next' | 'and', string>
> = {
  english: {
    most: 'The most expensive in the store',
    least: 'The least expensive in the store',
    mostOfThese: 'The most expensive of these',
    leastOfThese: 'The least expensive of these',
    each: 'each',
    next: 'Next to that',
    and: 'and',
  },
  spanish: {
    most: 'Lo más caro en la tienda',
    least: 'Lo más económico en la tienda',
    mostOfThese: 'Lo más caro de estos',
    leastOfThese: 'Lo más económico de estos',
    each: 'cada uno',
    next: 'Después',
    and: 'y',
  },
};
