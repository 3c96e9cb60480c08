import type { Language } from 'common/language';
import type { Category } from '../../../content/views.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Item } from '../../knowledge/price-list.ts';
import { priceSentence, rangeSentence } from '../../knowledge/price-list.ts';
import * as asks from '../asks/asks.ts';
import { extremesOf } from './extremes.ts';
import { pathOf, shelfPath, type Fact } from './facts-of-items.ts';
import { sumOf } from './sums.ts';

const mostItems = 4;

/** What things cost, each and in all; what a shelf costs where none of them was named. */
export function prices(
  question: string,
  named: Item[],
  language: Language,
  knowledge: Knowledge,
): Fact | null {
  const shelf = asks.shelfAsked(question);
  const ofShelf = knowledge.items.filter(({ category }) => category === shelf);
  const among = named.length > 1 ? named : shelf ? ofShelf : knowledge.items;
  const extremes = extremesOf(question, among, language);
  if (extremes) return { text: extremes.text, path: pathOf(extremes.named[0]) };
  if (named.length > 0) return pricesOf(question, named, language);
  if (shelf && asks.wantsAll(question)) return pricesOf(question, ofShelf, language);
  if (language === 'spanish') return null;
  if (shelf) return pricesOfShelf(shelf, knowledge);
  return asks.isOnlyPrice(question) || asks.namesBudget(question) ? allPrices(knowledge) : null;
}

function pricesOf(question: string, items: Item[], language: Language): Fact {
  const told = items.slice(0, mostItems);
  return {
    text: [...told.map((item) => priceSentence(item, language)), sumOf(question, told, language)]
      .filter(Boolean)
      .join(' '),
    path: pathOf(told[0]),
  };
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
