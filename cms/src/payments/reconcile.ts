import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { log } from '../log.ts';
import { findCheckout, markCheckout } from './checkout-rows.ts';
import { releaseCoupon } from './coupon-rows.ts';
import { comparePayment, compareReturns, findUnpaidOrders } from './reconcile-orders.ts';
import { comparePlans } from './reconcile-plans.ts';
import { isUnexpectedState } from './stripe-client.ts';

/** `repaired` and `flagged` are new lines of the practice's list: what was mended, and what is for a person. */
export type Reconciled = { seen: number; found: number; cancelled: number; failed: number; repaired: number; flagged: number };

export type Deps = { payload: Payload; stripe: Stripe; now?: () => Date };

/** Does one piece of the comparison; one that fails is counted and does not stop the others. */
export type Attempt = (id: string, work: () => Promise<void>) => Promise<void>;

/** Stripe's clock and ours may differ so much. */
const clockSkewSeconds = 300;

const abandonedAfterMs = 24 * 60 * 60_000;
const payable = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/**
 * Compares Stripe's payments, refunds and disputes of the last `hours` with the orders, and every running plan with its
 * schedule. A taken payment without an order becomes one, refunds are written, schedules set up; an intent that nobody has
 * touched for a day is cancelled; what cannot be mended is put on the practice's list.
 */
export async function reconcile(deps: Deps, hours: number): Promise<Reconciled> {
  const { payload, stripe, now = () => new Date() } = deps;
  const before = await countChecks(payload);
  const result = { seen: 0, found: 0, cancelled: 0, failed: 0 };
  const until = Math.floor(now().getTime() / 1000) + clockSkewSeconds;
  const time = { gte: until - clockSkewSeconds - hours * 3600, lte: until };
  const attempt: Attempt = async (id, work) => {
    try {
      await work();
    } catch (err) {
      result.failed += 1;
      log.error({ err, id, alert: 'reconcile' }, 'something could not be compared with Stripe');
    }
  };
  const taken = new Set<string>();
  for await (const intent of stripe.paymentIntents.list({ created: time, limit: 100, expand: ['data.latest_charge'] })) {
    result.seen += 1;
    if (intent.status === 'succeeded') taken.add(intent.id);
    await attempt(intent.id, async () => {
      if (intent.status === 'succeeded' && (await comparePayment(deps, intent))) result.found += 1;
      if (payable.has(intent.status) && (await cancelAbandoned(deps, intent, now()))) result.cancelled += 1;
    });
  }
  await compareReturns(deps, time, attempt);
  await findUnpaidOrders(deps, time.gte, taken, attempt);
  await comparePlans(deps, attempt);
  const after = await countChecks(payload);
  const answer = { ...result, repaired: after.repaired - before.repaired, flagged: after.open - before.open };
  if (result.found > 0 || answer.repaired > 0 || answer.flagged > 0) log.warn({ ...answer, alert: 'reconcile' }, 'the comparison with Stripe found differences');
  return answer;
}

async function countChecks(payload: Payload): Promise<{ repaired: number; open: number }> {
  const count = async (state: 'repaired' | 'open') => (await payload.count({ collection: 'payment-checks', where: { state: { equals: state } } })).totalDocs;
  return { repaired: await count('repaired'), open: await count('open') };
}

/** Counts from the last touch of the checkout, so that a shopper who is typing keeps the payment form. */
async function cancelAbandoned({ payload, stripe }: Deps, intent: Stripe.PaymentIntent, now: Date): Promise<boolean> {
  const { reference } = intent.metadata;
  if (!reference) return false;
  const checkout = await findCheckout(payload, reference);
  const touched = Math.max(intent.created * 1000, checkout ? Date.parse(checkout.updatedAt) : 0);
  if (now.getTime() - touched < abandonedAfterMs) return false;
  try {
    await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
  } catch (error) {
    if (isUnexpectedState(error)) return false;
    throw error;
  }
  // Made on Pay for monthly payments that never began: an address that Stripe need not keep.
  if (typeof intent.customer === 'string') await stripe.customers.del(intent.customer);
  if (checkout?.paymentIntentId !== intent.id) return true;
  await markCheckout(payload, checkout, 'abandoned');
  await releaseCoupon(payload, reference);
  return true;
}
