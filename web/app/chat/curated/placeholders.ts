import type { Language } from 'common/language';
import { formatPrice } from 'common/money';
import type { AboutPage, ChatFacts, FreebiesPage, Frame } from '../../content/views.ts';
import { storeCents, type Item, type Place } from '../knowledge/price-list.ts';

type Sources = {
  items: Item[];
  facts: ChatFacts;
  frame: Frame;
  freebies: FreebiesPage;
  about: AboutPage;
};

const weekdays: [english: string, spanish: string][] = [
  ['Monday', 'lunes'],
  ['Tuesday', 'martes'],
  ['Wednesday', 'miércoles'],
  ['Thursday', 'jueves'],
  ['Friday', 'viernes'],
  ['Saturday', 'sábado'],
  ['Sunday', 'domingo'],
];

/** What stands for `{name}` or `{name:product}` in an answer; '' when the site does not say. */
export function createValues({ items, facts, frame, freebies, about }: Sources) {
  const of = (id: string) => items.find((item) => item.id === id);
  const workshop = freebies.facts.map(({ detail }) => detail).join(' ');
  const weekday = weekdays.find(([english]) => workshop.includes(english));
  const own: Record<string, (language: Language) => string> = {
    replyTime: (language) => inLanguage(frame.practice.replyTime, language),
    email: () => frame.practice.email,
    practitioner: () => about.biography.name,
    workshopDay: (language) => (language === 'spanish' ? weekday?.[1] : weekday?.[0]) ?? '',
    workshopTime: () => /\d{1,2}(?::\d\d)? ?[AP]M(?: [A-Z]{2,4})?/.exec(workshop)?.[0] ?? '',
  };
  const ofItem: Record<string, (item: Item, language: Language) => string> = {
    price: (item) => priceIn(item, 'store'),
    homePrice: (item) => priceIn(item, 'home'),
    total: (item) => priceIn(item, 'store', item.payments),
    days: ({ product }, language) =>
      product?.turnaroundDays ? inLanguage(`${product.turnaroundDays} days`, language) : '',
    payments: ({ payments }) => (payments > 1 ? `${payments}` : ''),
    visits: ({ product }) =>
      product?.features.map((feature) => /^(\d+) visits/.exec(feature)?.[1]).find(Boolean) ?? '',
    ageRange: ({ product }, language) =>
      (product?.ages ?? '')
        .replace(/[-–]/, language === 'spanish' ? ' a ' : ' to ')
        .replace(language === 'spanish' ? / years?$/ : /$^/, ''),
  };
  return (placeholder: string, language: Language): string => {
    const [name = '', id] = placeholder.split(':');
    if (id === undefined) return own[name]?.(language) ?? facts[name]?.[language] ?? '';
    if (name === 'sum') return sumOf(id.split('+').map(of));
    const item = of(id);
    return item ? (ofItem[name]?.(item, language) ?? '') : '';
  };
}

export type Values = ReturnType<typeof createValues>;

/** The answer with its figures; null when one of them is empty: half a sentence is no answer. */
export function fillAnswer(words: string, values: Values, language: Language): string | null {
  let isWhole = true;
  const text = words.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = values(name.trim(), language);
    isWhole &&= value !== '';
    return value;
  });
  return isWhole ? text : null;
}

/** What several things cost together in the store, as long as all of them can be bought there. */
function sumOf(items: (Item | undefined)[]): string {
  const cents = items.map((item) => item && storeCents(item));
  return cents.every((each) => each !== undefined && each > 0)
    ? formatPrice(cents.reduce<number>((sum, each) => sum + (each ?? 0), 0))
    : '';
}

function priceIn({ prices }: Item, place: Place, times = 1): string {
  const price = prices.find((one) => one.place === place);
  return price ? formatPrice(price.cents * times) : '';
}

function inLanguage(words: string, language: Language): string {
  return language === 'english'
    ? words
    : words
        .replace(/business days?/, 'días hábiles')
        .replace(/hours?/, 'horas')
        .replace(/days?/, 'días')
        .replace(/\bto\b/, 'a');
}
