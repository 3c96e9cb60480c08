import type {
  CouponRequest,
  CouponTerms,
  IntentAnswer,
  IntentRequest,
  OfferOrderAnswer,
  OfferOrderRequest,
  OrderAnswer,
} from 'common/contract/payments';
import { fetchQuery } from '../api/api-client.ts';
import { z } from './form/schema.ts';
import type { OrderBody } from './request-bodies.ts';

/** A call that was answered with 2xx, one that was refused, or one of which nothing is known. */
export type Answer<T> =
  | { kind: 'answered'; answer: T }
  | { kind: 'refused'; status: number; refusal: WireRefusal }
  | { kind: 'unreachable' };

/** The calls of the checkout page, and the one with which the dialog sells an offer (spec §7). None of them throws. */
export type PaymentApi = {
  status: () => Promise<Answer<{ configured: boolean; tokenizationKeyAvailable: boolean }>>;
  coupon: (request: CouponRequest) => Promise<Answer<CouponTerms>>;
  intent: (request: IntentRequest) => Promise<Answer<IntentAnswer>>;
  order: (body: OrderBody) => Promise<Answer<OrderAnswer>>;
  offerOrder: (body: OfferOrderRequest) => Promise<Answer<OfferOrderAnswer>>;
};

/** As `apiRequest`: resolves for 2xx, throws '<status>: <body>' for other answers and anything else when there is none. */
export type Request = (method: string, url: string, body?: unknown) => Promise<Response>;

const couponTerms = z.object({
  code: z.string(),
  discountAmount: z.number(),
  newTotal: z.number(),
  firstDiscountAmount: z.number().optional(),
  laterDiscountAmount: z.number().optional(),
});
const couponRefusal = z.object({ code: z.string(), message: z.string() });

const wireRefusal = z.object({
  message: z.string().optional(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
  prices: z
    .record(z.string(), z.object({ name: z.string(), price: z.number() }).nullable())
    .optional(),
  coupon: z.union([couponTerms, couponRefusal]).optional(),
  isOurs: z.literal(true).optional(),
});
export type WireRefusal = z.infer<typeof wireRefusal>;

const statusAnswer = z.object({ configured: z.boolean(), tokenizationKeyAvailable: z.boolean() });
const nextSteps = z.object({
  bought: z.array(z.enum(['kit', 'consultation', 'package', 'program', 'goods'])),
  lead: z.string(),
  steps: z.array(z.object({ when: z.string(), title: z.string(), text: z.string() })),
  helpNote: z.string(),
});
// Words that make no sense are left out: the money is taken, and the order is written.
const orderAnswer = z.object({
  success: z.literal(true),
  transactionId: z.string(),
  number: z.string(),
  next: nextSteps.optional().catch(undefined),
});
const intentAnswer = z.union([
  orderAnswer.extend({ paid: z.literal(true), message: z.string(), reference: z.string() }),
  z.object({
    success: z.literal(true),
    clientSecret: z.string(),
    message: z.string(),
    reference: z.string(),
    amount: z.string(),
    discountAmount: z.string(),
    later: z.object({ count: z.number(), amount: z.string(), from: z.iso.date() }).optional(),
    offeredCoupon: couponTerms.optional(),
  }),
]);
const offerAnswer = z.union([
  orderAnswer,
  z.object({
    success: z.literal(false),
    requiresAction: z.literal(true),
    clientSecret: z.string(),
    reference: z.string(),
  }),
  z.object({
    success: z.literal(false),
    processing: z.literal(true),
    message: z.string(),
    reference: z.string(),
  }),
]);

export function createPaymentApi(request: Request): PaymentApi {
  async function ask<T>(
    schema: z.ZodType<T>,
    question: () => Promise<unknown>,
  ): Promise<Answer<T>> {
    let found: unknown;
    try {
      found = await question();
    } catch (error) {
      if (error instanceof SyntaxError) return { kind: 'refused', status: 200, refusal: {} };
      const refused = /^(\d{3}): ([\s\S]*)$/.exec(error instanceof Error ? error.message : '');
      return refused
        ? {
            kind: 'refused',
            status: Number(refused[1]),
            refusal: readRefusal(readJson(refused[2] ?? '')),
          }
        : { kind: 'unreachable' };
    }
    const parsed = schema.safeParse(found);
    return parsed.success
      ? { kind: 'answered', answer: parsed.data }
      : { kind: 'refused', status: 200, refusal: readRefusal(found) };
  }
  const post = <T>(schema: z.ZodType<T>, url: string, body: unknown) =>
    ask(schema, async () => (await request('POST', url, body)).json());

  return {
    status: () => ask(statusAnswer, () => fetchQuery(['/api', 'payment', 'status'], { request })),
    coupon: (body) => post(couponTerms, '/api/validate-coupon', body),
    intent: (body) => post(intentAnswer, '/api/create-payment-intent', body),
    order: (body) => post(orderAnswer, '/api/payment/create-order', body),
    offerOrder: (body) => post(offerAnswer, '/api/payment/create-order', body),
  };
}

function readRefusal(body: unknown): WireRefusal {
  const parsed = wireRefusal.safeParse(body);
  return parsed.success ? parsed.data : {};
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
