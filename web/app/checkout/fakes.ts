import type {
  PaymentIntent,
  PaymentIntentResult,
  Stripe,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';
import type { CustomerForm, IntentRequest, CouponRequest } from 'common/contract/payment-requests';
import { cartLine } from '../../tests/support/seed-cart.ts';
import { globals } from '../../tests/support/seed-content.ts';
import type { CartLine } from '../cart/cart.ts';
import type { OrderBody } from '../purchase/api.ts';
import { createPaymentApi } from '../purchase/api.ts';
import type { ToastMessage } from '../ui/toast/toast-state.ts';
import { createCheckoutSession } from './session.ts';
import type { CheckoutDeps } from './state.ts';

/** Of the seed, at prices whose sums the tests name. */
export const giMap: CartLine = { ...cartLine('gi-map'), cents: 47_700 };
export const programme: CartLine = { ...cartLine('family-wellness-program', 3), cents: 63_700 };
export const probiotic: CartLine = { ...cartLine('probiotic', 2), cents: 6_500 };

export const customer: CustomerForm = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  email: 'hannah@example.com',
  phone: '(555) 014-2290',
  dateOfBirth: '1990-04-12',
  address: '1 Orchard Lane',
  city: 'Napa',
  state: 'CA',
  zipCode: '94558',
  termsAccepted: true,
  privacyPolicyAccepted: true,
  termsVersion: globals.checkout.terms.version,
  termsPage: '/checkout',
};

export const secret = 'pi_1_secret_a';
export const order = { transactionId: '0b0e8c52-6a1f-4f5c-9a59-0d6f9a3f4c11', number: 'K7RT2MWX' };

type Call = { method: string; url: string; body: unknown };
type Reply = { status: number; body: unknown } | 'cut';

/** The server's end of the four money calls. Replies queue up per address; without one it answers as if all went well. */
function fakeServer() {
  const calls: Call[] = [];
  const queued: Record<string, (Reply | Promise<Reply>)[]> = {};

  function usual(url: string, body: unknown): Reply {
    if (url === '/api/payment/status')
      return { status: 200, body: { configured: true, tokenizationKeyAvailable: true } };
    if (url === '/api/payment/create-order')
      return { status: 200, body: { success: true, ...order } };
    if (url === '/api/validate-coupon')
      return { status: 200, body: { success: true, ...tenPercent(body as CouponRequest) } };
    const { amount, laterAmount, reference } = body as IntentRequest;
    return {
      status: 200,
      body: {
        success: true,
        clientSecret: secret,
        message: '',
        reference,
        amount,
        discountAmount: '0.00',
        ...(laterAmount && { later: { count: 3, amount: laterAmount, from: '2026-11-22' } }),
      },
    };
  }

  return {
    calls,
    to: (url: string) => calls.filter((call) => call.url === url),
    intents: () =>
      calls
        .filter((call) => call.url === '/api/create-payment-intent')
        .map((call) => call.body as IntentRequest),
    coupons: () =>
      calls
        .filter((call) => call.url === '/api/validate-coupon')
        .map((call) => call.body as CouponRequest),
    orders: () =>
      calls
        .filter((call) => call.url === '/api/payment/create-order')
        .map((call) => call.body as OrderBody),
    next(url: string, ...replies: (Reply | Promise<Reply>)[]) {
      (queued[url] ??= []).push(...replies);
    },
    api: createPaymentApi(async (method, url, body) => {
      calls.push({ method, url, body });
      const reply = (await queued[url]?.shift()) ?? usual(url, body);
      if (reply === 'cut') throw new TypeError('Failed to fetch');
      const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
      if (reply.status >= 400) throw new Error(`${reply.status}: ${text}`);
      return new Response(text);
    }),
  };
}

/** What a code of ten percent takes off, in the words of the call. */
function tenPercent({ code, orderTotal }: Pick<CouponRequest, 'code' | 'orderTotal'>) {
  const discountAmount = Math.round(orderTotal * 10) / 100;
  return { code, discountAmount, newTotal: orderTotal - discountAmount };
}

