import type { Language } from 'common/language';
import type { Sample } from '../../content/product.ts';
import { hashOfTab, productPath } from '../../content/store-tabs.ts';
import type { Category } from '../../content/views.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { asSentence, withoutFigures } from '../knowledge/passage.ts';
import type { Item } from '../knowledge/price-list.ts';
import { priceSentence, rangeSentence } from '../knowledge/price-list.ts';
import * as asks from './asks.ts';
import { sumOf } from './sums.ts';

const mostItems = 4;

/** What is to be told, and where more of it stands. */
type Fact = { text: string; path: string | null };

export function prices(
  question: string,
  named: Item[],
  language: Language,
  { items, shelves }: Knowledge,
): Fact | null {
  const of = (wanted: Category) => items.filter((item) => item.category === wanted);
  if (named.length > 0) {
    const told = named.slice(0, mostItems);
    return {
      text: [
        ...told.map((item) => priceSentence(item, language)),
        language === 'english' ? sumOf(question, told) : '',
      ]
        .join(' ')
        .trim(),
      path: pathOf(named[0]),
    };
  }
  if (language === 'spanish') return null;
  const category = asks.shelfAsked(question);
  if (!category && (asks.isOnlyPrice(question) || asks.namesBudget(question)))
    return {
      text: [
        rangeSentence(shelves.testing, of('testing')),
        ...of('consultation').map((item) => priceSentence(item)),
        ...of('package').map((item) => priceSentence(item)),
        rangeSentence(shelves.supplement, of('supplement')),
      ]
        .filter(Boolean)
        .join(' '),
      path: shelfPath(items[0]),
    };
  if (!category) return null;
  const shelf = of(category);
  const sentence =
    category === 'testing' || category === 'supplement'
      ? rangeSentence(shelves[category], shelf)
      : shelf.map((item) => priceSentence(item)).join(' ');
  return sentence ? { text: sentence, path: shelfPath(shelf[0]) } : null;
}

export function days(named: Item[], language: Language, { daysCounted }: Knowledge): Fact | null {
  const known = named.flatMap(({ name, product }) =>
    product?.turnaroundDays
      ? [
          language === 'spanish'
            ? `Los resultados de ${name} tardan ${product.turnaroundDays} días desde que el laboratorio tiene la muestra.`
            : `Results of ${name} take ${product.turnaroundDays} days.`,
        ]
      : [],
  );
  const counted = language === 'spanish' ? [] : [daysCounted];
  return factOf(named, known, counted);
}

export function ages(named: Item[], language: Language): Fact | null {
  const known = named.flatMap(({ name, product }) =>
    product?.ages
      ? [
          language === 'spanish'
            ? `${name} es para ${product.ages.replace(/ years?$/, ' años')}.`
            : `${name} is for ages ${product.ages}.`,
        ]
      : [],
  );
  return factOf(named, known);
}

const samples: Record<Language, Record<Sample, string>> = {
  english: {
    stool: 'a stool sample',
    urine: 'a urine sample',
    saliva: 'a saliva sample',
    'finger-prick': 'a few drops of blood from a fingertip',
  },
  spanish: {
    stool: 'una muestra de heces',
    urine: 'una muestra de orina',
    saliva: 'una muestra de saliva',
    'finger-prick': 'unas gotas de sangre de un dedo',
  },
};

export function sample(named: Item[], language: Language): Fact | null {
  const known = named.flatMap(({ name, product }) => {
    if (!product?.sample) return [];
    const words = samples[language][product.sample];
    return language === 'spanish'
      ? [`${name} necesita ${words}, que se toma en casa.`]
      : [`${name} needs ${words}, taken at home.`];
  });
  return factOf(named, known);
}

const factOf = (named: Item[], known: string[], behind: string[] = []): Fact | null =>
  known.length > 0
    ? { text: [...known.slice(0, mostItems), ...behind].join(' '), path: pathOf(named[0]) }
    : null;

export function describe(item: Item, knowledge: Knowledge): string {
  const { product, offer } = item;
  const features = product?.features ?? offer?.features ?? [];
  const dayWords = product?.turnaroundDays ? `Results take ${product.turnaroundDays} days.` : '';
  const ages = product?.ages ? `It is for ages ${product.ages}.` : '';
  return withPage(
    [
      `${item.name}: ${asSentence(product?.description ?? offer?.description ?? '')}`,
      asSentence(features.filter((feature) => withoutFigures(feature) !== '').join('; ')),
      ages,
      dayWords,
      priceSentence(item),
    ]
      .filter(Boolean)
      .join(' '),
    pathOf(item),
    knowledge,
  );
}

export function withPage(text: string, path: string | null, { assistant }: Knowledge): string {
  return path ? `${text}\n${assistant.readMore} ${path}` : text;
}

const shelfPath = (item: Item | undefined): string | null =>
  item ? `/store${hashOfTab(item.category)}` : null;

/** Its own page; an offer that is no product of the store has none. */
const pathOf = (item: Item | undefined): string | null =>
  item?.product ? productPath(item.id) : shelfPath(item);
