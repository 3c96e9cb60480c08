import { formatAmount } from 'common/money';
import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { findOrderOf } from './order-of-payment.ts';
import { noteCheckNow } from './payment-checks.ts';
import { idOf } from './stripe-snapshot.ts';
import { findOrder } from './sync-order.ts';

type Deps = { payload: Payload; stripe: Stripe };

/** The bank of a card says that its holder may not have paid: the practice hears of it before it becomes a dispute. */
export async function noteFraudWarning(deps: Deps, id: string): Promise<void> {
  await noteWarning(deps, await deps.stripe.radar.earlyFraudWarnings.retrieve(id));
}

/** Those of a time, in seconds since 1970, whose event was lost. */
export async function compareFraudWarnings(
  deps: Deps,
  created: { gte: number; lte: number },
): Promise<void> {
  for await (const warning of deps.stripe.radar.earlyFraudWarnings.list({ created, limit: 100 }))
    await noteWarning(deps, warning);
}

async function noteWarning(
  deps: Deps,
  { id, actionable, charge, payment_intent: intent }: Stripe.Radar.EarlyFraudWarning,
): Promise<void> {
  const intentId = idOf(intent);
  // What was sent back already, or is disputed, is known.
  const orderId = actionable && intentId ? await findOrderOf(deps, intentId) : null;
  const order = orderId && (await findOrder(deps.payload, { id: { equals: orderId } }));
  if (!order) return;
  const { amount } = await deps.stripe.charges.retrieve(idOf(charge) ?? '');
  await noteCheckNow(deps.payload, {
    kind: 'fraud-warning',
    key: id,
    words: `The bank of the card warns that a payment of ${formatAmount(amount)} for order ${order.number} may be a fraud.`,
    order: order.id,
    stripeId: id,
  });
}
