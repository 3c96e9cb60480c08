import type { CouponAnswer } from 'common/contract/coupons';
import type { CouponRequest } from 'common/contract/payment-requests';
import { joinGrants } from 'common/fulfilment/grants';
import type { Payload } from 'payload';
import { findForSale } from '../checkout/for-sale.ts';
import { findOffer, termsOf } from '../checkout/price-request.ts';
import type { CartItem } from '../checkout/pricing.ts';
import { Refused } from '../checkout/refused.ts';

/** What a code takes off, for display only: nothing is reserved, and the money calls judge again. 422 when it does not count. */
export async function validateCoupon(
  payload: Payload,
  { code, orderTotal, items }: CouponRequest,
): Promise<CouponAnswer> {
  const cart = items ? await findCart(payload, items) : cartOf(orderTotal);
  const offer = await findOffer(payload, code, cart, null);
  if (typeof offer === 'string') throw new Refused(422, offer);
  return { success: true, ...termsOf(offer) };
}

/** A retired product is left out here; the money calls tell the buyer of it. */
async function findCart(payload: Payload, items: CartItem[]) {
  const shelf = await findForSale(
    payload,
    items.map(({ id }) => id),
  );
  return { items: items.filter(({ id }) => shelf.has(id)), shelf };
}

/** All that is known of this cart is its sum, so that a code for certain products does not count. */
function cartOf(orderTotal: number) {
  const id = 'the whole order';
  return {
    items: [{ id, quantity: 1 }],
    shelf: new Map([
      [
        id,
        {
          id,
          name: id,
          summary: null,
          price: orderTotal,
          payments: 1,
          grants: joinGrants([]),
          notIn: [],
        },
      ],
    ]),
  };
}
