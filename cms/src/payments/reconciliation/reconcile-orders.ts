import { formatAmount, readWireAmount } from 'common/money';
import type Stripe from 'stripe';
import { finalise } from '../orders/finalise.ts';
import { findOrderOf } from '../orders/order-of-payment.ts';
import { noteCheckNow } from '../orders/payment-checks.ts';
import { idOf } from '../orders/stripe-snapshot.ts';
import { followOrder } from '../orders/sync-order.ts';
import { isUnknownObject } from '../stripe/stripe-client.ts';
import type { Attempt, Deps } from './attempt.ts';

type ComparedOrder = {
  id: string;
  number: string;
  amount: string;
  refundedAmount: string | null;
  isSubscription: string | null;
  stripePaymentIntentId: string;
};

const compared = {
  number: true,
  amount: true,
  refundedAmount: true,
  isSubscription: true,
  stripePaymentIntentId: true,
} as const;

/** One taken payment: has it an order, of this amount, with these refunds? True when the order was missing. */
export async function comparePayment(deps: Deps, intent: Stripe.PaymentIntent): Promise<boolean> {
  const written = await finalise(deps, intent.id, 'reconcile');
  if (written.kind !== 'order') return false;
  const order = await deps.payload.db.findOne<ComparedOrder>({
    collection: 'orders',
    where: { id: { equals: written.transactionId } },
    select: compared,
  });
  if (!order) return false;
  const charge =
    intent.latest_charge && typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  if (written.isNew && isOld(charge, deps.now?.() ?? new Date())) {
    const words = `Nobody had told the shop of the payment of order ${order.number}. The order is there now.`;
    await noteCheckNow(deps.payload, {
      kind: 'order-missing',
      key: intent.id,
      words,
      order: order.id,
      stripeId: intent.id,
      isRepaired: true,
    });
  }
  if (readWireAmount(order.amount) !== intent.amount_received) {
    const words = `Order ${order.number} says $${order.amount}; Stripe took ${formatAmount(intent.amount_received)}.`;
    await noteCheckNow(deps.payload, {
      kind: 'amount',
      key: intent.id,
      words,
      order: order.id,
      stripeId: intent.id,
    });
  }
  const refunded = charge?.amount_refunded ?? null;
  // Of a program the order counts the refunds of all its payments.
  if (
    refunded !== null &&
    order.isSubscription !== 'true' &&
    refunded !== (readWireAmount(order.refundedAmount ?? '0.00') ?? 0)
  )
    await mend(deps, order.id, intent.id);
  return written.isNew;
}

/** The browser and the webhook of a payment that was just made are still on their way. */
function isOld(charge: Stripe.Charge | null, now: Date): boolean {
  return charge !== null && now.getTime() - charge.created * 1000 > 10 * 60_000;
}

/** Refunds and disputes of a time, in seconds since 1970, that our rows do not know, also those of older payments. */
export async function compareReturns(
  deps: Deps,
  created: { gte: number; lte: number },
  attempt: Attempt,
): Promise<void> {
  const { payload, stripe } = deps;
  for await (const { id, status, payment_intent: intent } of stripe.refunds.list({
    created,
    limit: 100,
  })) {
    await attempt(id, async () => {
      const row = await payload.db.findOne<{ id: string; state: string }>({
        collection: 'refunds',
        where: { stripeRefundId: { equals: id } },
        select: { state: true },
      });
      const isKnown =
        row && (row.state === 'failed') === (status === 'failed' || status === 'canceled');
      if (!isKnown) await mendOrderOf(deps, idOf(intent), id);
    });
  }
  for await (const { id, payment_intent: intent } of stripe.disputes.list({
    created,
    limit: 100,
  })) {
    await attempt(id, async () => {
      const orderId = await findOrderOf(deps, idOf(intent) ?? '');
      if (orderId) await followOrder(deps, orderId);
    });
  }
  const { docs } = await payload.db.find<{ id: string }>({
    collection: 'orders',
    where: { disputeNote: { exists: true } },
    select: { number: true },
    pagination: false,
    limit: 0,
  });
  for (const { id } of docs) await attempt(id, async () => void (await followOrder(deps, id)), id);
}

/** Orders since then whose payment Stripe did not take. `taken`: payments that are known to be. */
export async function findUnpaidOrders(
  { payload, stripe }: Deps,
  since: number,
  taken: ReadonlySet<string>,
  attempt: Attempt,
): Promise<void> {
  const where = { createdAt: { greater_than_equal: new Date(since * 1000).toISOString() } };
  const { docs } = await payload.db.find<ComparedOrder>({
    collection: 'orders',
    where,
    select: compared,
    pagination: false,
    limit: 0,
  });
  for (const { id, number, stripePaymentIntentId: intentId } of docs.filter(
    (order) => !taken.has(order.stripePaymentIntentId),
  )) {
    await attempt(
      id,
      async () => {
        if (await isTaken(stripe, intentId)) return;
        const words = `Stripe has taken no payment for order ${number}. Send nothing before you have looked at it.`;
        await noteCheckNow(payload, {
          kind: 'payment-missing',
          key: id,
          words,
          order: id,
          stripeId: intentId,
        });
      },
      id,
    );
  }
}

async function isTaken(stripe: Stripe, intentId: string): Promise<boolean> {
  try {
    return (await stripe.paymentIntents.retrieve(intentId)).status === 'succeeded';
  } catch (error) {
    if (isUnknownObject(error)) return false;
    throw error;
  }
}

async function mendOrderOf(deps: Deps, intentId: string | null, key: string): Promise<void> {
  const orderId = intentId && (await findOrderOf(deps, intentId));
  if (orderId) await mend(deps, orderId, key);
}

async function mend(deps: Deps, orderId: string, key: string): Promise<void> {
  const followed = await followOrder(deps, orderId);
  if (!followed) return;
  const words = `Stripe had sent money back that order ${followed.number} did not know of: ${formatAmount(followed.judgement.refundedCents)} in all. The order knows now.`;
  await noteCheckNow(deps.payload, {
    kind: 'refund',
    key,
    words,
    order: orderId,
    stripeId: key,
    isRepaired: true,
  });
}
