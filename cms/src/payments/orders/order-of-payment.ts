import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { finalise } from './finalise.ts';
import { idOf } from './stripe-snapshot.ts';
import { findOrder, findPlan } from './sync-order.ts';

type Deps = { payload: Payload; stripe: Stripe };

/** A refund may be told before the payment itself: its order is then written now. A monthly payment has the customer of its plan. */
export async function findOrderOf(deps: Deps, intentId: string): Promise<string | null> {
  const known = await findOrder(deps.payload, { stripePaymentIntentId: { equals: intentId } });
  if (known) return known.id;
  const written = await finalise(deps, intentId, 'webhook');
  if (written.kind === 'order') return written.transactionId;
  const { customer } = await deps.stripe.paymentIntents.retrieve(intentId);
  const id = idOf(customer);
  return id ? await findOrderOfCustomer(deps.payload, id) : null;
}

/** The order whose monthly payments a customer of Stripe makes. */
export async function findOrderOfCustomer(
  payload: Payload,
  customer: string,
): Promise<string | null> {
  return (await findPlan(payload, { stripeCustomerId: { equals: customer } }))?.order ?? null;
}
