import type { Payload, Where } from 'payload';
import type Stripe from 'stripe';
import { giveUpCheckout } from '../checkout/abandon-checkout.ts';
import { findCheckout } from '../checkout/checkout-rows.ts';
import { isUnexpectedState, isUnknownObject } from '../stripe/stripe-client.ts';

type Deps = { payload: Payload; stripe: Stripe };

const abandonedAfterMs = 24 * 60 * 60_000;

/** The payments of checkouts that began before this time, in seconds since 1970, and of which nobody has said how they ended. */
export async function findOlderIntents(payload: Payload, before: number): Promise<string[]> {
  const where: Where = {
    and: [
      { status: { equals: 'open' } },
      { paymentIntentId: { exists: true } },
      { createdAt: { less_than: new Date(before * 1000).toISOString() } },
    ],
  };
  const { docs } = await payload.db.find<{ paymentIntentId: string }>({
    collection: 'checkouts',
    where,
    select: { paymentIntentId: true },
    pagination: false,
    limit: 0,
  });
  return docs.map(({ paymentIntentId }) => paymentIntentId);
}

/** Null, and its checkout is closed, when the intent is cancelled or was one of another account, such as that of the test keys. */
export async function findPayable(
  { payload, stripe }: Deps,
  id: string,
): Promise<Stripe.PaymentIntent | null> {
  const intent = await stripe.paymentIntents
    .retrieve(id, { expand: ['latest_charge'] })
    .catch((error: unknown) => {
      if (isUnknownObject(error)) return null;
      throw error;
    });
  if (intent && intent.status !== 'canceled') return intent;
  await giveUpCheckout(payload, id);
  return null;
}

/** Counts from the last touch of the checkout, so that a shopper who is typing keeps the payment form. */
export async function cancelAbandoned(
  { payload, stripe }: Deps,
  intent: Stripe.PaymentIntent,
  now: Date,
): Promise<boolean> {
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
  await giveUpCheckout(payload, intent.id);
  // Made on Pay for monthly payments that never began: an address that Stripe need not keep.
  if (typeof intent.customer === 'string') await stripe.customers.del(intent.customer);
  return true;
}
