import { customerFields } from './checkout.ts';
import { blankCoupon } from './coupons.ts';
import { buyerForm } from './express-checkout.ts';
import { notAnObject, tooLong } from './fields.ts';
import { kitUsers } from './kit-users.ts';
import { limits } from './limits.ts';
import { amount, couponCode, handle, items, reference, terms } from './payment-fields.ts';
import { z } from './zod.ts';

/** The money calls as web and cms read them. The browser writes them and takes the types alone. */

const customerForm = z.object(
  {
    ...customerFields,
    ...terms,
    /** The kits of the cart, also those of which nothing is said yet. */
    kits: z.optional(kitUsers),
  },
  'The customer is an object.',
);
export type CustomerForm = z.infer<typeof customerForm>;

const placeholder = (most: number) =>
  z.optional(z.string('A placeholder is a text.').check(z.maxLength(most, tooLong(most))));

/** POST /cms-api/payments/intent, and POST /api/create-payment-intent (spec §7, design §4). */
export const intentRequest = z.object(
  {
    amount,
    /** Product handles joined by commas; counts only when `items` is absent. */
    productIds: z
      .string('The product ids are one text, joined by commas.')
      .check(z.maxLength(4_000, 'Too many products.')),
    /** Placeholders until Pay (spec §7); nothing is made of them. */
    firstName: placeholder(limits.firstName),
    lastName: placeholder(limits.lastName),
    email: placeholder(limits.email),
    items: z.optional(items),
    couponCode: z.optional(couponCode),
    /** What the browser shows as each payment after today's; another sum is a 409 as with `amount`. Absent without a programme in the cart. */
    laterAmount: z.optional(amount),
    /** Absent: the call is a checkout of its own. */
    reference: z.optional(reference),
    /** Sent on Pay: stores the form and re-prices before the browser confirms. */
    customer: z.optional(customerForm),
  },
  notAnObject,
);
export type IntentRequest = z.infer<typeof intentRequest>;

const totalMessage = 'The order total is a number of dollars with at most two decimals.';

/** POST /cms-api/payments/validate-coupon: for display only, nothing is reserved. A code that does not count is a 422 `Refusal`. */
export const couponRequest = z.object(
  {
    code: couponCode.check(z.minLength(1, blankCoupon)),
    /** Dollars, at most two decimals; counts only when `items` is absent. */
    orderTotal: z.number(totalMessage).check(
      z.gte(0, totalMessage),
      z.lte(limits.orderTotal, totalMessage),
      z.refine((total) => Number(total.toFixed(2)) === total, totalMessage),
    ),
    items: z.optional(items),
  },
  notAnObject,
);
export type CouponRequest = z.infer<typeof couponRequest>;

/**
 * POST /cms-api/payments/offer-order, and what the dialog sends to POST /api/payment/create-order (spec §3). May be
 * repeated with the same `reference`, with the same token (an answer got lost, 3-D Secure was passed) or a new one (the
 * card was declined): one charge at most, and once the money is taken the answer is its order. Declines are a 422
 * `Refusal` with Stripe's words for the buyer, another price a 409 with `prices` by the offer's handle; after any 4xx
 * nothing was charged.
 */
export const offerOrderRequest = z.object(
  {
    ...buyerForm.shape,
    /** Handle of the offer, which names the price. */
    productType: handle,
    amount,
    /** Single use, made by Stripe.js from the card fields ('tok_…'). */
    paymentToken: z
      .string('The card token is missing.')
      .check(z.regex(/^tok_\w{1,250}$/, 'The card token is not valid.')),
    /** Absent: the call is a purchase of its own. */
    reference: z.optional(reference),
    ...terms,
  },
  notAnObject,
);
export type OfferOrderRequest = z.infer<typeof offerOrderRequest>;

const text = (what: string, most: number) =>
  z.string(`${what} is a text.`).check(z.maxLength(most, `${what} is too long.`));

/**
 * POST /cms-api/payments/order, and what the checkout page sends to POST /api/payment/create-order (spec §3). The payment
 * intent alone decides; all besides it and the reference is checked for shape and goes no further.
 */
export const orderRequest = z.object(
  {
    stripePaymentIntentId: z
      .string('The payment id is missing.')
      .check(z.regex(/^pi_\w{1,250}$/, 'The payment id is not valid.')),
    reference: z.optional(reference),
    amount: z.optional(amount),
    productType: z.optional(text('The product type', 4_000)),
    productName: z.optional(text('The product name', 8_000)),
    couponCode: z.nullish(text('The coupon code', limits.couponCode)),
    discountAmount: z.nullish(
      z.union([z.number(), text('The discount', 20)], 'The discount is an amount.'),
    ),
    items: z.optional(
      z
        .array(
          z.object({
            id: text('A product id', limits.handle),
            name: z.optional(text('A name', 200)),
            quantity: z.int('A quantity is a whole number.'),
            price: z.optional(z.number('A price is a number of dollars.')),
          }),
          'The items are a list.',
        )
        .check(z.maxLength(limits.lines, `A cart has at most ${limits.lines} lines.`)),
    ),
    isSubscription: z.optional(z.enum(['true', 'false'], "Write 'true' or 'false'.")),
    stripeSubscriptionId: z.nullish(text('The subscription', 255)),
    stripeSubscriptionScheduleId: z.nullish(text('The payment plan', 255)),
  },
  notAnObject,
);
export type OrderRequest = z.infer<typeof orderRequest>;
