import type { PaymentIntentResult, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { CustomerForm } from 'common/contract/payment-requests';
import type { PaymentApi } from '../../purchase/api.ts';
import { toOrder } from '../../purchase/order.ts';
import type { Order } from '../../purchase/order.ts';
import { notAuthenticated } from '../../purchase/payment-words.ts';
import { unexpected } from '../../purchase/payment-words.ts';
import { requestIntent } from '../intent.ts';
import type { IntentOutcome } from '../intent.ts';
import { confirmParams, orderBody } from '../request-bodies.ts';
import type { Purchase } from '../request-bodies.ts';

/** One attempt to pay: what it buys, for whom, and the two outside parties it talks to. */
export type Attempt = Purchase & {
  api: PaymentApi;
  stripe: Pick<Stripe, 'confirmPayment' | 'retrievePaymentIntent'>;
  /** Missing after a return from a bank's page: health data is never stored in the browser. */
  customer: CustomerForm | null;
  clientSecret: string;
  /** From which day the page counts a programme's payments. */
  planFrom: string | null;
};

export type PayOutcome =
  | Exclude<IntentOutcome, { kind: 'ready' | 'paid' }>
  | { kind: 'confirmed'; order: Order }
  /** Paid in another tab or before a reload; what was bought is known to the server only. */
  | { kind: 'paid-before'; order: Order }
  /** The money is taken, the order not yet written down: call `createOrder` again until it is. */
  | { kind: 'order-failed'; message: string; paymentIntentId: string }
  | { kind: 'declined'; message: string }
  | { kind: 'processing' }
  /** The server works with another intent than the mounted card fields: they have to be mounted anew. */
  | { kind: 'renewed'; clientSecret: string }
  /** Midnight has passed: a programme's later payments fall on other days than the page shows. */
  | { kind: 'redated'; planFrom: string | null }
  | { kind: 'unexpected' };

/** Stripe's own words for the buyer; the intent that a bank's page sends back holds words for developers instead. */
const authenticationError =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
const orderError = 'Unable to complete order. Please contact us.';
const pollSeconds = [1, 2, 3, 5, 8, 13, 21, 34];

/**
 * Stores the form, confirms the card and, only when the payment has succeeded, asks for the order (CHK-20…24). With wallets
 * Stripe comes first: Apple Pay opens its sheet in the tap itself, or not at all (STR-04).
 */
export async function pay(
  attempt: Attempt & { customer: CustomerForm },
  elements: StripeElements,
  origin: string,
  takesWallets: boolean,
): Promise<PayOutcome> {
  const { api, stripe, customer, clientSecret, planFrom } = attempt;
  if (takesWallets) {
    const { error } = await elements.submit();
    if (error) return { kind: 'declined', message: error.message ?? unexpected.message };
  }
  const intent = await requestIntent(api, attempt, customer);
  if (intent.kind === 'paid') return { kind: 'paid-before', order: intent.order };
  if (intent.kind !== 'ready') return intent;
  if (intent.clientSecret !== clientSecret)
    return { kind: 'renewed', clientSecret: intent.clientSecret };
  if (intent.planFrom !== planFrom) return { kind: 'redated', planFrom: intent.planFrom };
  try {
    return await conclude(
      attempt,
      await stripe.confirmPayment({
        elements,
        confirmParams: confirmParams(customer, origin),
        redirect: 'if_required',
      }),
    );
  } catch {
    return investigate(attempt, null);
  }
}

/** Finds out what became of an intent whose confirmation this page did not see: after a redirect, or while it is processed. */
export async function resume(attempt: Attempt): Promise<PayOutcome> {
  return investigate(attempt, null);
}

/** Waits for an intent that is neither paid nor refused; gives up after about a minute and a half with 'processing'. */
export async function settle(
  attempt: Attempt,
  wait: (seconds: number) => Promise<void>,
): Promise<PayOutcome> {
  for (const seconds of pollSeconds) {
    await wait(seconds);
    const outcome = await investigate(attempt, null);
    if (outcome.kind !== 'processing' && outcome.kind !== 'unexpected') return outcome;
  }
  return { kind: 'processing' };
}

/** Writes the order down (CHK-24). May be called any number of times for one payment: the server keeps one order (CHK-29). */
export async function createOrder(attempt: Attempt, paymentIntentId: string): Promise<PayOutcome> {
  const { api, customer } = attempt;
  const result = await api.order(orderBody(attempt, paymentIntentId, customer));
  if (result.kind === 'answered') return { kind: 'confirmed', order: toOrder(result.answer) };
  const message = (result.kind === 'refused' && result.refusal.message) || orderError;
  return { kind: 'order-failed', message, paymentIntentId };
}

async function conclude(attempt: Attempt, result: PaymentIntentResult): Promise<PayOutcome> {
  if (result.paymentIntent)
    return result.paymentIntent.status === 'succeeded'
      ? createOrder(attempt, result.paymentIntent.id)
      : { kind: 'processing' };
  const { type, code, message } = result.error;
  const isPlainRefusal =
    type === 'card_error' || type === 'validation_error' || code === notAuthenticated;
  if (isPlainRefusal && message) return { kind: 'declined', message };
  return investigate(attempt, result.error);
}

/**
 * Asks Stripe, then our server, what is true. A buyer is told that a payment failed only when one of them says so
 * (design §4): told so wrongly, people pay twice.
 */
async function investigate(attempt: Attempt, error: StripeError | null): Promise<PayOutcome> {
  const intent = error?.payment_intent ?? (await retrieve(attempt));
  if (intent?.status === 'succeeded') return createOrder(attempt, intent.id);
  if (intent?.status === 'processing') return { kind: 'processing' };
  const last = intent?.last_payment_error;
  const refusal =
    (last?.code === notAuthenticated ? authenticationError : last?.message) ??
    (error && error.type !== 'invalid_request_error' ? error.message : undefined);
  if (intent?.status === 'requires_payment_method' && refusal)
    return { kind: 'declined', message: refusal };
  if (intent?.status === 'requires_payment_method' || intent?.status === 'requires_action')
    return { kind: 'unexpected' };
  return askServer(attempt);
}

async function askServer(attempt: Attempt): Promise<PayOutcome> {
  const { api, clientSecret } = attempt;
  const outcome = await requestIntent(api, attempt);
  if (outcome.kind === 'paid') return { kind: 'paid-before', order: outcome.order };
  if (outcome.kind === 'ready' && outcome.clientSecret !== clientSecret)
    return { kind: 'renewed', clientSecret: outcome.clientSecret };
  return { kind: 'unexpected' };
}

async function retrieve({ stripe, clientSecret }: Attempt) {
  try {
    return (await stripe.retrievePaymentIntent(clientSecret)).paymentIntent;
  } catch {
    return undefined;
  }
}
