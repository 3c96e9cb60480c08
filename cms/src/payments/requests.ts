import type {
  CouponRequest,
  CustomerForm,
  EventRequest,
  IntentRequest,
  OfferOrderRequest,
  OrderRequest,
} from 'common/contract/payments';
import { readWireAmount } from 'common/money';
import { z } from 'zod';
import type { CartItem } from './checkout/pricing.ts';
import { Refused } from './checkout/refused.ts';

const mostLines = 50;
const mostOfOne = 99;
const quantityMessage = `A quantity is a whole number from 1 to ${mostOfOne}.`;

const text = (least: number, message: string, most = 200) =>
  z
    .string(message)
    .trim()
    .min(least, message)
    .max(most, `At most ${most} characters`)
    .regex(/^\P{Cc}*$/u, 'Please remove line breaks');

const handle = z
  .string('A product id is a text.')
  .min(1, 'A product id is missing.')
  .max(80, 'A product id is too long.');
const quantity = z
  .number(quantityMessage)
  .int(quantityMessage)
  .min(1, quantityMessage)
  .max(mostOfOne, quantityMessage);

const terms = {
  termsVersion: text(0, 'The version of the terms is a text.', 40).optional(),
  termsPage: z
    .string('The page is a path.')
    .regex(/^\/[\w/-]{0,60}$/, 'The page is a path.')
    .optional(),
};

/** Words of spec §5, checkout page. */
const customer = z.object({
  firstName: text(1, 'First name is required', 100),
  lastName: text(1, 'Last name is required', 100),
  email: z.email('Valid email is required').max(254, 'Valid email is required'),
  phone: text(1, 'Phone number is required', 40),
  dateOfBirth: text(1, 'Date of birth is required', 40),
  address: text(1, 'Street address is required'),
  city: text(1, 'City is required', 100),
  state: text(2, 'State is required', 2),
  zipCode: text(5, 'Valid ZIP code is required', 10),
  termsAccepted: z.literal(true, 'You must accept the terms and conditions'),
  privacyPolicyAccepted: z.literal(
    true,
    "You must read and understand the website's privacy policy",
  ),
  ...terms,
}) satisfies z.ZodType<CustomerForm>;

const items = z
  .array(z.object({ id: handle, quantity }))
  .min(1, 'The cart is empty.')
  .max(mostLines, `A cart has at most ${mostLines} lines.`);
const code = z.string('A coupon code is a text.').max(60, 'This coupon code is not valid.');

const amountMessage = 'The amount is a text such as 877.00.';
const amount = z
  .string(amountMessage)
  .refine((text) => readWireAmount(text) !== null, amountMessage);

const intent = z.object({
  amount,
  productIds: z
    .string('The product ids are one text, joined by commas.')
    .max(4_000, 'Too many products.'),
  items: items.optional(),
  couponCode: code.optional(),
  laterAmount: amount.optional(),
  reference: z.uuid('The checkout reference is not valid.').optional(),
  customer: customer.optional(),
}) satisfies z.ZodType<IntentRequest>;

/** Words of spec §5, checkout dialog. */
const offerOrder = z.object({
  firstName: text(1, 'First name is required', 100),
  lastName: text(1, 'Last name is required', 100),
  email: z.email('Valid email is required').max(254, 'Valid email is required'),
  phone: text(0, 'The phone number is a text.', 40),
  productType: handle,
  amount,
  paymentToken: z
    .string('The card token is missing.')
    .regex(/^tok_\w{1,250}$/, 'The card token is not valid.'),
  reference: z.uuid('The checkout reference is not valid.').optional(),
  ...terms,
}) satisfies z.ZodType<OfferOrderRequest>;

const totalMessage = 'The order total is a number of dollars with at most two decimals.';

const coupon = z.object({
  code: code.trim().min(1, 'Please enter a coupon code.'),
  orderTotal: z
    .number(totalMessage)
    .min(0, totalMessage)
    .max(999_999, totalMessage)
    .refine((total) => Number(total.toFixed(2)) === total, totalMessage),
  items: items.optional(),
}) satisfies z.ZodType<CouponRequest>;

const order = z.object({
  stripePaymentIntentId: z
    .string('The payment id is missing.')
    .regex(/^pi_\w{1,250}$/, 'The payment id is not valid.'),
  reference: z.uuid('The checkout reference is not valid.').optional(),
}) satisfies z.ZodType<OrderRequest>;

const event = z.object({
  id: z
    .string('The event id is missing.')
    .min(1, 'The event id is missing.')
    .max(255, 'The event id is too long.'),
  type: z
    .string('The event type is missing.')
    .min(1, 'The event type is missing.')
    .max(255, 'The event type is too long.'),
  objectId: z.string('The object id is missing.').max(255, 'The object id is too long.'),
}) satisfies z.ZodType<EventRequest>;

export type CheckedIntentRequest = Omit<z.infer<typeof intent>, 'items' | 'productIds'> & {
  items: CartItem[];
};

/** Each reader answers the checked request or throws a 400 `Refused` that names what is wrong. */
export function readIntentRequest(body: unknown): CheckedIntentRequest {
  const { items, productIds, ...rest } = read(intent, body);
  return {
    ...rest,
    items: together(items ?? productIds.split(',').map((id) => ({ id: id.trim(), quantity: 1 }))),
  };
}

export type CheckedCouponRequest = z.infer<typeof coupon>;

export function readCouponRequest(body: unknown): CheckedCouponRequest {
  const { items: lines, ...rest } = read(coupon, body);
  return lines ? { ...rest, items: together(lines) } : rest;
}

const refund = z.object({
  request: z.uuid('The request is not valid.'),
  amount: amount.refine((text) => (readWireAmount(text) ?? 0) > 0, 'Write how much shall go back.'),
  reason: text(1, 'Write why, for the record.', 300),
  stopPlan: z.boolean('Say whether the monthly payments end.').default(false),
});
const move = z.object({ day: z.iso.date('Choose a day.') });

export const readRefundRequest = (body: unknown) => read(refund, body);
export const readMoveRequest = (body: unknown) => read(move, body);
export type CheckedOfferRequest = z.infer<typeof offerOrder>;

export const readOfferRequest = (body: unknown): CheckedOfferRequest => read(offerOrder, body);
export const readOrderRequest = (body: unknown) => read(order, body);
export const readEventRequest = (body: unknown) => read(event, body);

/** Repeated ids add up to one line (spec §4: the same product is one line of the cart). */
function together(items: CartItem[]): CartItem[] {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of items) {
    if (id === '') throw refusal({ productIds: 'The cart is empty.' });
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  const lines = Array.from(quantities, ([id, quantity]) => ({ id, quantity }));
  if (lines.length > mostLines) throw refusal({ items: `A cart has at most ${mostLines} lines.` });
  if (lines.some((line) => line.quantity > mostOfOne)) throw refusal({ items: quantityMessage });
  return lines;
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const [top, inner] = issue.path;
    const name = String(top === 'customer' ? (inner ?? top) : (top ?? 'body'));
    errors[name] ??= issue.path.length === 0 ? 'The request is not a JSON object.' : issue.message;
  }
  throw refusal(errors);
}

function refusal(fieldErrors: Record<string, string>): Refused {
  const [message = 'Please check your order.'] = Object.values(fieldErrors);
  return new Refused(400, message, { fieldErrors });
}
