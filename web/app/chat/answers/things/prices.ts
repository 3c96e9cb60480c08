import type { Language } from 'common/language';
import { formatPrice } from 'common/money';
import type { Category } from '../../../content/views.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Item } from '../../knowledge/price-list.ts';
import { priceSentence, rangeSentence, storeCents } from '../../knowledge/price-list.ts';
import * as asks from '../asks/asks.ts';
import { extremesOf } from './extremes.ts';
import { pathOf, shelfPath, type Fact } from './facts-of-items.ts';
import { forFamily } from './for-family.ts';
import type { Line } from './spoken-prices.ts';
import { sumOf } from './sums.ts';

const mostItems = 4;

/** What things cost, each and in all; what a shelf costs where none of them was named. */
export function prices(
  question: string,
  named: Item[],
  language: Language,
  knowledge: Knowledge,
  spoken: Line[] = [],
): Fact | null {
  const shelf = asks.shelfAsked(question);
  const ofShelf = knowledge.items.filter(({ category }) => category === shelf);
  const among = named.length > 1 ? named : shelf ? ofShelf : knowledge.items;
  const extremes = extremesOf(question, among, language, {
    isOfAll: named.length < 2 || isWholeShelf(named, knowledge.items),
  });
  if (extremes) return { text: extremes.text, path: pathOf(extremes.named[0]) };
  const ofFamily = forFamily(question, knowledge.items, language);
  if (ofFamily && named.every(({ name }) => ofFamily.text.includes(name))) return ofFamily;
  const range = asks.priceRangeIn(question);
  if (range && named.length === 0 && language === 'english')
    return inRange(range, shelf ? ofShelf : knowledge.items);
  if (named.length > 0) return pricesOf(question, named, language, spoken);
  if (shelf && asks.wantsAll(question))
    return ofShelf.length > mostItems && !asks.wantsTotal(question)
      ? listOf(ofShelf)
      : pricesOf(question, ofShelf, language);
  if (language === 'spanish') return null;
  if (shelf) return pricesOfShelf(shelf, knowledge);
  return asks.isOnlyPrice(question) || asks.namesBudget(question) ? allPrices(knowledge) : null;
}

const isWholeShelf = (named: Item[], items: Item[]): boolean =>
  items.every((item) => item.category !== named[0]?.category || named.includes(item));

function pricesOf(question: string, items: Item[], language: Language, spoken: Line[] = []): Fact {
  const told = items.slice(0, mostItems);
  return {
    text: [
      ...told.map((item) => priceSentence(item, language)),
      sumOf(question, told, language, spoken),
    ]
      .filter(Boolean)
      .join(' '),
    path: pathOf(told[0]),
  };
}

/** The prices of many things, each in a few words. */
const listOf = (items: Item[]): Fact => ({
  text: `In the store: ${items.map((item) => `${item.name} ${formatPrice(storeCents(item))}`).join(', ')}.`,
  path: shelfPath(items[0]),
});

/** What costs so much, the least expensive first; null where nothing does. */
function inRange({ from, to }: { from: number; to: number }, items: Item[]): Fact | null {
  const found = items
    .filter((item) => storeCents(item) > 0)
    .filter((item) => storeCents(item) >= from * 100 && storeCents(item) <= to * 100)
    .toSorted((one, other) => storeCents(one) - storeCents(other));
  return found.length > 0 ? listOf(found) : null;
}

function pricesOfShelf(shelf: Category, { items, shelves }: Knowledge): Fact | null {
  const own = items.filter(({ category }) => category === shelf);
  const sentence =
    shelf === 'testing' || shelf === 'supplement'
      ? rangeSentence(shelves[shelf], own)
      : own.map((item) => priceSentence(item)).join(' ');
  return sentence ? { text: sentence, path: shelfPath(own[0]) } : null;
}

function allPrices(knowledge: Knowledge): Fact {
  const shelves: Category[] = ['testing', 'consultation', 'package', 'supplement'];
  return {
    text: shelves.flatMap((shelf) => pricesOfShelf(shelf, knowledge)?.text ?? []).join(' '),
    path: shelfPath(knowledge.items[0]),
  };
}
