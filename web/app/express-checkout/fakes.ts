import type {
  PaymentIntent,
  Stripe,
  StripeCardNumberElement,
  StripeError,
} from '@stripe/stripe-js';
import type { OfferOrderRequest } from 'common/contract/payment-requests';
import { globals, named, offers } from '../../tests/support/seed-content.ts';
import { toOffer } from '../content/product.ts';
import { createPaymentApi } from '../purchase/api.ts';
import type { ToastMessage } from '../ui/toast/toast-state.ts';
import type { PurchaseDeps } from './purchase-state.ts';
import { createPurchase } from './purchase.ts';

/** Of the seed, at a price that the tests name. */
export const offer = { ...toOffer(named(offers, 'gi-map'), true, [], []), cents: 47_000 };
export const terms = { termsVersion: globals.checkout.terms.version, termsPage: '/' };
export const buyer = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  email: 'hannah@example.com',
  phone: '',
};
export const order = { transactionId: '0b0e8c52-6a1f-4f5c-9a59-0d6f9a3f4c11', number: 'K7RT2MWX' };
export const card = {} as StripeCardNumberElement;

type Reply = { status: number; body: unknown } | 'cut';
type Token = { token: { id: string } } | { error: Pick<StripeError, 'message' | 'code' | 'type'> };
type BankAnswer =
  | { paymentIntent: Pick<PaymentIntent, 'status'> }
  | { error: Pick<StripeError, 'message' | 'code' | 'type'> }
  | Error;

/** An opened dialog without a page. Replies and answers queue up; without one all goes well. */
export function fakePurchase(changes: Partial<PurchaseDeps> = {}) {
  const toasts: ToastMessage[] = [];
  const waits: number[] = [];
  const asked: string[] = [];
  const orders: OfferOrderRequest[] = [];
  const statuses: Reply[] = [];
  const replies: (Reply | Promise<Reply>)[] = [];
  const tokens: Token[] = [];
  const bank: BankAnswer[] = [];
  const challenged: string[] = [];
  const tokenised: object[] = [];
  let made = 0;
  let isCleared = false;

  const stripe = {
    createToken: (_card: unknown, data: object) => {
      tokenised.push(data);
      return Promise.resolve(tokens.shift() ?? { token: { id: `tok_${(made += 1)}` } });
    },
    handleNextAction({ clientSecret }: { clientSecret: string }) {
      challenged.push(clientSecret);
      const answer = bank.shift() ?? { paymentIntent: { status: 'succeeded' as const } };
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  } as unknown as Stripe;

  const api = createPaymentApi(async (method, url, body) => {
    asked.push(`${method} ${url}`);
    const isStatus = url === '/api/payment/status';
    if (!isStatus) orders.push(body as OfferOrderRequest);
    const reply = isStatus
      ? (statuses.shift() ?? {
          status: 200,
          body: { configured: true, tokenizationKeyAvailable: true },
        })
      : ((await replies.shift()) ?? { status: 200, body: { success: true, ...order } });
    if (reply === 'cut') throw new TypeError('Failed to fetch');
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    if (reply.status >= 400) throw new Error(`${reply.status}: ${text}`);
    return new Response(text);
  });

  const purchase = createPurchase({
    api,
    offer,
    terms,
    reference: {
      get: () => '0d5f1a4e-3c1b-4f63-9a52-6a4f7c0e9b11',
      clear: () => void (isCleared = true),
    },
    publishableKey: 'pk_test_1',
    loadStripe: () => Promise.resolve(stripe),
    notify: (toast) => void toasts.push(toast),
    wait: (seconds) => Promise.resolve(void waits.push(seconds)),
    ...changes,
  });
  return {
    purchase,
    state: purchase.getState,
    stripe,
    toasts,
    waits,
    asked,
    orders,
    statuses,
    replies,
    tokens,
    bank,
    challenged,
    tokenised,
    isCleared: () => isCleared,
  };
}

/** A dialog that is ready for Pay. */
export async function openPurchase(changes: Partial<PurchaseDeps> = {}) {
  const fake = fakePurchase(changes);
  await fake.purchase.open();
  return fake;
}
