import type { Language } from 'common/language';
import { formatPrice } from 'common/money';
import { familyPlan } from '../../content/family-plan.ts';
import type { Category, Offer, Product, ProductPage } from '../../content/views.ts';

export type Place = 'store' | 'home';

/** Something on the shelf. The same thing may have a price of its own in each place (spec §9), and none while it cannot be bought. */
export type Item = {
  id: string;
  name: string;
  /** Its names wherever it is sold. */
  names: string[];
  category: Category;
  prices: { place: Place; cents: number }[];
  /** Words after the price ('per month per person') and how often it is paid. */
  term: string | null;
  payments: number;
  product: Product | null;
  offer: Offer | null;
  /** Its own page; an offer that is no product of the store has none. */
  page: ProductPage | null;
};

const placeNames: Record<Language, Record<Place, string>> = {
  english: { store: 'in the store', home: 'on the home page' },
  spanish: { store: 'en la tienda', home: 'en la página principal' },
};

/** Words that tell no two things apart. */
const common = new Set([
  'test',
  'tests',
  'kit',
  'kits',
  'health',
  'and',
  'review',
  'the',
  'a',
  'plus',
  'of',
]);

/** All products and offers; an offer of the same thing as a product is told by its name. */
export function toItems(products: Product[], offers: Offer[], goods: ProductPage[]): Item[] {
  const items = products.map((product): Item => ({
    id: product.id,
    name: product.name,
    names: [product.name],
    category: product.category,
    prices: product.isForSale ? [{ place: 'store', cents: product.cents }] : [],
    term: product.priceNote,
    payments: product.subscription?.totalPayments ?? 1,
    product,
    offer: null,
    page: goods.find((page) => page.product.id === product.id) ?? null,
  }));
  for (const offer of offers) {
    const prices = offer.isForSale ? [{ place: 'home' as const, cents: offer.cents }] : [];
    const same = items.find(({ name }) => keyOf(name) === keyOf(offer.name));
    if (same) {
      same.names.push(offer.name);
      same.prices.push(...prices);
      same.offer = offer;
    } else {
      items.push({
        id: offer.id,
        name: offer.name,
        names: [offer.name],
        category: 'package',
        prices,
        term: null,
        payments: 1,
        product: null,
        offer,
        page: null,
      });
    }
  }
  return items;
}

/** 'GI-MAP is $477 in the store and $470 on the home page.' */
export function priceSentence(item: Item, language: Language = 'english'): string {
  const { name, prices, term, payments } = item;
  const [first] = prices;
  if (language === 'spanish') return spanishPrice(item);
  if (!first) return `${name} is not available at the moment.`;
  const words = prices.map(
    ({ place, cents }) =>
      `${formatPrice(cents)}${term ? ` ${term}` : ''} ${placeNames.english[place]}`,
  );
  const amounts = isOnePrice(prices)
    ? `${formatPrice(first.cents)}${term ? ` ${term}` : ''} ${prices.map(({ place }) => placeNames.english[place]).join(' and ')}`
    : words.join(' and ');
  const total =
    payments > 1
      ? `, in ${payments} payments that come to ${formatPrice(first.cents * payments)}`
      : '';
  return `${name} is ${amounts}${total}.`;
}

function spanishPrice(item: Item): string {
  const { name, prices, payments } = item;
  const [first] = prices;
  if (!first) return `${name} no está disponible por ahora.`;
  return payments > 1
    ? `${name} cuesta ${formatPrice(first.cents)} al mes por persona, en ${payments} pagos que suman ${formatPrice(first.cents * payments)}.`
    : `${name} cuesta ${amountWords(item, 'spanish')}.`;
}

/** 'For 3 that comes to $1,011.' What is paid by the month says both sums, with what comes off for so many; '' for what the store does not sell. */
export function sumSentence(
  { prices, payments, page }: Item,
  count: number,
  language: Language,
): string {
  const price = prices.find(({ place }) => place === 'store');
  if (!price) return '';
  const words = sumWords[language];
  if (payments <= 1) return words.once(count, formatPrice(price.cents * count));
  const discount = page?.groupDiscount ?? null;
  const plan = familyPlan({ cents: price.cents, people: count, payments, discount });
  const [each, all] = [formatPrice(plan.eachCents), formatPrice(plan.allCents)];
  const off = !discount
    ? '.'
    : plan.offCents > 0
      ? words.off(discount.percent)
      : words.offFrom(discount.percent, discount.from);
  return `${words.monthly(count, each, all, payments)}${off}`;
}

const sumWords = {
  english: {
    once: (count: number, sum: string) => `For ${count} that comes to ${sum}, before any discount.`,
    monthly: (count: number, each: string, all: string, payments: number) =>
      `For ${count} that comes to ${each} a month, and ${all} over ${payments} payments`,
    off: (percent: number) => `, with the ${percent}% that comes off by itself.`,
    offFrom: (percent: number, from: number) =>
      `. From ${from} people on, ${percent}% comes off by itself.`,
  },
  spanish: {
    once: (count: number, sum: string) => `Para ${count} son ${sum}, antes de cualquier descuento.`,
    monthly: (count: number, each: string, all: string, payments: number) =>
      `Para ${count} son ${each} al mes, y ${all} en ${payments} pagos`,
    off: (percent: number) => `, con el ${percent}% que se descuenta solo.`,
    offFrom: (percent: number, from: number) =>
      `. Desde ${from} personas se descuenta solo el ${percent}%.`,
  },
};

/** In the store, of what is paid once; 0 for all else. */
export const storeCents = ({ prices, payments }: Item): number =>
  payments > 1 ? 0 : (prices.find(({ place }) => place === 'store')?.cents ?? 0);

/** '$477', or '$477 in the store and $470 on the home page' where they differ; '' for what cannot be bought. */
export function amountWords({ prices }: Item, language: Language): string {
  const [first] = prices;
  if (!first) return '';
  if (isOnePrice(prices)) return formatPrice(first.cents);
  return prices
    .map(({ place, cents }) => `${formatPrice(cents)} ${placeNames[language][place]}`)
    .join(language === 'spanish' ? ' y ' : ' and ');
}

const isOnePrice = (prices: Item['prices']): boolean =>
  prices.every(({ cents }) => cents === prices[0]?.cents);

/** 'Testing kits in the store are from $337 (Child Gut) to $627 (DNA Methylation).' Null for an empty shelf. */
export function rangeSentence(label: string, items: Item[]): string | null {
  const priced = items
    .flatMap((item) =>
      item.prices.filter(({ place }) => place === 'store').map(({ cents }) => ({ item, cents })),
    )
    .sort((one, other) => one.cents - other.cents);
  const [lowest, highest] = [priced[0], priced.at(-1)];
  if (!lowest || !highest) return null;
  if (priced.length === 1) return priceSentence(lowest.item);
  return `${label} in the store are from ${formatPrice(lowest.cents)} (${lowest.item.name}) to ${formatPrice(highest.cents)} (${highest.item.name}).`;
}

export function wordsOfName(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !common.has(word));
}

function keyOf(name: string): string {
  return wordsOfName(name).join(' ');
}
