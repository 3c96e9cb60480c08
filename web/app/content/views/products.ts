import type { Picture } from './parts.ts';

export type Category = 'testing' | 'consultation' | 'package' | 'supplement';

export type Sample = 'stool' | 'urine' | 'finger-prick' | 'saliva';

export type Product = {
  /** Stable handle, e.g. 'gi-map'; carts and links use it, never the database id. */
  id: string;
  /** False: it is shown, and cannot be bought for now. */
  isForSale: boolean;
  name: string;
  description: string;
  cents: number;
  category: Category;
  features: string[];
  picture: Picture | null;
  /** CSS colour that the picture stands on. */
  ground: string | null;
  sample: Sample | null;
  turnaroundDays: number | null;
  ages: string | null;
  badge: string | null;
  /** Words after the price, e.g. 'per month per person'. */
  priceNote: string | null;
  /** One line for cart and checkout, e.g. 'Stool test, results in 14 days'. */
  summary: string | null;
  isSubscription: boolean;
  subscription: {
    interval: 'month';
    intervalCount: number;
    totalPayments: number;
    priceId: string | null;
  } | null;
};

/** A home card or plan card with a price of its own, which may differ from the store's (spec §9). */
export type Offer = {
  id: string;
  /** False: it is shown, and cannot be bought for now. */
  isForSale: boolean;
  name: string;
  description: string;
  cents: number;
  listCents: number | null;
  features: string[];
  picture: Picture | null;
  /** Ends the sentence 'We ask …', e.g. 'where to send your kit'. */
  asksFor: string | null;
};

/** What cart and checkout need of every product, to re-price a stored cart. */
export type Catalogue = Record<
  string,
  Pick<
    Product,
    | 'id'
    | 'name'
    | 'cents'
    | 'picture'
    | 'ground'
    | 'summary'
    | 'priceNote'
    | 'isSubscription'
    | 'subscription'
    | 'category'
  >
>;
