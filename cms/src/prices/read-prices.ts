import { toCents } from 'common/money';
import type { PayloadRequest } from 'payload';
import { idOf } from '../fields/id-of.ts';
import type { Product } from '../payload-types.ts';
import { mentionsOf } from './mentions.ts';

/** One place where a visitor reads the price of a product. */
type PricePlace = {
  kind: 'product' | 'offer' | 'faq';
  /** Of the document that says it. */
  id: string;
  /** 'Home page, card “GI-MAP Test”' */
  label: string;
  cents: number;
  href: string;
};

export type PriceLine = {
  id: string;
  handle: string;
  isKit: boolean;
  name: string;
  cents: number;
  availability: NonNullable<Product['availability']>;
  places: PricePlace[];
  /** The prices that are read, from the lowest; more than one is a disagreement. */
  prices: number[];
};

/** Every published product with its price and each place that names it, in the order of the shop (DESK-08). */
export async function readPrices(req: PayloadRequest): Promise<PriceLine[]> {
  const published = { _status: { equals: 'published' as const } };
  const [products, offers, faqs] = await Promise.all([
    req.payload.find({
      collection: 'products',
      where: published,
      sort: 'position',
      pagination: false,
      depth: 0,
      select: { name: true, handle: true, category: true, price: true, availability: true },
      overrideAccess: false,
      req,
    }),
    req.payload.find({
      collection: 'offers',
      where: published,
      sort: 'position',
      pagination: false,
      depth: 0,
      select: { name: true, price: true, products: true },
      overrideAccess: false,
      req,
    }),
    req.payload.find({
      collection: 'faqs',
      where: published,
      sort: 'position',
      pagination: false,
      depth: 0,
      select: { question: true, answer: true },
      overrideAccess: false,
      req,
    }),
  ]);
  const said = faqs.docs.flatMap(({ id, question, answer }) =>
    mentionsOf(answer, products.docs).map((mention) => ({ ...mention, faq: id, question })),
  );
  return products.docs.map(({ id, handle, category, name, price, availability }) => {
    const places: PricePlace[] = [
      {
        kind: 'product',
        id,
        label: 'Store, cart, checkout and chat assistant',
        cents: toCents(price),
        href: `/admin/collections/products/${id}`,
      },
      ...offers.docs
        .filter((offer) => (offer.products ?? []).some((sold) => idOf(sold) === id))
        .map((offer) => ({
          kind: 'offer' as const,
          id: offer.id,
          label: `Card “${offer.name}” and its small checkout`,
          cents: toCents(offer.price),
          href: `/admin/collections/offers/${offer.id}`,
        })),
      ...said
        .filter(({ product }) => product === id)
        .map(({ faq, question, cents }) => ({
          kind: 'faq' as const,
          id: faq,
          label: `Question “${question}”`,
          cents,
          href: `/admin/collections/faqs/${faq}`,
        })),
    ];
    return {
      id,
      handle: handle ?? '',
      isKit: category === 'testing',
      name,
      cents: toCents(price),
      availability: availability ?? 'for-sale',
      places,
      prices: [...new Set(places.map(({ cents }) => cents))].toSorted((one, other) => one - other),
    };
  });
}
