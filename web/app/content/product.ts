import { toCents } from '../ui/money.ts';
import type { OfferDocument, ProductDocument } from './documents.ts';
import { toPicture } from './picture.ts';
import type { Catalogue, Offer, Product } from './views.ts';

export function toProduct(doc: ProductDocument): Product {
  return {
    id: doc.handle,
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

function toSubscription({ isSubscription, subscriptionDetails: plan }: ProductDocument): Product['subscription'] {
  if (!isSubscription || !plan?.totalPayments) return null;
  return {
    interval: plan.interval ?? 'month',
    intervalCount: plan.intervalCount ?? 1,
    totalPayments: plan.totalPayments,
    priceId: plan.priceId || null,
  };
}

export function toOffer(doc: OfferDocument): Offer {
  return {
    id: doc.handle,
    name: doc.name,
    description: doc.description,
    cents: toCents(doc.price),
    listCents: typeof doc.listPrice === 'number' ? toCents(doc.listPrice) : null,
    features: toLines(doc.features),
    picture: toPicture(doc.picture),
    asksFor: doc.asksFor || null,
    arrival: doc.arrival || null,
  };
}

/** What cart and checkout need of each product, by its handle. */
export function toCatalogue(products: Product[]): Catalogue {
  const entries = products.map(
    ({ id, name, cents, picture, ground, summary, priceNote, isSubscription, subscription, category }) =>
      [id, { id, name, cents, picture, ground, summary, priceNote, isSubscription, subscription, category }] as const,
  );
  return Object.fromEntries(entries);
}

/** The CMS keeps a list of lines as rows; the pages want the words. */
export function toLines(rows: { text: string }[] | null | undefined): string[] {
  return (rows ?? []).map((row) => row.text);
}
