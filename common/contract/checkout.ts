import { couponTerms } from './coupons.ts';
import { email, inLine, line, names } from './fields.ts';
import { limits } from './limits.ts';
import { orderAnswer } from './orders.ts';
import { z } from './zod.ts';

/** GET /api/payment/status (spec §7). */
export const paymentStatus = z.object({
  /** True when cms has a secret key for Stripe; Stripe itself is not asked. */
  configured: z.boolean(),
  /** True when web has a publishable key. */
  tokenizationKeyAvailable: z.boolean(),
});
export type PaymentStatus = z.infer<typeof paymentStatus>;

const stateMissing = 'State is required';

/** The form of the checkout page, with the words of spec §5 and in the order of the page. */
export const customerFields = {
  ...names,
  email: email('Valid email is required'),
  phone: line('Phone number is required', limits.phone),
  dateOfBirth: line('Date of birth is required', limits.dateOfBirth),
  address: line('Street address is required', limits.address),
  city: line('City is required', limits.city),
  state: z
    .string(stateMissing)
    .check(z.trim(), z.toUpperCase(), ...inLine(stateMissing, limits.state, 2)),
  zipCode: line('Valid ZIP code is required', limits.zipCode, 5),
  termsAccepted: z.literal(true, 'You must accept the terms and conditions'),
  privacyPolicyAccepted: z.literal(
    true,
    "You must read and understand the website's privacy policy",
  ),
};
export type CustomerField = keyof typeof customerFields;

/**
 * Monthly payments that follow the one of today: how many, and each one's amount. `from` is today by the clock of cms
 * ('2026-11-22', UTC); their days follow from it: `../plan-dates.ts`.
 */
const laterPayments = z.object({ count: z.number(), amount: z.string(), from: z.iso.date() });
export type LaterPayments = z.infer<typeof laterPayments>;

export const intentAnswer = z.union([
  z.extend(orderAnswer, { paid: z.literal(true), message: z.string(), reference: z.string() }),
  z.object({
    success: z.literal(true),
    clientSecret: z.string(),
    message: z.string(),
    reference: z.string(),
    amount: z.string(),
    /** Already taken off `amount`; '0.00' without a coupon. */
    discountAmount: z.string(),
    /** The payments after today's; absent without a programme in the cart. */
    later: z.optional(laterPayments),
    /** When the call names no coupon: one that the shop applies by itself to this cart (FAMILY20). The browser takes it unless the buyer removed it. */
    offeredCoupon: z.optional(couponTerms),
  }),
]);
export type IntentAnswer = z.infer<typeof intentAnswer>;
