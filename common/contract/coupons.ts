import { couponCode, items, notAnObject } from './fields.ts';
import { limits } from './limits.ts';
import { z } from './zod.ts';

/** Spec §5. */
export const blankCoupon = 'Please enter a coupon code';

/** What the coupon box takes. */
export const typedCoupon = couponCode.check(z.minLength(1, blankCoupon));

const totalMessage = 'The order total is a number of dollars with at most two decimals.';

/** POST /cms-api/payments/validate-coupon: for display only, nothing is reserved. A code that does not count is a 422 `Refusal`. */
export const couponRequest = z.object(
  {
    code: typedCoupon,
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
 * What the code takes off the payment of today, in dollars as numbers: ask again with `newTotal`. `code` is the stored
 * spelling. With a programme in the cart: what it takes off the programme's part of today's payment, and off each later one.
 */
export const couponTerms = z.object({
  code: z.string(),
  discountAmount: z.number(),
  newTotal: z.number(),
  firstDiscountAmount: z.optional(z.number()),
  laterDiscountAmount: z.optional(z.number()),
});
export type CouponTerms = z.infer<typeof couponTerms>;
export type CouponAnswer = { success: true } & CouponTerms;

/** The code does not count, or no longer: ask again without it. `message` is a reason that the buyer may read. */
export const couponRefusal = z.object({ code: z.string(), message: z.string() });
export type CouponRefusal = z.infer<typeof couponRefusal>;
