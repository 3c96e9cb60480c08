import { findAvailability, offerAvailability } from 'common/availability';
import { grantsOf, isSent, joinGrants } from 'common/fulfilment/grants';
import { askAfterPaying, type MissingDetail } from 'common/fulfilment/to-do';
import { toCents } from 'common/money';
import { usStates } from 'common/us-states';
import { toPicture } from './media/picture.ts';
import { oncePer } from './once-per.ts';
import type { FieldName, Lists, Selected } from './select.ts';
import type { GroupDiscount } from './views/parts.ts';

/** What the site reads of a product, beside the words of its own page. A field that is not named here cannot be shown. */
export const productFields = [
  'handle',
  'name',
  'description',
  'price',
  'category',
  'features',
  'picture',
  'ground',
  'sample',
  'turnaroundDays',
  'ages',
  'badge',
  'priceNote',
  'summary',
  'isSubscription',
  'subscriptionDetails',
  'parts.oneOf',
  'availability',
  'notIn',
  'ageFrom',
  'ageTo',
  'groupPercent',
  'groupFrom',
] as const satisfies FieldName<Lists['products']>[];

/** What its own page shows besides (KIT-02). */
export const productPageFields = [
  ...productFields,
  'visits',
  'page.summary',
  'page.picture',
  'page.goodFor',
  'page.inTheBox',
  'page.collecting',
  'page.youCollect',
  'page.method',
  'page.looksAt',
  'page.madeFor',
  'page.ages',
  'page.steps',
  'page.shows',
  'page.cannotTell',
  'page.before',
  'page.report',
  'page.questions',
  'page.nearest',
  'page.claim',
  'page.disclaimer',
  'page.documentTitle',
  'page.metaDescription',
  'page.sharePicture',
] as const satisfies FieldName<Lists['products']>[];

export const offerFields = [
  'handle',
  'name',
  'description',
  'price',
  'listPrice',
  'features',
  'picture',
  'asksFor',
  'products',
] as const satisfies FieldName<Lists['offers']>[];

export type ProductDocument = Selected<Lists['products'], (typeof productFields)[number]>;
export type ProductPageDocument = Selected<Lists['products'], (typeof productPageFields)[number]>;
export type OfferDocument = Selected<Lists['offers'], (typeof offerFields)[number]>;

/** A product as the pages show it. */
export type Product = ReturnType<typeof toProduct>;
export type Category = Product['category'];
export type Sample = NonNullable<Product['sample']>;

/** A home card or plan card with a price of its own, which may differ from the store's (spec §9). */
export type Offer = ReturnType<typeof toOffer>;

/** What cart and checkout need of every product, to re-price a stored cart. */
export type Catalogue = ReturnType<typeof toCatalogue>;

/** What is published and not hidden, as it stands in the store; a package is for sale while what it is made of is. */
export const toProducts = oncePer((docs: ProductDocument[]): Product[] => {
  const found = availabilityOf(docs);
  const there = docs.filter(({ id }) => found.get(id) === 'for-sale');
  return docs
    .filter(({ id }) => found.get(id) !== 'hidden')
    .map((doc) => toProduct(doc, found.get(doc.id) === 'for-sale', there));
});

const availabilityOf = oncePer((docs: ProductDocument[]) => findAvailability(docs));

/** `products`: all that are published. An offer of something hidden is hidden, too. */
export function toOffers(docs: OfferDocument[], products: ProductDocument[]): Offer[] {
  const found = availabilityOf(products);
  return docs
    .map((doc) => ({ doc, is: offerAvailability(doc.products, found) }))
    .filter(({ is }) => is !== 'hidden')
    .map(({ doc, is }) => toOffer(doc, is === 'for-sale', soldBy(doc, products), products));
}

