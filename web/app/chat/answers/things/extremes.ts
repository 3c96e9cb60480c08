import type { Language } from 'common/language';
import { formatPrice } from 'common/money';
import type { Item } from '../../knowledge/price-list.ts';
import { storeCents } from '../../knowledge/price-list.ts';
import * as asks from '../asks/asks.ts';

/** The cheapest, or the dearest, of things that are paid once, all that cost the same, and what comes next to them. */
export function extremesOf(
  question: string,
  things: Item[],
  language: Language,
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
  const { most, least, each, next, and } = wordsOfExtremes[language];
  const names = named
    .map(({ name }) => name)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ` ${and} `);
  return {
    named,
    text: `${isDearest ? most : least}: ${names}, ${price(first)}${named.length > 1 ? ` ${each}` : ''}.${second ? ` ${next}: ${second.name}, ${price(second)}.` : ''}`,
  };
}

const wordsOfExtremes: Record<
  Language,
  Record<'most' | 'least' | 'each' | 'next' | 'and', string>
> = {
  english: {
    most: 'The most expensive in the store',
    least: 'The least expensive in the store',
    each: 'each',
    next: 'Next to that',
    and: 'and',
  },
  spanish: {
    most: 'Lo más caro en la tienda',
    least: 'Lo más económico en la tienda',
    each: 'cada uno',
    next: 'Después',
    and: 'y',
  },
};