export function intent(
  status: PaymentIntent['status'],
  refusal?: string,
  code?: string,
): PaymentIntent {
  return {
    id: 'pi_1',
    status,
    last_payment_error: refusal ? { message: refusal, code } : null,
  } as PaymentIntent;
}

export function stripeError(
  type: StripeError['type'],
  message: string,
  payment_intent?: PaymentIntent,
  code?: string,
): PaymentIntentResult {
  return { error: { type, message, payment_intent, code } };
}

/** Stripe.js as far as the checkout speaks to it. An Error in a queue is thrown. */
function fakeStripe() {
  const confirmed: unknown[] = [];
  const confirmations: (PaymentIntentResult | Error | Promise<PaymentIntentResult>)[] = [];
  const retrievals: (PaymentIntentResult | Error)[] = [];
  /** What the wallet's sheet comes to, and how often it was asked for. */
  const submissions: { error?: StripeError }[] = [];
  const submits: number[] = [];
  let updates = 0;
  const next = async <T>(queue: (T | Error | Promise<T>)[], usual: T): Promise<T> => {
    const value = await queue.shift();
    if (value instanceof Error) throw value;
    return value ?? usual;
  };
  const paid: PaymentIntentResult = { paymentIntent: intent('succeeded') };
  const stripe = {
    confirmPayment(options: unknown) {
      confirmed.push(options);
      return next(confirmations, paid);
    },
    retrievePaymentIntent: () =>
      next(retrievals, { paymentIntent: intent('requires_payment_method') }),
  };
  const elements = {
    submit() {
      submits.push(confirmed.length);
      return Promise.resolve(submissions.shift() ?? {});
    },
    fetchUpdates() {
      updates += 1;
      return Promise.resolve({});
    },
  };
  return {
    stripe: stripe as unknown as Stripe,
    elements: elements as unknown as StripeElements,
    confirmed,
    confirmations,
    retrievals,
    submissions,
    submits,
    updates: () => updates,
  };
}

/** A whole checkout without a page: everything outside of it is a fake that can be looked at. */
export function fakeCheckout(
  changes: Partial<Omit<CheckoutDeps, 'cart'>> & {
    lines?: CartLine[];
    rememberedCode?: string | null;
  } = {},
) {
  const { lines: initial = [giMap, probiotic], rememberedCode = null, ...deps } = changes;
  let lines = initial;
  let reference: string | null = null;
  let code = rememberedCode;
  let declined: string | null = null;
  const toasts: ToastMessage[] = [];
  const waits: number[] = [];
  const server = fakeServer();
  const outside = fakeStripe();
  const cart = { lines: () => lines, replace: (next: CartLine[]) => void (lines = next) };
  const session = createCheckoutSession({
    api: server.api,
    reference: {
      get: () => (reference ??= crypto.randomUUID()),
      clear: () => void (reference = null),
    },
    couponMemory: {
      get: () => code,
      set: (next) => void (code = next),
      decline(next) {
        code = null;
        declined = next;
      },
      hasDeclined: (asked) => declined === asked,
      clear: () => void (code = null),
      forget() {
        code = null;
        declined = null;
      },
    },
    cart,
    publishableKey: 'pk_test_1',
    loadStripe: () => Promise.resolve(outside.stripe),
    notify: (toast) => void toasts.push(toast),
    wait: (seconds) => Promise.resolve(void waits.push(seconds)),
    origin: () => 'https://shop.example',
    takesWallets: false,
    returned: { clientSecret: null, forget: () => undefined },
    ...deps,
  });
  return {
    ...outside,
    server,
    session,
    toasts,
    waits,
    cart,
    state: session.getState,
    reference: () => reference,
    rememberedCode: () => code,
    /** As the page does it: prepared, with the card fields mounted. */
    async open() {
      await session.sync();
      session.attach(outside.elements);
    },
  };
}

/** A checkout that is ready for Pay. */
export async function openCheckout(...changes: Parameters<typeof fakeCheckout>) {
  const checkout = fakeCheckout(...changes);
  await checkout.open();
  return checkout;
}
