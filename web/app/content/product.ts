import { findBuyable, isOfferBuyable } from 'common/availability';
import { toCents } from 'common/money';
import type { OfferDocument, ProductDocument } from './documents.ts';
import { toPicture } from './picture.ts';
import type { Catalogue, Offer, Product } from './views.ts';

/** What is published, as it stands in the store; a package only while what it is made of is published, too. */
export function toProducts(docs: ProductDocument[]): Product[] {
  const buyable = findBuyable(docs);
  return docs.map((doc) => toProduct(doc, buyable.has(doc.id)));
}

/** `products`: all that are published. */
export function toOffers(docs: OfferDocument[], products: ProductDocument[]): Offer[] {
  const buyable = findBuyable(products);
  return docs.map((doc) => toOffer(doc, isOfferBuyable(doc.products, buyable)));
}

export function toProduct(doc: ProductDocument, isForSale: boolean): Product {
  return {
    id: doc.handle,
    isForSale,
    name: doc.name,
    description: doc.description,
    cents: toCents(doc.price),
    category: doc.category,
    features: toLines(doc.features),
    picture: toPicture(doc.picture),
    ground: doc.ground || null,
    sample: doc.sample ?? null,
    turnaroundDays: doc.turnaroundDays ?? null,
    ages: doc.ages || null,
    badge: doc.badge || null,
    priceNote: doc.priceNote || null,
    summary: doc.summary || null,
    isSubscription: doc.isSubscription ?? false,
    subscription: toSubscription(doc),
  };
}

function toSubscription({
  isSubscription,
  subscriptionDetails: plan,
}: ProductDocument): Product['subscription'] {
  if (!isSubscription || !plan?.totalPayments) return null;
  return {
    interval: plan.interval ?? 'month',
    intervalCount: plan.intervalCount ?? 1,
    totalPayments: plan.totalPayments,
    priceId: plan.priceId || null,
  };
}

export function toOffer(doc: OfferDocument, isForSale: boolean): Offer {
  return {
    id: doc.handle,
    isForSale,
    name: doc.name,
    description: doc.description,
    cents: toCents(doc.price),
    listCents: typeof doc.listPrice === 'number' ? toCents(doc.listPrice) : null,
    features: toLines(doc.features),
    picture: toPicture(doc.picture),
    asksFor: doc.asksFor || null,
  };
}

/** What cart and checkout need of each product that is for sale, by its handle. */
export function toCatalogue(products: Product[]): Catalogue {
  const entries = products
    .filter(({ isForSale }) => isForSale)
    .map(
      ({
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
      }) =>
        [
          id,
          {
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
          },
        ] as const,
    );
  return Object.fromEntries(entries);
}

/** The CMS keeps a list of lines as rows; the pages want the words. */
export function toLines(rows: { text: string }[] | null | undefined): string[] {
  return (rows ?? []).map((row) => row.text);
}
