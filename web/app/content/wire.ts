import type { Category, CheckoutPage, Frame, HomePage, Sample, StorePage } from './views.ts';

/** Documents as the CMS sends them over REST at depth 1. Prices are dollars. */
export type MediaDocument = {
  alt: string;
  filename?: string | null;
  width?: number | null;
  height?: number | null;
  sizes?: Record<string, { filename?: string | null; width?: number | null } | undefined>;
};

export type ProductDocument = {
  handle: string;
  name: string;
  description: string;
  price: number;
  category: Category;
  features?: string[] | null;
  picture?: MediaDocument | string | null;
  ground?: string | null;
  sample?: Sample | null;
  turnaroundDays?: number | null;
  ages?: string | null;
  badge?: string | null;
  priceNote?: string | null;
  summary?: string | null;
  isSubscription?: boolean | null;
  subscriptionDetails?: { interval: 'month'; intervalCount: number; totalPayments: number; priceId?: string | null } | null;
};

export type OfferDocument = {
  handle: string;
  name: string;
  description: string;
  price: number;
  listPrice?: number | null;
  features?: string[] | null;
  picture?: MediaDocument | string | null;
};

export type PracticeDocument = Frame['practice'];
export type FrameDocument = Omit<Frame, 'practice'>;
export type HomeDocument = Omit<HomePage, 'services'> & { services: Omit<HomePage['services'], 'offers'> };
export type StoreDocument = Omit<StorePage, 'products' | 'packagePlan' | 'programPlan'> & {
  packagePlan: Omit<StorePage['packagePlan'], 'cents' | 'listCents'>;
  programPlan: Omit<StorePage['programPlan'], 'product'>;
};
export type CheckoutDocument = CheckoutPage;
export type List<Document> = { docs: Document[] };
