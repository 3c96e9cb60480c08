/**
 * View models: what the pages show. `content/` turns CMS documents into these once, here at the door;
 * no component ever sees a raw CMS document. All money is integer cents (USD).
 */
export type * from './views/parts.ts';
export type { Catalogue, Category, Offer, Product, Sample } from './product.ts';
export type * from './views/frame.ts';
export type * from './views/home.ts';
export type * from './views/store.ts';
export type * from './views/product-page.ts';
export type * from './views/choosing.ts';
export type * from './views/cart.ts';
export type * from './views/checkout.ts';
export type * from './views/about.ts';
export type * from './views/testimonials.ts';
export type * from './views/text.ts';
export type * from './views/blog.ts';
export type * from './views/faq.ts';
export type * from './views/freebies.ts';
export type * from './views/recommendations.ts';
export type * from './views/local.ts';
export type * from './views/chat.ts';
