import { couponRefusal, couponTerms } from './coupons.ts';
import { z } from './zod.ts';

/** Every refusal of a money call, with a 4xx or 503 status. */
export const refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  fieldErrors: z.optional(z.record(z.string(), z.string())),
  /** With 409: current price of each product asked for, in dollars; null for one that is not for sale. */
  prices: z.optional(
    z.record(z.string(), z.nullable(z.object({ name: z.string(), price: z.number() }))),
  ),
  /** With 409, when the call named a coupon code that is at fault or changes the sum. */
  coupon: z.optional(z.union([couponTerms, couponRefusal])),
  /** Neither the card nor what was typed is at fault, staff have a note, and `message` says all that the buyer needs. */
  isOurs: z.optional(z.literal(true)),
});
export type Refusal = z.infer<typeof refusal>;