/** `others`: what its parts may be filled with. */
export function toProduct(
  doc: ProductDocument,
  isForSale: boolean,
  others: ProductDocument[] = [],
) {
  const { kits, goods } = grantsOf(doc, others);
  return {
    /** Stable handle, e.g. 'gi-map'; carts and links use it, never the database id. */
    id: doc.handle,
    /** False: it is shown, and cannot be bought for now. */
    isForSale,
    name: doc.name,
    description: doc.description,
    cents: toCents(doc.price),
    category: doc.category,
    features: toLines(doc.features),
    picture: toPicture(doc.picture),
    /** CSS colour that the picture stands on. */
    ground: doc.ground || null,
    sample: doc.sample ?? null,
    turnaroundDays: doc.turnaroundDays ?? null,
    ages: doc.ages || null,
    badge: doc.badge || null,
    /** Words after the price, e.g. 'per month per person'. */
    priceNote: doc.priceNote || null,
    /** One line for cart and checkout, e.g. 'Stool test, results in 14 days'. */
    summary: doc.summary || null,
    isSubscription: doc.isSubscription ?? false,
    subscription: toSubscription(doc),
    /** Kits of each one bought, each with what the buyer may choose from. */
    kits: kits.map(({ options }) =>
      options.map(({ handle: id, name, ageFrom, ageTo }) => ({ id, name, ageFrom, ageTo })),
    ),
    /** Something of it is sent to the buyer. */
    isSent: isSent({ kits, goods }),
    /** Names of the states where it may not be bought. */
    notIn: (doc.notIn ?? []).map((code) => usStates[code]),
  };
}

function toSubscription({ isSubscription, subscriptionDetails: plan }: ProductDocument) {
  if (!isSubscription || !plan?.totalPayments) return null;
  return {
    interval: plan.interval ?? 'month',
    intervalCount: plan.intervalCount ?? 1,
    totalPayments: plan.totalPayments,
    priceId: plan.priceId || null,
  };
}

function soldBy(offer: OfferDocument, products: ProductDocument[]): ProductDocument[] {
  return (offer.products ?? []).flatMap(
    (product) =>
      products.find(({ id }) => id === (typeof product === 'string' ? product : product.id)) ?? [],
  );
}

/** What the small dialog, which asks for none of it, leaves to be told after paying. */
function missingOf(sold: ProductDocument[], products: ProductDocument[]): MissingDetail[] {
  const grants = joinGrants(sold.map((product) => grantsOf(product, products)));
  const { kits } = grants;
  return [
    ...(kits.some(({ options }) => options.length > 1) ? (['kit'] as const) : []),
    ...(kits.length > 0 ? (['person'] as const) : []),
    ...(isSent(grants) ? (['address'] as const) : []),
  ];
}

/** `sold`: what it sells, of all `products` that are published. */
export function toOffer(
  doc: OfferDocument,
  isForSale: boolean,
  sold: ProductDocument[],
  products: ProductDocument[],
) {
  return {
    id: doc.handle,
    /** False: it is shown, and cannot be bought for now. */
    isForSale,
    name: doc.name,
    description: doc.description,
    cents: toCents(doc.price),
    listCents: typeof doc.listPrice === 'number' ? toCents(doc.listPrice) : null,
    features: toLines(doc.features),
    picture: toPicture(doc.picture),
    /** Ends the sentence 'We ask …', e.g. 'where to send your kit'. */
    asksFor: doc.asksFor || null,
    /** What its buyer does after paying, as it is said there: 'Choose your kit after you pay. …'; '' for nothing. */
    asked: askAfterPaying(missingOf(sold, products)),
    /** Nothing is left to ask but its time. */
    isVisitAlone: sold.length > 0 && sold.every(({ category }) => category === 'consultation'),
  };
}

/** What cart and checkout need of each product that is for sale, by its handle. */
export const toCatalogue = oncePer((products: Product[]) =>
  Object.fromEntries(
    products
      .filter(({ isForSale }) => isForSale)
      .map((product) => [product.id, toCartProduct(product)]),
  ),
);

function toCartProduct(product: Product) {
  const { id, name, cents, picture, ground, summary, priceNote, category } = product;
  const { isSubscription, subscription, kits, isSent } = product;
  return {
    id,
    name,
    cents,
    picture,
    ground,
    summary,
    priceNote,
    isSubscription,
    subscription,
    category,
    kits,
    isSent,
  };
}

/** The CMS keeps a list of lines as rows; the pages want the words. */
export function toLines(rows: { text: string }[] | null | undefined): string[] {
  return (rows ?? []).map((row) => row.text);
}

/** What comes off each payment of a programme for a group, where the practice gives it. */
export function toGroupDiscount({
  groupPercent,
  groupFrom,
}: ProductDocument): GroupDiscount | null {
  return groupPercent && groupFrom ? { percent: groupPercent, from: groupFrom } : null;
}
