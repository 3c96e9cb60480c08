import type { Language } from 'common/language';
import type { Sample } from '../../../content/product.ts';
import { hashOfTab, productPath } from '../../../content/store-tabs.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { asSentence, withoutFigures } from '../../knowledge/passage.ts';
import type { Item } from '../../knowledge/price-list.ts';
import { priceSentence } from '../../knowledge/price-list.ts';
import { withPage } from '../content-answer.ts';

const mostItems = 4;

/** What is to be told, and where more of it stands. */
export type Fact = { text: string; path: string | null };

/** What the page of a thing says of one property of it; null where it says nothing. */
type Property = (item: Item, language: Language) => string | null;

/** Of several things, what is known of each. */
export const factOf = (
  named: Item[],
  property: Property,
  language: Language,
  behind: string[] = [],
): Fact | null => {
  const known = named.flatMap((item) => property(item, language) ?? []).slice(0, mostItems);
  return known.length > 0
    ? { text: [...known, ...behind].join(' '), path: pathOf(named[0]) }
    : null;
};

export const days: Property = ({ name, category, product }, language) => {
  const count = product?.turnaroundDays;
  if (category !== 'testing') return null;
  if (language === 'spanish')
    return count
      ? `Los resultados de ${name} tardan ${count} días desde que el laboratorio tiene la muestra.`
      : `El sitio no dice cuántos días tardan los resultados de ${name}. Pregunte en el formulario de contacto (contact form).`;
  return count
    ? `Results of ${name} take ${count} days.`
    : `The site names no days for the results of ${name}.`;
};

export const ages: Property = ({ name, category, product, page }, language) => {
  if (product?.ages)
    return language === 'spanish'
      ? `${name} es para ${product.ages.replace(/ years?$/, ' años')}.`
      : `${name} is for ages ${product.ages}.`;
  if (category !== 'testing') return null;
  return language === 'spanish'
    ? `El sitio no dice edades para ${name}. Pregunte antes en el formulario de contacto (contact form).`
    : `${page?.ages ? `${name}: ${asSentence(page.ages)} ` : ''}The site names no ages for ${name}. If you are not sure that it fits, please ask through the contact form first.`;
};

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

/** 'A stool sample'; null for what needs none. */
export const sampleWords = ({ product }: Item): string | null =>
  product?.sample ? samples.english[product.sample] : null;

export const sample: Property = ({ name, product, page }, language) => {
  if (!product?.sample) return null;
  const words = samples[language][product.sample];
  if (language === 'spanish') return `${name} necesita ${words}, que se toma en casa.`;
  const collected = page?.youCollect ? ` You collect: ${asSentence(page.youCollect)}` : '';
  return `${name} needs ${words}, taken at home.${collected}`;
};

/** How it is collected, step by step. */
export const steps: Property = ({ name, page }, language) =>
  page && page.steps.length > 0 && language === 'english'
    ? [
        `${name}:`,
        ...[page.youCollect, ...page.steps.map(({ title, text }) => `${title}: ${text}`)]
          .filter((line) => line !== null)
          .map(asSentence),
      ].join(' ')
    : null;

/** What to mind before it is collected or taken. */
export const before: Property = ({ name, page }, language) =>
  page && page.before.length > 0 && language === 'english'
    ? [`${name}:`, ...page.before.map(asSentence)].join(' ')
    : null;

export const box: Property = ({ name, page }, language) =>
  page && page.inTheBox.length > 0 && language === 'english'
    ? `In the box of ${name}: ${asSentence(page.inTheBox.join(', '))}`
    : null;

/** For whom it is. */
export const use: Property = ({ name, page }, language) =>
  page && page.goodFor.length > 0 && language === 'english'
    ? [
        `${name}: ${asSentence(page.summary)} It is good for:`,
        ...page.goodFor.map(asSentence),
      ].join(' ')
    : null;

/** What it cannot tell, and how far it can be relied on. */
export const limits: Property = ({ name, page }, language) =>
  page && page.cannotTell.length > 0 && language === 'english'
    ? [`${name}:`, ...page.cannotTell.map(asSentence)].join(' ')
    : null;

/** What a kit shows and what it cannot tell: whether it finds what somebody asks for. */
export const showsAndNot: Property = ({ name, page }, language) =>
  page && page.shows.length > 0 && page.cannotTell.length > 0 && language === 'english'
    ? [`${name} shows:`, ...[...page.shows, ...page.cannotTell].map(asSentence)].join(' ')
    : null;

/** What a thing is, in one paragraph, and where more of it stands. */
export function describe(item: Item, language: Language, knowledge: Knowledge): string {
  const { product, offer } = item;
  const features = product?.features ?? offer?.features ?? [];
  const parts =
    language === 'spanish'
      ? [sample(item, language), product?.ages ? ages(item, language) : null, days(item, language)]
      : [
          `${item.name}: ${asSentence(product?.description ?? offer?.description ?? '')}`,
          asSentence(features.filter((feature) => withoutFigures(feature) !== '').join('; ')),
          product?.ages ? `It is for ages ${product.ages}.` : '',
          product?.turnaroundDays ? `Results take ${product.turnaroundDays} days.` : '',
        ];
  return withPage(
    [...parts, priceSentence(item, language)].filter(Boolean).join(' '),
    pathOf(item),
    knowledge,
  );
}

export const shelfPath = (item: Item | undefined): string | null =>
  item ? `/store${hashOfTab(item.category)}` : null;

/** Its own page; an offer that is no product of the store has none. */
export const pathOf = (item: Item | undefined): string | null =>
  item?.product ? productPath(item.id) : shelfPath(item);
