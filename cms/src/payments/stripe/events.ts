import type { EventAnswer, EventRequest } from 'common/contract/stripe-events';
import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { finalise } from '../orders/finalise.ts';
import { idOf } from '../orders/stripe-snapshot.ts';
import { findOrder, findPlan, followOrder } from '../orders/sync-order.ts';
import { isUnknownObject } from './stripe-client.ts';

type Deps = { payload: Payload; stripe: Stripe };

/** Whom an event is about: the payment of a checkout, or the customer of a plan. */
type Subject = { intentId?: string | null; customer?: string | null };

type Asked = (stripe: Stripe, id: string) => Promise<Subject>;

const ofRefund: Asked = async (stripe, id) => ofPayment(await stripe.refunds.retrieve(id));

/** Which events are news about money: how their type and their object's id begin, and whom each is about. */
const news: [types: string, ids: string, subject: Asked][] = [
  ['charge.refunded', 'ch_', async ({ charges }, id) => ofPayment(await charges.retrieve(id))],
  ['charge.refund.', 're_', ofRefund],
  ['refund.', 're_', ofRefund],
  ['charge.dispute.', 'd', async ({ disputes }, id) => ofPayment(await disputes.retrieve(id))],
  ['invoice.', 'in_', async ({ invoices }, id) => ofCustomer(await invoices.retrieve(id))],
  [
    'customer.subscription.',
    'sub_',
    async ({ subscriptions }, id) => ofCustomer(await subscriptions.retrieve(id)),
  ],
  [
    'subscription_schedule.',
    'sub_sched_',
    async (stripe, id) => ofCustomer(await stripe.subscriptionSchedules.retrieve(id)),
  ],
];

/**
 * Takes a webhook event that web has verified. Only its object id is used: the object itself is fetched from Stripe, so
 * the order of events does not matter. Answers after the commit; throws when Stripe should deliver it again.
 */
export async function takeEvent(
  deps: Deps,
  { type, objectId }: EventRequest,
): Promise<EventAnswer> {
  if (type.startsWith('payment_intent.') && objectId.startsWith('pi_'))
    await finalise(deps, objectId, 'webhook');
  const about = news.find(([types, ids]) => type.startsWith(types) && objectId.startsWith(ids));
  const orderId = about && (await findSubject(deps, () => about[2](deps.stripe, objectId)));
  if (orderId) await followOrder(deps, orderId);
  return { received: true };
}

/** The order that the news are about; null for money that is none of the shop's. */
async function findSubject(deps: Deps, ask: () => Promise<Subject>): Promise<string | null> {
  try {
    const { intentId, customer } = await ask();
    if (intentId) return await findOrderOf(deps, intentId);
    return customer ? await findOrderOfCustomer(deps.payload, customer) : null;
  } catch (error) {
    if (isUnknownObject(error)) return null;
    throw error;
  }
}

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

async function findOrderOfCustomer(payload: Payload, customer: string): Promise<string | null> {
  return (await findPlan(payload, { stripeCustomerId: { equals: customer } }))?.order ?? null;
}

const ofPayment = ({
  payment_intent: intent,
}: {
  payment_intent: string | Stripe.PaymentIntent | null;
}): Subject => ({ intentId: idOf(intent) });
const ofCustomer = ({ customer }: { customer: string | { id: string } | null }): Subject => ({
  customer: idOf(customer),
});
