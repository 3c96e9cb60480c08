import type { EventAnswer, EventRequest } from 'common/contract/stripe-events';
import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { notePayout } from '../bookkeeping/payouts.ts';
import { finalise } from '../orders/finalise.ts';
import { noteFraudWarning } from '../orders/fraud-warnings.ts';
import { findOrderOf, findOrderOfCustomer } from '../orders/order-of-payment.ts';
import { idOf } from '../orders/stripe-snapshot.ts';
import { followOrder } from '../orders/sync-order.ts';
import { isUnknownObject } from './stripe-client.ts';

type EventType = Stripe.WebhookEndpointCreateParams.EnabledEvent;
type Deps = { payload: Payload; stripe: Stripe };

/** Whom an event is about: the payment of a checkout, or the customer of a plan. */
type Subject = { intentId?: string | null; customer?: string | null };

type Handler = (deps: Deps, id: string) => Promise<void>;

/** News of an order's money: Stripe is asked for the object, and the order brought up to all that Stripe says. */
const ofOrder =
  (subject: (stripe: Stripe, id: string) => Promise<Subject>): Handler =>
  async (deps, id) => {
    const orderId = await findSubject(deps, () => subject(deps.stripe, id));
    if (orderId) await followOrder(deps, orderId);
  };

const payment: Handler = async (deps, id) => void (await finalise(deps, id, 'webhook'));
const charge = ofOrder(async (stripe, id) => ofPayment(await stripe.charges.retrieve(id)));
const refund = ofOrder(async (stripe, id) => ofPayment(await stripe.refunds.retrieve(id)));
const dispute = ofOrder(async (stripe, id) => ofPayment(await stripe.disputes.retrieve(id)));
const invoice = ofOrder(async (stripe, id) => ofCustomer(await stripe.invoices.retrieve(id)));
const subscription = ofOrder(async (stripe, id) =>
  ofCustomer(await stripe.subscriptions.retrieve(id)),
);
const schedule = ofOrder(async (stripe, id) =>
  ofCustomer(await stripe.subscriptionSchedules.retrieve(id)),
);

type Handled = { ids: string; handle: Handler };
const about = (ids: string, handle: Handler, ...types: EventType[]) =>
  types.map((type): [EventType, Handled] => [type, { ids, handle }]);

/** What is done with each event, and how the ids of the objects begin that it is about. Any other event is let go. */
const handlers = new Map<string, Handled>([
  ...about(
    'pi_',
    payment,
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.processing',
    'payment_intent.requires_action',
    'payment_intent.canceled',
  ),
  ...about('ch_', charge, 'charge.refunded', 'charge.updated'),
  ...about(
    're_',
    refund,
    'charge.refund.updated',
    'refund.created',
    'refund.updated',
    'refund.failed',
  ),
  ...about(
    'd',
    dispute,
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_reinstated',
  ),
  ...about(
    'in_',
    invoice,
    'invoice.paid',
    'invoice.payment_failed',
    'invoice.payment_action_required',
    'invoice.voided',
    'invoice.marked_uncollectible',
    'invoice.finalization_failed',
  ),
  ...about(
    'sub_',
    subscription,
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
  ),
  ...about(
    'sub_sched_',
    schedule,
    'subscription_schedule.created',
    'subscription_schedule.updated',
    'subscription_schedule.canceled',
    'subscription_schedule.completed',
    'subscription_schedule.released',
    'subscription_schedule.aborted',
  ),
  ...about('issfr_', noteFraudWarning, 'radar.early_fraud_warning.created'),
  ...about('po_', notePayout, 'payout.paid'),
]);

/** Every event that the webhook endpoint has to be sent, and no other; in the order of their names. */
export const handledEvents = [...handlers.keys()].toSorted() as EventType[];

/**
 * Takes a webhook event that web has verified. Only its object id is used: the object itself is fetched from Stripe, so
 * the order of events does not matter. Answers after the commit; throws when Stripe should deliver it again.
 */
export async function takeEvent(
  deps: Deps,
  { type, objectId }: EventRequest,
): Promise<EventAnswer> {
  const handled = handlers.get(type);
  if (handled && objectId.startsWith(handled.ids)) await handled.handle(deps, objectId);
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

const ofPayment = ({
  payment_intent: intent,
}: {
  payment_intent: string | Stripe.PaymentIntent | null;
}): Subject => ({ intentId: idOf(intent) });
const ofCustomer = ({ customer }: { customer: string | { id: string } | null }): Subject => ({
  customer: idOf(customer),
});
