import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { log } from '../log.ts';
import { findCheckout, markCheckout } from './checkout-rows.ts';
import { releaseCoupon } from './coupon-rows.ts';
import { finalise } from './finalise.ts';
import { isUnexpectedState } from './stripe-client.ts';

export type Reconciled = { seen: number; found: number; cancelled: number; failed: number };

type Deps = { payload: Payload; stripe: Stripe; now?: () => Date };

const abandonedAfterMs = 24 * 60 * 60_000;
const payable = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/**
 * Compares Stripe's payments of the last `hours` with the orders: a taken payment without an order becomes one, an
 * intent that nobody has touched for a day is cancelled. One payment that fails does not stop the others.
 */
export async function reconcile({ payload, stripe, now = () => new Date() }: Deps, hours: number): Promise<Reconciled> {
  const result: Reconciled = { seen: 0, found: 0, cancelled: 0, failed: 0 };
  const since = Math.floor(now().getTime() / 1000) - hours * 3600;
  for await (const intent of stripe.paymentIntents.list({ created: { gte: since }, limit: 100 })) {
    result.seen += 1;
    try {
      if (intent.status === 'succeeded' && (await isMissing({ payload, stripe }, intent.id))) result.found += 1;
      if (payable.has(intent.status) && (await cancelAbandoned({ payload, stripe }, intent, now()))) result.cancelled += 1;
    } catch (err) {
      result.failed += 1;
      log.error({ err, intent: intent.id, alert: 'reconcile' }, 'a payment could not be compared');
    }
  }
  if (result.found > 0) log.warn({ ...result, alert: 'reconcile' }, 'payments had no order; they have one now');
  return result;
}

async function isMissing(deps: { payload: Payload; stripe: Stripe }, intentId: string): Promise<boolean> {
  const written = await finalise(deps, intentId, 'reconcile');
  return written.kind === 'order' && written.isNew;
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
  if (checkout?.paymentIntentId !== intent.id) return true;
  await markCheckout(payload, checkout, 'abandoned');
  await releaseCoupon(payload, reference);
  return true;
}
