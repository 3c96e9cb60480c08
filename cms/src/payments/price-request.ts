import type { Payload } from 'payload';
import { wireAmount } from './amounts.ts';
import type { CouponTerms } from './contract.ts';
import { type CouponUser, findCoupon, findUses } from './coupon-rows.ts';
import { discountOf, findExcess, findFault, notValid, readEmail } from './coupon-rules.ts';
import { currentPrices, findForSale } from './for-sale.ts';
import { type CartItem, type ForSale, priceCart, type Snapshot, sum } from './pricing.ts';
import { Refused } from './refused.ts';
import type { CheckedIntentRequest } from './requests.ts';

type Shelf = ReadonlyMap<string, ForSale>;
type Cart = { items: CartItem[]; shelf: Shelf };

/** What a cart with its coupon costs now. Throws a 409 `Refused` where that is not what the browser shows. */
export async function priceRequest(payload: Payload, request: CheckedIntentRequest, reference: string): Promise<Snapshot> {
  const handles = request.items.map(({ id }) => id);
  const cart = { items: request.items, shelf: await findForSale(payload, handles) };
  const code = request.couponCode?.trim();
  const user = { reference, email: readEmail(request.customer?.email ?? '') };
  const snapshot = code ? await findOffer(payload, code, cart, user) : requirePriced(cart.items, cart.shelf);
  if (typeof snapshot === 'string') throw withoutCoupon(snapshot, code ?? '', cart);
  if (wireAmount(snapshot.cents) === request.amount) return snapshot;
  throw new Refused(409, snapshot.coupon ? 'The total has changed. Please check your order.' : 'A price has changed. Please check your order.', {
    prices: currentPrices(handles, cart.shelf),
    ...(snapshot.coupon ? { coupon: termsOf(snapshot) } : {}),
  });
}

/** A 409 that takes a code away from a checkout, with the reason for the buyer. */
export async function refuseCoupon(payload: Payload, message: string, code: string, items: CartItem[]): Promise<Refused> {
  return withoutCoupon(message, code, { items, shelf: await findForSale(payload, items.map(({ id }) => id)) });
}

/**
 * The snapshot with the discount of a code, or why the code does not count, as a sentence for the buyer.
 * `user`: whose own uses do not count against the limit; null when nobody is known. Throws `Refused` for what cannot be sold.
 */
export async function findOffer(payload: Payload, typed: string, { items, shelf }: Cart, user: CouponUser | null, now = new Date()): Promise<Snapshot | string> {
  const { lines } = requirePriced(items, shelf);
  const coupon = await findCoupon(payload, typed);
  if (!coupon) return notValid;
  const fault = findFault(coupon, lines, now) ?? findExcess(coupon.limits, await findUses(payload, coupon.id, user));
  if (fault) return fault;
  const priced = priceCart(items, shelf, discountOf(coupon));
  return priced.ok && priced.snapshot.coupon?.discountCents ? priced.snapshot : 'This coupon code takes nothing off this order.';
}

export function termsOf({ cents, lines, coupon }: Snapshot): CouponTerms {
  return { code: coupon?.code ?? '', discountAmount: (sum(lines) - cents) / 100, newTotal: cents / 100 };
}

/** The cart without a discount. Throws `Refused` for what cannot be sold. */
export function requirePriced(items: CartItem[], shelf: Shelf): Snapshot {
  const priced = priceCart(items, shelf, null);
  if (priced.ok) return priced.snapshot;
  switch (priced.reason) {
    case 'not-for-sale':
      throw new Refused(409, 'A product in your cart is no longer available.', { prices: currentPrices(items.map(({ id }) => id), shelf) });
    case 'subscription':
      throw new Refused(422, 'A program with monthly payments cannot be bought online yet. Remove it from your cart to pay for the rest, or contact us.');
    case 'too-small':
      throw new Refused(422, 'The total is too small to be charged to a card.');
    case 'too-large':
      throw new Refused(422, 'The total is too large to be charged at once. Please contact us.');
  }
}

function withoutCoupon(message: string, code: string, { items, shelf }: Cart): Refused {
  return new Refused(409, message, { prices: currentPrices(items.map(({ id }) => id), shelf), coupon: { code, message } });
}
