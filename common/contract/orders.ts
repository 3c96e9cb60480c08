import { amount, notAnObject, reference } from './fields.ts';
import { limits } from './limits.ts';
import { z } from './zod.ts';

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

export const boughtKinds = ['kit', 'consultation', 'package', 'program', 'goods'] as const;
export type BoughtKind = (typeof boughtKinds)[number];

/** What the page says once the order is written, by what was bought; words of the CMS. */
const nextSteps = z.object({
  bought: z.array(z.enum(boughtKinds)),
  /** Below the heading. */
  lead: z.string(),
  /** In the order of time. */
  steps: z.array(z.object({ when: z.string(), title: z.string(), text: z.string() })),
  /** How to say that something is wrong. */
  helpNote: z.string(),
});
export type NextSteps = z.infer<typeof nextSteps>;

export const orderAnswer = z.object({
  success: z.literal(true),
  /** The order's uuid. */
  transactionId: z.string(),
  /** What people read: eight characters without look-alikes. */
  number: z.string(),
  /** Absent when it could not be told, and when it makes no sense: the money is taken, and the order is written. */
  next: z.catch(z.optional(nextSteps), undefined),
});
export type OrderAnswer = z.infer<typeof orderAnswer>;
