import type { Grants } from 'common/fulfilment/grants';
import { toCents } from 'common/money';

export type CartItem = { id: string; quantity: number };

/** A product as the CMS has it now. `price` is in dollars; `id` is the stable handle. */
export type ForSale = {
  id: string;
  name: string;
  summary: string | null;
  price: number;
  /** 1: paid at once. More: that many monthly payments of `price`. */
  payments: number;
  grants: Grants;
  /** Codes of the states where it may not be bought. */
  notIn: readonly string[];
};

/** `products`: null for everything. `payments`: which of the monthly payments it lowers. */
export type Discount = {
  id: string;
  code: string;
  products: string[] | null;
  payments: 'first' | 'all';
} & ({ kind: 'percent'; percent: number } | { kind: 'amount'; cents: number });

export type Line = {
  productId: string;
  name: string;
  summary: string | null;
  quantity: number;
  unitCents: number;
  /** What is done for it; absent in what was frozen before this was kept. */
  grants?: Grants;
};

/** What a revision of a checkout sells, frozen: an order is written from it and from nothing else. */
export type Snapshot = {
  cents: number;
  lines: Line[];
  /** `id` of the coupon's document. */
  coupon: { id: string; code: string; discountCents: number } | null;
  /** The programme in the cart that is paid by the month. */
  plan: PlanTerms | null;
  /** Handle of the offer that the small dialog sells; absent for a cart. */
  offer?: string;
  /** The dialog asks for no address: something is sent, or there is a choice to make. */
  needsDetails?: boolean;
};

/** Monthly payments for all persons together, after the discount. The first one is part of the snapshot's `cents`. */
export type PlanTerms = {
  productId: string;
  name: string;
  persons: number;
  payments: number;
  firstCents: number;
  laterCents: number;
};

export type Priced =
  | { ok: true; snapshot: Snapshot }
  | { ok: false; reason: 'not-for-sale' | 'two-plans' | 'too-small' | 'too-large'; ids: string[] };

/** The least and the most that Stripe charges at once in USD (https://docs.stripe.com/currencies). */
const leastCents = 50;
const mostCents = 99_999_999;

/**
 * The only place where a cart becomes a sum. Integer cents throughout; prices come from `forSale`, never from a caller.
 * A percentage is rounded half up, once for each payment; a discount covers `products` only (null: everything), never
 * more than they cost, and leaves the least that a card can be charged.
 */
export function priceCart(
  items: CartItem[],
  forSale: ReadonlyMap<string, ForSale>,
  discount: Discount | null,
): Priced {
  const lines: Line[] = [];
  const missing: string[] = [];
  const monthly: { line: Line; payments: number }[] = [];
  for (const { id, quantity } of items) {
    const product = forSale.get(id);
    if (!product) {
      missing.push(id);
      continue;
    }
    const line = {
      productId: id,
      name: product.name,
      summary: product.summary,
      quantity,
      unitCents: toCents(product.price),
      grants: product.grants,
    };
    lines.push(line);
    if (product.payments > 1) monthly.push({ line, payments: product.payments });
  }
  const [programme, second] = monthly;
  if (missing.length > 0) return { ok: false, reason: 'not-for-sale', ids: missing };
  if (second)
    return { ok: false, reason: 'two-plans', ids: monthly.map(({ line }) => line.productId) };

  const discountCents = discount ? discountOn(lines, discount) : 0;
  const cents = sum(lines) - discountCents;
  if (cents < leastCents) return { ok: false, reason: 'too-small', ids: [] };
  if (cents > mostCents) return { ok: false, reason: 'too-large', ids: [] };
  const coupon = discount ? { id: discount.id, code: discount.code, discountCents } : null;
  const plan = programme ? planOf(programme.line, programme.payments, discount) : null;
  return { ok: true, snapshot: { cents, lines, coupon, plan } };
}

function planOf(line: Line, payments: number, discount: Discount | null): PlanTerms {
  const fullCents = sum([line]);
  const reduced = fullCents - (discount ? discountOn([line], discount) : 0);
  const { productId, name, quantity: persons } = line;
  return {
    productId,
    name,
    persons,
    payments,
    firstCents: reduced,
    laterCents: discount?.payments === 'all' ? reduced : fullCents,
  };
}

/** Sum of the lines before any discount, in cents. */
export function sum(lines: Pick<Line, 'quantity' | 'unitCents'>[]): number {
  return lines.reduce((total, line) => total + line.unitCents * line.quantity, 0);
}

function discountOn(lines: Line[], discount: Discount): number {
  const covered = sum(
    lines.filter(
      (line) => discount.products === null || discount.products.includes(line.productId),
    ),
  );
  const spare = Math.max(sum(lines) - leastCents, 0);
  return Math.min(reductionOf(covered, discount), covered, spare);
}

function reductionOf(covered: number, discount: Discount): number {
  if (discount.kind === 'amount') return discount.cents;
  const basisPoints = Math.round(discount.percent * 100);
  return Math.floor((covered * basisPoints + 5_000) / 10_000);
}
