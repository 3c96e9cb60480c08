import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { log } from '../../log.ts';
import { releaseCoupon } from '../coupons/coupon-rows.ts';
import { isRepeatedFailure, isUnexpectedState } from '../stripe/stripe-client.ts';
import {
  attachIntent,
  type CheckoutRow,
  currentRevision,
  findCheckout,
  renewRevision,
} from './checkout-rows.ts';
import { intentDescription } from './intent-description.ts';

type Deps = { payload: Payload; stripe: Stripe };

/** An intent and the row whose current revision it charges. */
export type Charged = { intent: Stripe.PaymentIntent; row: CheckoutRow };

/**
 * Makes the one intent of a checkout charge the row's current revision. `held` is what the row held when it was read, also
 * when it is cancelled; `email` comes with Pay. Null when another request was faster or the intent was paid a moment ago:
 * begin again.
 */
export async function chargeRow(
  deps: Deps,
  row: CheckoutRow,
  held: Stripe.PaymentIntent | null,
  email?: string,
): Promise<Charged | null> {
  const gone = held?.status === 'canceled';
  const made =
    held && !gone
      ? await updateIntent(deps, held, row, email)
      : await createIntent(deps, row, gone ? held.id : null, email);
  return made && (await followNewest(deps, made, row));
}

/** Null when another request gave the reference an intent in the meantime; ours is then cancelled, nobody has seen it. */
async function createIntent(
  { payload, stripe }: Deps,
  row: CheckoutRow,
  instead: string | null,
  email?: string,
) {
  const { cents, revision, plan } = currentRevision(row);
  const params: Stripe.PaymentIntentCreateParams = {
    amount: cents,
    currency: 'usd',
    description: intentDescription,
    allowed_payment_method_types: ['card'],
    metadata: metadataOf(row, revision),
    ...(plan ? { setup_future_usage: 'off_session' } : {}),
  };
  const intent = await stripe.paymentIntents
    .create(params, { idempotencyKey: `${row.reference}:${revision}` })
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
  return email ? await updateIntent({ payload, stripe }, intent, row, email) : intent;
}

/** Null when the intent was paid or cancelled a moment ago. Needs no key: it sets a state, and the last one counts. */
async function updateIntent(
  deps: Deps,
  held: Stripe.PaymentIntent,
  row: CheckoutRow,
  email?: string,
) {
  const { cents, revision, plan } = currentRevision(row);
  const customer = plan && email ? await ensureCustomer(deps, held, row, email) : undefined;
  const upToDate =
    held.amount === cents &&
    held.metadata.revision === String(revision) &&
    (customer === undefined || held.customer === customer);
  if (upToDate && (!email || held.receipt_email === email)) return held;
  try {
    return await deps.stripe.paymentIntents.update(held.id, {
      amount: cents,
      metadata: metadataOf(row, revision),
      ...(plan || held.setup_future_usage ? { setup_future_usage: plan ? 'off_session' : '' } : {}),
      ...(customer ? { customer } : {}),
      ...(email ? { receipt_email: email } : {}),
    });
  } catch (error) {
    if (isUnexpectedState(error)) return null;
    throw error;
  }
}

/** Stripe keeps the card of a plan with a customer, who is an address and nothing else. */
async function ensureCustomer(
  { payload, stripe }: Deps,
  held: Stripe.PaymentIntent,
  row: CheckoutRow,
  email: string,
): Promise<string> {
  const key = { idempotencyKey: `${row.reference}:customer:${row.revision}` };
  const known = typeof held.customer === 'string' ? held.customer : null;
  const id =
    known ??
    (
      await stripe.customers
        .create({ metadata: { reference: row.reference } }, key)
        .catch(async (error: unknown) => {
          if (isRepeatedFailure(error)) await renewRevision(payload, row);
          throw error;
        })
    ).id;
  if (!known || held.receipt_email !== email) await stripe.customers.update(id, { email });
  return id;
}

/** Between processes nobody takes turns: who finds a newer revision after writing an older one brings the intent up to it. */
async function followNewest(
  deps: Deps,
  intent: Stripe.PaymentIntent,
  row: CheckoutRow,
): Promise<Charged | null> {
  const newest = await findCheckout(deps.payload, row.reference);
  if (!newest || newest.revision <= row.revision) return { intent, row };
  const updated = await updateIntent(deps, intent, newest);
  return updated && (await followNewest(deps, updated, newest));
}

/** Tidying that nobody waits for: two losers may hold the same intent, and the reconciliation cancels what is left. */
async function cancelUnseen(stripe: Stripe, intentId: string): Promise<void> {
  try {
    await stripe.paymentIntents.cancel(intentId, { cancellation_reason: 'duplicate' });
  } catch (err) {
    if (!isUnexpectedState(err))
      log.warn({ err, intent: intentId }, 'a doubled intent is left to the reconciliation');
  }
}

function metadataOf(row: CheckoutRow, revision: number) {
  return { reference: row.reference, revision: String(revision) };
}
