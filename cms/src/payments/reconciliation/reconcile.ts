import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { log } from '../../log.ts';
import { comparePayouts } from '../bookkeeping/payouts.ts';
import { Refused } from '../checkout/refused.ts';
import { compareFraudWarnings } from '../orders/fraud-warnings.ts';
import { noteCheckNow } from '../orders/payment-checks.ts';
import { makeAskedRefunds } from '../refunds/refund.ts';
import { isRefusal } from '../stripe/stripe-client.ts';
import type { Attempt, Deps } from './attempt.ts';
import { cancelAbandoned, findOlderIntents, findPayable } from './reconcile-checkouts.ts';
import { comparePayment, compareReturns, findUnpaidOrders } from './reconcile-orders.ts';
import { comparePlans } from './reconcile-plans.ts';

/** `repaired` and `flagged` are new lines of the practice's list: what was mended, and what is for a person. */
export type Reconciled = {
  seen: number;
  found: number;
  cancelled: number;
  failed: number;
  repaired: number;
  flagged: number;
};

/** Stripe's clock and ours may differ so much. */
const clockSkewSeconds = 300;

const payable = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/**
 * Compares Stripe's payments, refunds and disputes of the last `hours` with the orders, the payments of all checkouts that
 * are still open, and every running plan with its schedule. A taken payment without an order becomes one, refunds are
 * written, those that were asked for made, schedules set up; an intent that nobody has touched for a day is cancelled; what
 * cannot be mended is put on the practice's list.
 */
export async function reconcile(deps: Deps, hours: number): Promise<Reconciled> {
  const { payload, stripe, now = () => new Date() } = deps;
  const before = await countChecks(payload);
  const result = { seen: 0, found: 0, cancelled: 0, failed: 0 };
  const until = Math.floor(now().getTime() / 1000) + clockSkewSeconds;
  const time = { gte: until - clockSkewSeconds - hours * 3600, lte: until };
  const attempt: Attempt = async (id, work, order) => {
    try {
      await work();
    } catch (err) {
      result.failed += 1;
      log.error({ err, id, alert: 'reconcile' }, 'something could not be compared with Stripe');
      if (isLasting(err)) await noteFailure(payload, id, err, order);
    }
  };
  const seen = new Set<string>();
  const taken = new Set<string>();
  const compareIntent = async (intent: Stripe.PaymentIntent) => {
    if (intent.status === 'succeeded') taken.add(intent.id);
    if (intent.status === 'succeeded' && (await comparePayment(deps, intent))) result.found += 1;
    if (payable.has(intent.status) && (await cancelAbandoned(deps, intent, now())))
      result.cancelled += 1;
  };
  for await (const intent of stripe.paymentIntents.list({
    created: time,
    limit: 100,
    expand: ['data.latest_charge'],
  })) {
    result.seen += 1;
    seen.add(intent.id);
    await attempt(intent.id, async () => await compareIntent(intent));
  }
  for (const id of (await findOlderIntents(payload, time.gte)).filter((one) => !seen.has(one))) {
    await attempt(id, async () => {
      const intent = await findPayable(deps, id);
      if (intent) await compareIntent(intent);
    });
  }
  await makeAskedRefunds(deps, attempt);
  await compareReturns(deps, time, attempt);
  await findUnpaidOrders(deps, time.gte, taken, attempt);
  await comparePlans(deps, attempt);
  await attempt('fraud warnings', async () => await compareFraudWarnings(deps, time));
  await attempt('payouts', async () => await comparePayouts(deps, time.lte));
  const after = await countChecks(payload);
  const answer = {
    ...result,
    repaired: after.repaired - before.repaired,
    flagged: after.open - before.open,
  };
  if (result.found > 0 || answer.repaired > 0 || answer.flagged > 0)
    log.warn({ ...answer, alert: 'reconcile' }, 'the comparison with Stripe found differences');
  return answer;
}

async function countChecks(payload: Payload): Promise<{ repaired: number; open: number }> {
  const count = async (state: 'repaired' | 'open') =>
    (await payload.count({ collection: 'payment-checks', where: { state: { equals: state } } }))
      .totalDocs;
  return { repaired: await count('repaired'), open: await count('open') };
}

/** What will be the same in an hour: Stripe refuses, or we do. */
function isLasting(error: unknown): error is Error {
  return isRefusal(error) || error instanceof Refused;
}

async function noteFailure(
  payload: Payload,
  id: string,
  { message }: Error,
  order?: string,
): Promise<void> {
  const words = `This could not be compared with Stripe, and is tried again every hour. The reason: ${message}`;
  await noteCheckNow(payload, { kind: 'unknown', key: id, words, order, stripeId: id });
}
