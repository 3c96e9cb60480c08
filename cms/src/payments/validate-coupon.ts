import type { Payload } from 'payload';
import type { CouponAnswer } from './contract.ts';
import { findForSale } from './for-sale.ts';
import { findOffer, termsOf } from './price-request.ts';
import { Refused } from './refused.ts';
import type { CheckedCouponRequest } from './requests.ts';

/** Without `items` the sum is all that is known of the cart: a code for certain products then counts for none. */
const wholeOrder = 'the whole order';

/** What a code takes off, for display only: nothing is reserved, and the money calls judge again. 422 when it does not count. */
export async function validateCoupon(payload: Payload, { code, orderTotal, items }: CheckedCouponRequest): Promise<CouponAnswer> {
  const cart = items
    ? { items, shelf: await findForSale(payload, items.map(({ id }) => id)) }
    : { items: [{ id: wholeOrder, quantity: 1 }], shelf: new Map([[wholeOrder, { id: wholeOrder, name: wholeOrder, summary: null, price: orderTotal, isSubscription: false }]]) };
  const offer = await findOffer(payload, code, cart, null);
  if (typeof offer === 'string') throw new Refused(422, offer);
  return { success: true, ...termsOf(offer) };
}
