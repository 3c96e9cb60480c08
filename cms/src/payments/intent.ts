import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { log } from '../log.ts';
import { wireAmount } from './amounts.ts';
import { attachIntent, type CheckoutRow, currentRevision, findCheckout, renewRevision, reviseCheckout } from './checkout-rows.ts';
import type { IntentAnswer } from './contract.ts';
import { releaseCoupon, reserveCoupon } from './coupon-rows.ts';
import { finalise } from './finalise.ts';
import { inTurn } from './in-turn.ts';
import { intentDescription } from './intent-description.ts';
import { priceRequest, refuseCoupon } from './price-request.ts';
import type { Snapshot } from './pricing.ts';
import { Refused } from './refused.ts';
import type { CheckedIntentRequest } from './requests.ts';
import { isRepeatedFailure, isUnexpectedState } from './stripe-client.ts';

type Deps = { payload: Payload; stripe: Stripe };

/** An intent and the row whose current revision it charges. */
type Charged = { intent: Stripe.PaymentIntent; row: CheckoutRow };

/**
 * Prices a cart and makes the one PaymentIntent of its reference charge that price; may be repeated at will.
 * When the payment of the reference has already succeeded, the answer is the paid order, whatever the cart says now.
 * Throws `Refused`: 409 with `prices` for another price or a retired product, 422 for what cannot be sold.
 */
export async function prepareIntent(deps: Deps, request: CheckedIntentRequest): Promise<IntentAnswer> {
  const reference = request.reference ?? randomUUID();
  // A slow call must not reach Stripe after a newer one: the buyer would be charged for the cart of before.
  return await inTurn(reference, () => prepareInTurn(deps, request, reference));
}

async function prepareInTurn({ payload, stripe }: Deps, request: CheckedIntentRequest, reference: string): Promise<IntentAnswer> {
  for (let turn = 0; turn < 3; turn += 1) {
    const known = await findCheckout(payload, reference);
    const held = known?.paymentIntentId ? await stripe.paymentIntents.retrieve(known.paymentIntentId) : null;
    if (held?.status === 'succeeded') return await paidAnswer({ payload, stripe }, held.id, reference);
    if (held?.status === 'processing') throw new Refused(409, 'Payment is being processed. Please wait...');

    const snapshot = await priceRequest(payload, request, reference);
    await reserve(payload, request, snapshot, reference);
    const gone = held?.status === 'canceled';
    const row = await reviseCheckout(payload, { reference, snapshot, customer: request.customer, fresh: gone });
    const made = held && !gone
      ? await updateIntent(stripe, held, row, request.customer?.email)
      : await createIntent({ payload, stripe }, row, gone ? held.id : null, request.customer?.email);
    const newest = made && (await followNewest({ payload, stripe }, made, row));
    if (newest) {
      const { coupon } = currentRevision(newest.row);
      if (mayHoldAnother(newest.row)) await releaseCoupon(payload, reference, coupon?.id);
      const amounts = { amount: wireAmount(newest.intent.amount), discountAmount: wireAmount(coupon?.discountCents ?? 0) };
      return { success: true, clientSecret: requireSecret(newest.intent), message: 'Ready to pay.', reference, ...amounts };
    }
  }
  throw new Refused(503, 'The payment could not be prepared. Please try again.');
}

/** Only Pay holds a coupon: before it, nobody can pay with the discount. */
async function reserve(payload: Payload, { customer, items }: CheckedIntentRequest, { coupon }: Snapshot, reference: string): Promise<void> {
  if (!coupon || !customer) return;
  const fault = await reserveCoupon(payload, coupon, { reference, email: customer.email });
  if (fault) throw await refuseCoupon(payload, fault, coupon.code, items);
}

/** A coupon of an earlier revision is given back once the intent charges without it, not before. */
function mayHoldAnother(row: CheckoutRow): boolean {
  const { coupon } = currentRevision(row);
  return row.revisions.some((earlier) => earlier.coupon && earlier.coupon.id !== coupon?.id);
}

/** Null when another request gave the reference an intent in the meantime; ours is then cancelled, nobody has seen it. */
async function createIntent({ payload, stripe }: Deps, row: CheckoutRow, instead: string | null, email?: string) {
  const { cents, revision } = currentRevision(row);
  const intent = await stripe.paymentIntents
    .create(
      { amount: cents, currency: 'usd', description: intentDescription, allowed_payment_method_types: ['card'], metadata: metadataOf(row, revision) },
      { idempotencyKey: `${row.reference}:${revision}` },
    )
    .catch(async (error: unknown) => {
      if (currentRevision(row).coupon) await releaseCoupon(payload, row.reference);
      if (isRepeatedFailure(error)) await renewRevision(payload, row);
      throw error;
    });
  if (!(await attachIntent(payload, row, intent.id, instead))) {
    const now = await findCheckout(payload, row.reference);
    if (now?.paymentIntentId !== intent.id) await cancelUnseen(stripe, intent.id);
    return null;
  }
  return email ? await updateIntent(stripe, intent, row, email) : intent;
}

/** Null when the intent was paid or cancelled a moment ago. Needs no key: it sets a state, and the last one counts. */
async function updateIntent(stripe: Stripe, held: Stripe.PaymentIntent, row: CheckoutRow, email?: string) {
  const { cents, revision } = currentRevision(row);
  const upToDate = held.amount === cents && held.metadata.revision === String(revision);
  if (upToDate && (!email || held.receipt_email === email)) return held;
  try {
    return await stripe.paymentIntents.update(held.id, {
      amount: cents,
      metadata: metadataOf(row, revision),
      ...(email ? { receipt_email: email } : {}),
    });
  } catch (error) {
    if (isUnexpectedState(error)) return null;
    throw error;
  }
}

/** Between processes nobody takes turns: who finds a newer revision after writing an older one brings the intent up to it. */
async function followNewest({ payload, stripe }: Deps, intent: Stripe.PaymentIntent, row: CheckoutRow): Promise<Charged | null> {
  const newest = await findCheckout(payload, row.reference);
  if (!newest || newest.revision <= row.revision) return { intent, row };
  const updated = await updateIntent(stripe, intent, newest);
  return updated && (await followNewest({ payload, stripe }, updated, newest));
}

/** Tidying that nobody waits for: two losers may hold the same intent, and the reconciliation cancels what is left. */
async function cancelUnseen(stripe: Stripe, intentId: string): Promise<void> {
  try {
    await stripe.paymentIntents.cancel(intentId, { cancellation_reason: 'duplicate' });
  } catch (err) {
    if (!isUnexpectedState(err)) log.warn({ err, intent: intentId }, 'a doubled intent is left to the reconciliation');
  }
}

function metadataOf(row: CheckoutRow, revision: number) {
  return { reference: row.reference, revision: String(revision) };
}

async function paidAnswer(deps: Deps, intentId: string, reference: string): Promise<IntentAnswer> {
  const result = await finalise(deps, intentId, 'intent');
  if (result.kind !== 'order') throw new Refused(503, 'Your payment arrived. We are finishing your order; please try again in a moment.');
  return { success: true, paid: true, transactionId: result.transactionId, number: result.number, message: 'This order is paid.', reference };
}

function requireSecret(intent: Stripe.PaymentIntent): string {
  if (!intent.client_secret) throw new Error('Stripe sent an intent without a client secret');
  return intent.client_secret;
}
