import { z } from 'zod';

const text = (longest: number) => z.string().max(longest);
const amount = z
  .string()
  .regex(/^\d{1,7}\.\d{2}$/, 'must be a text with two decimals, such as 877.00');
const reference = z.uuid('must be a uuid');

const cartItems = z
  .array(z.object({ id: text(80), quantity: z.number().int('must be a whole number') }))
  .max(50);

/** Shape and size of what the CMS will judge: unknown fields are dropped, prices and names of a caller prove nothing. */
export const intentShape = z.object({
  amount,
  productIds: text(4_000),
  firstName: text(200).optional(),
  lastName: text(200).optional(),
  email: text(320).optional(),
  items: cartItems.optional(),
  couponCode: text(60).optional(),
  laterAmount: amount.optional(),
  reference: reference.optional(),
  // The form of the checkout page: its fields and their words (spec §5) are checked where they are stored.
  customer: z.record(text(40), z.union([text(400), z.boolean()])).optional(),
});

/** The coupon box (spec §7). The sum is only compared: with `items` the CMS works it out. */
export const couponShape = z.object({
  code: text(60),
  orderTotal: z.number().min(0).max(9_999_999),
  items: cartItems.optional(),
});

/** The order request of the checkout page (spec §3). The payment intent alone decides; the rest is checked and dropped. */
const pageOrder = z
  .object({
    stripePaymentIntentId: z.string().regex(/^pi_\w{1,250}$/, 'must be the id of a payment'),
    reference: reference.optional(),
    amount: amount.optional(),
    productType: text(4_000).optional(),
    productName: text(8_000).optional(),
    couponCode: text(60).nullish(),
    discountAmount: z.union([z.number(), text(20)]).nullish(),
    items: z
      .array(
        z.object({
          id: text(80),
          name: text(200).optional(),
          quantity: z.number().int(),
          price: z.number().optional(),
        }),
      )
      .max(50)
      .optional(),
    isSubscription: z.enum(['true', 'false']).optional(),
    stripeSubscriptionId: text(255).nullish(),
    stripeSubscriptionScheduleId: text(255).nullish(),
  })
  .transform(({ stripePaymentIntentId, reference: checkout }) => ({
    stripePaymentIntentId,
    ...(checkout === undefined ? {} : { reference: checkout }),
  }));

/** The order request of the dialog (spec §3); the words of its fields (spec §5) are checked where they are stored. */
const offerOrder = z.object({
  firstName: text(200),
  lastName: text(200),
  email: text(320),
  phone: text(200).default(''),
  productType: text(80),
  amount,
  paymentToken: z.string().regex(/^tok_\w{1,250}$/, 'must be a token of the card fields'),
  reference: reference.optional(),
  termsVersion: text(40).optional(),
  termsPage: z
    .string()
    .regex(/^\/[\w-]{0,80}$/, 'must be the path of a page')
    .optional(),
});

type Ordered =
  | { call: 'order'; body: z.infer<typeof pageOrder> }
  | { call: 'offer-order'; body: z.infer<typeof offerOrder> };

/** POST /api/payment/create-order has two callers: the dialog brings a token of the card, the checkout page a payment. */
export const orderShape = z.looseObject({}).transform((body, context): Ordered => {
  const [call, shape] =
    'paymentToken' in body
      ? (['offer-order', offerOrder] as const)
      : (['order', pageOrder] as const);
  const result = shape.safeParse(body);
  if (result.success) return { call, body: result.data } as Ordered;
  for (const { path, message } of result.error.issues)
    context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});
