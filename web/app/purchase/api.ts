import {
  intentAnswer,
  paymentStatus,
  type IntentAnswer,
  type PaymentStatus,
} from 'common/contract/checkout';
import { couponTerms, type CouponTerms } from 'common/contract/coupons';
import { offerOrderAnswer, type OfferOrderAnswer } from 'common/contract/express-checkout';
import { orderAnswer, type OrderAnswer } from 'common/contract/orders';
import type {
  CouponRequest,
  CustomerForm,
  IntentRequest,
  OfferOrderRequest,
} from 'common/contract/payment-requests';
import { refusal } from 'common/contract/refusals';
import { z } from 'common/contract/zod';
import { fetchQuery } from '../api/api-client.ts';

/** Body of POST /api/payment/create-order (spec §3). The form is missing after a return from a bank's page, which lost it. */
export type OrderBody = Partial<Omit<CustomerForm, 'termsVersion' | 'termsPage'>> & {
  productType: string;
  productName: string;
  amount: string;
  couponCode: string;
  discountAmount: string;
  items: { id: string; name: string; quantity: number; price: number }[];
  isSubscription: 'true' | 'false';
  stripeSubscriptionId: string;
  stripeSubscriptionScheduleId: string;
  stripePaymentIntentId: string;
  reference: string;
};

/** A call that was answered with 2xx, one that was refused, or one of which nothing is known. */
export type Answer<T> =
  | { kind: 'answered'; answer: T }
  | { kind: 'refused'; status: number; refusal: WireRefusal }
  | { kind: 'unreachable' };

/** The calls of the checkout page, and the one with which the dialog sells an offer (spec §7). None of them throws. */
export type PaymentApi = {
  status: () => Promise<Answer<PaymentStatus>>;
  coupon: (request: CouponRequest) => Promise<Answer<CouponTerms>>;
  intent: (request: IntentRequest) => Promise<Answer<IntentAnswer>>;
  order: (body: OrderBody) => Promise<Answer<OrderAnswer>>;
  offerOrder: (body: OfferOrderRequest) => Promise<Answer<OfferOrderAnswer>>;
};

/** As `apiRequest`: resolves for 2xx, throws '<status>: <body>' for other answers and anything else when there is none. */
export type Request = (method: string, url: string, body?: unknown) => Promise<Response>;

/** Of any answer that is no success: what can be read of it. */
const readable = z.partial(z.omit(refusal, { success: true }));
export type WireRefusal = z.infer<typeof readable>;

export function createPaymentApi(request: Request): PaymentApi {
  async function ask<T>(
    schema: z.ZodMiniType<T>,
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
  const post = <T>(schema: z.ZodMiniType<T>, url: string, body: unknown) =>
    ask(schema, async () => (await request('POST', url, body)).json());

  return {
    status: () => ask(paymentStatus, () => fetchQuery(['/api', 'payment', 'status'], { request })),
    coupon: (body) => post(couponTerms, '/api/validate-coupon', body),
    intent: (body) => post(intentAnswer, '/api/create-payment-intent', body),
    order: (body) => post(orderAnswer, '/api/payment/create-order', body),
    offerOrder: (body) => post(offerOrderAnswer, '/api/payment/create-order', body),
  };
}

function readRefusal(body: unknown): WireRefusal {
  const parsed = readable.safeParse(body);
  return parsed.success ? parsed.data : {};
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
