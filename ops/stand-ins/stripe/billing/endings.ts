import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';

type Reason = 'cancellation_requested' | 'payment_failed';

/** Cancels a subscription at once: it takes no more money, and its unpaid invoices are no longer tried. */
export function endSubscription(
  call: Call,
  before: Stripe.Subscription,
  reason: Reason | null,
  schedule: 'canceled' | 'completed' = 'canceled',
): Stripe.Subscription {
  const ended: Stripe.Subscription = {
    ...before,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
    canceled_at: call.now(),
    ended_at: call.now(),
    status: 'canceled',
  };
  call.store.put('subscriptions', ended);
  for (const invoice of call.store.list('invoices')) {
    if (invoice.deleted || invoice.parent?.subscription_details?.subscription !== before.id)
      continue;
    if (invoice.status === 'open' || invoice.status === 'draft') stopCollecting(call, invoice);
  }
  call.emit('customer.subscription.deleted', ended);
  endOwner(call, before, schedule);
  return ended;
}

/** Ends the schedule that a subscription came from, if it still runs. */
export function endOwner(
  call: Call,
  { schedule }: Stripe.Subscription,
  status: 'canceled' | 'completed',
): void {
  const owner = call.store.get('subscription_schedules', (schedule as string | null) ?? '');
  if (owner?.status === 'active') endSchedule(call, owner, status);
}

function stopCollecting(call: Call, before: Stripe.Invoice): void {
  const invoice: Stripe.Invoice = {
    ...before,
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
  };
  call.store.put('invoices', invoice);
  call.emit('invoice.updated', invoice, before);
}

/** Marks a schedule as over; its subscription is ended separately. */
export function endSchedule(
  call: Call,
  before: Stripe.SubscriptionSchedule,
  status: 'canceled' | 'completed',
): Stripe.SubscriptionSchedule {
  const schedule: Stripe.SubscriptionSchedule = {
    ...before,
    current_phase: null,
    status,
    ...(status === 'canceled' ? { canceled_at: call.now() } : { completed_at: call.now() }),
  };
  call.store.put('subscription_schedules', schedule);
  call.emit(`subscription_schedule.${status}`, schedule);
  return schedule;
}

export function isLive({ status }: Stripe.SubscriptionSchedule): boolean {
  return status === 'not_started' || status === 'active';
}

/** Ends everything that would still charge this customer. */
export function endAllOf(call: Call, customer: string): void {
  for (const subscription of call.store.list('subscriptions')) {
    if (subscription.customer === customer && !subscription.ended_at)
      endSubscription(call, subscription, 'cancellation_requested');
  }
  for (const schedule of call.store.list('subscription_schedules')) {
    if (schedule.customer === customer && isLive(schedule)) endSchedule(call, schedule, 'canceled');
  }
}
