import { toCents } from './amounts.ts';

export type CartItem = { id: string; quantity: number };

/** A product as the CMS has it now. `price` is in dollars; `id` is the stable handle. */
export type ForSale = { id: string; name: string; summary: string | null; price: number; isSubscription: boolean };

export type Discount =
  | { id: string; code: string; kind: 'percent'; percent: number; products: string[] | null }
  | { id: string; code: string; kind: 'amount'; cents: number; products: string[] | null };

export type Line = { productId: string; name: string; summary: string | null; quantity: number; unitCents: number };

/** What a revision of a checkout sells, frozen: an order is written from it and from nothing else. */
export type Snapshot = {
  cents: number;
  lines: Line[];
  /** `id` of the coupon's document. */
  coupon: { id: string; code: string; discountCents: number } | null;
  /** Instalments; no product with a plan can be in a cart yet. */
  plan: null;
};

export type Priced =
  | { ok: true; snapshot: Snapshot }
  | { ok: false; reason: 'not-for-sale' | 'subscription' | 'too-small' | 'too-large'; ids: string[] };

/** The least and the most that Stripe charges at once in USD (https://docs.stripe.com/currencies). */
const leastCents = 50;
const mostCents = 99_999_999;

/**
 * The only place where a cart becomes a sum. Integer cents throughout; prices come from `forSale`, never from a caller.
 * A percentage is rounded half up; a discount covers `products` only (null: everything), never more than they cost, and
 * leaves the least that a card can be charged.
 */
export function priceCart(items: CartItem[], forSale: ReadonlyMap<string, ForSale>, discount: Discount | null): Priced {
  const lines: Line[] = [];
  const missing: string[] = [];
  const subscriptions: string[] = [];
  for (const { id, quantity } of items) {
    const product = forSale.get(id);
    if (!product) missing.push(id);
    else if (product.isSubscription) subscriptions.push(id);
    else lines.push({ productId: id, name: product.name, summary: product.summary, quantity, unitCents: toCents(product.price) });
  }
  if (missing.length > 0) return { ok: false, reason: 'not-for-sale', ids: missing };
  if (subscriptions.length > 0) return { ok: false, reason: 'subscription', ids: subscriptions };

  const discountCents = discount ? discountOn(lines, discount) : 0;
  const cents = sum(lines) - discountCents;
  if (cents < leastCents) return { ok: false, reason: 'too-small', ids: [] };
  if (cents > mostCents) return { ok: false, reason: 'too-large', ids: [] };
  const coupon = discount ? { id: discount.id, code: discount.code, discountCents } : null;
  return { ok: true, snapshot: { cents, lines, coupon, plan: null } };
}

/** Sum of the lines before any discount, in cents. */
export function sum(lines: Pick<Line, 'quantity' | 'unitCents'>[]): number {
  return lines.reduce((total, line) => total + line.unitCents * line.quantity, 0);
}

function discountOn(lines: Line[], discount: Discount): number {
  const covered = sum(lines.filter((line) => discount.products === null || discount.products.includes(line.productId)));
  const spare = Math.max(sum(lines) - leastCents, 0);
  return Math.min(reductionOf(covered, discount), covered, spare);
}

function reductionOf(covered: number, discount: Discount): number {
  if (discount.kind === 'amount') return discount.cents;
  const basisPoints = Math.round(discount.percent * 100);
  return Math.floor((covered * basisPoints + 5_000) / 10_000);
}
