import type { CouponTerms } from 'common/contract/coupons';
import { wireAmount } from 'common/money';
import type { Payload } from 'payload';
import { type CouponUser, findAutomatic, findCoupon, findUses } from '../coupons/coupon-rows.ts';
import {
  type Coupon,
  discountOf,
  findExcess,
  findFault,
  notValid,
  readEmail,
} from '../coupons/coupon-rules.ts';
import type { CheckedIntentRequest } from '../requests.ts';
import { requireDeliverable } from './deliverable.ts';
import { currentPrices, findForSale, type Shelves } from './for-sale.ts';
import {
  type CartItem,
  type ForSale,
  type Line,
  priceCart,
  type Snapshot,
  sum,
} from './pricing.ts';
import { Refused } from './refused.ts';

type Shelf = ReadonlyMap<string, ForSale>;
type Cart = { items: CartItem[]; shelf: Shelf };

/**
 * What a cart with its coupon costs on these shelves. Throws a 409 `Refused` where that is not what the browser shows, and on
 * Pay a 422 for what cannot be done for this buyer.
 */
export async function priceRequest(
  payload: Payload,
  shelves: Shelves,
  request: CheckedIntentRequest,
  reference: string,
): Promise<Snapshot> {
  const handles = request.items.map(({ id }) => id);
  const cart = { items: request.items, shelf: shelves(handles) };
  const code = request.couponCode?.trim();
  const user = { reference, email: readEmail(request.customer?.email ?? '') };
  const snapshot = code
    ? await findOffer(payload, code, cart, user)
    : requirePriced(cart.items, cart.shelf);
  if (typeof snapshot === 'string') throw withoutCoupon(snapshot, code ?? '', cart);
  if (isShown(snapshot, request)) {
    if (request.customer) await requireDeliverable(payload, request.customer, cart);
    return snapshot;
  }
  throw new Refused(
    409,
    snapshot.coupon
      ? 'The total has changed. Please check your order.'
      : 'A price has changed. Please check your order.',
    {
      prices: currentPrices(handles, cart.shelf),
      ...(snapshot.coupon ? { coupon: termsOf(snapshot) } : {}),
    },
  );
}

/** What the browser says must be what is charged; on Pay it must also have shown the payments that follow. */
function isShown(
  { cents, plan }: Snapshot,
  { amount, laterAmount, customer }: CheckedIntentRequest,
): boolean {
  if (wireAmount(cents) !== amount) return false;
  if (laterAmount === undefined) return plan === null || customer === undefined;
  return plan !== null && wireAmount(plan.laterCents) === laterAmount;
}

/** A 409 that takes a code away from a checkout, with the reason for the buyer. */
export async function refuseCoupon(
  payload: Payload,
  message: string,
  code: string,
  items: CartItem[],
): Promise<Refused> {
  return withoutCoupon(message, code, {
    items,
    shelf: await findForSale(
      payload,
      items.map(({ id }) => id),
    ),
  });
}

/**
 * The snapshot with the discount of a code, or why the code does not count, as a sentence for the buyer.
 * `user`: whose own uses do not count against the limit; null when nobody is known. Throws `Refused` for what cannot be sold.
 */
export async function findOffer(
  payload: Payload,
  typed: string,
  { items, shelf }: Cart,
  user: CouponUser | null,
  now = new Date(),
): Promise<Snapshot | string> {
  const { lines } = requirePriced(items, shelf);
  const coupon = await findCoupon(payload, typed);
  return coupon ? await judgeCoupon(payload, coupon, lines, { items, shelf }, user, now) : notValid;
}

/** Of the coupons that the shop applies by itself, the one that takes most off these lines; null when none counts for them. */
export async function findGift(
  payload: Payload,
  shelves: Shelves,
  { lines }: Snapshot,
  reference: string,
): Promise<CouponTerms | null> {
  const coupons = await findAutomatic(payload);
  if (coupons.length === 0) return null;
  const items = lines.map(({ productId, quantity }) => ({ id: productId, quantity }));
  const cart = { items, shelf: shelves(items.map(({ id }) => id)) };
  const offers: Snapshot[] = [];
  for (const coupon of coupons) {
    const offer = await judgeCoupon(
      payload,
      coupon,
      lines,
      cart,
      { reference, email: '' },
      new Date(),
    );
    if (typeof offer !== 'string') offers.push(offer);
  }
  const [best] = offers.toSorted((one, other) => one.cents - other.cents);
  return best ? termsOf(best) : null;
}

async function judgeCoupon(
  payload: Payload,
  coupon: Coupon,
  lines: Line[],
  { items, shelf }: Cart,
  user: CouponUser | null,
  now: Date,
): Promise<Snapshot | string> {
  const fault =
    findFault(coupon, lines, now) ??
    findExcess(coupon.limits, await findUses(payload, coupon.id, user));
  if (fault) return fault;
  const priced = priceCart(items, shelf, discountOf(coupon));
  return priced.ok && priced.snapshot.coupon?.discountCents
    ? priced.snapshot
    : 'This coupon code takes nothing off this order.';
}

export function termsOf({ cents, lines, coupon, plan }: Snapshot): CouponTerms {
  const fullCents = plan ? sum(lines.filter(({ productId }) => productId === plan.productId)) : 0;
  const ofPlan = plan
    ? {
        firstDiscountAmount: (fullCents - plan.firstCents) / 100,
        laterDiscountAmount: (fullCents - plan.laterCents) / 100,
      }
    : {};
  return {
    code: coupon?.code ?? '',
    discountAmount: (sum(lines) - cents) / 100,
    newTotal: cents / 100,
    ...ofPlan,
  };
}

/** The cart without a discount. Throws `Refused` for what cannot be sold. */
function requirePriced(items: CartItem[], shelf: Shelf): Snapshot {
  const priced = priceCart(items, shelf, null);
  if (priced.ok) return priced.snapshot;
  switch (priced.reason) {
    case 'not-for-sale':
      throw new Refused(409, 'A product in your cart is no longer available.', {
        prices: currentPrices(
          items.map(({ id }) => id),
          shelf,
        ),
      });
    case 'two-plans':
      throw new Refused(
        422,
        'Two programs with monthly payments cannot be bought at once. Please buy one after the other.',
      );
    case 'too-small':
      throw new Refused(422, 'The total is too small to be charged to a card.');
    case 'too-large':
      throw new Refused(422, 'The total is too large to be charged at once. Please contact us.');
  }
}

function withoutCoupon(message: string, code: string, { items, shelf }: Cart): Refused {
  return new Refused(409, message, {
    prices: currentPrices(
      items.map(({ id }) => id),
      shelf,
    ),
    coupon: { code, message },
  });
}
