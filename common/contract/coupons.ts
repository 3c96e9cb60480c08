import { z } from './zod.ts';

/** Spec §5. */
export const blankCoupon = 'Please enter a coupon code';

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
