import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { finalize } from './collect.ts';
import { endSchedule, endSubscription } from './endings.ts';
import { subscriptionOf } from './invoice-outcome.ts';
import { newInvoice } from './invoice-record.ts';
import { addIntervals, nextEnd } from './months.ts';
import { inPeriod, newSubscription, withItems } from './subscription-record.ts';

type Schedule = Stripe.SubscriptionSchedule;
type Phase = Stripe.SubscriptionSchedule.Phase;

/** The first phase begins: the subscription appears, with the draft of its first invoice. */
export function startSchedule(call: Call, before: Schedule): Schedule {
  const [phase] = before.phases;
  if (!phase) return endSchedule(call, before, 'canceled');
  const subscription = withItems(call, newSubscription(before, phase), phase, phase.start_date);
  const schedule: Schedule = {
    ...before,
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    status: 'active',
    subscription: subscription.id,
  };
  call.store.put('subscription_schedules', schedule);
  call.store.put('subscriptions', subscription);
  call.emit('subscription_schedule.updated', schedule, before);
  call.emit('customer.subscription.created', subscription);
  if (isTrial(call, phase)) beginTrial(call, subscription, phase);
  else draftInvoice(call, subscription, 'subscription_create');
  return schedule;
}

/** The running phase is over: the next one begins, or the schedule ends as it was told to. */
export function endPhase(call: Call, before: Schedule): Schedule {
  const subscription = call.store.get('subscriptions', before.subscription as string);
  const next = before.phases.find((phase) => phase.start_date === before.current_phase?.end_date);
  if (!subscription) return endSchedule(call, before, 'canceled');
  if (next) return enterPhase(call, before, subscription, next);
  if (before.end_behavior === 'cancel') {
    endSubscription(call, subscription, null, 'completed');
    return call.store.get('subscription_schedules', before.id) ?? before;
  }
  return releaseSchedule(call, before, 'completed');
}

function enterPhase(
  call: Call,
  before: Schedule,
  subscription: Stripe.Subscription,
  phase: Phase,
): Schedule {
  const schedule: Schedule = {
    ...before,
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
  };
  call.store.put('subscription_schedules', schedule);
  call.emit('subscription_schedule.updated', schedule, before);
  applyPhase(call, subscription, phase);
  return schedule;
}

/** What a phase that runs, or is changed while it runs, asks of its subscription. */
export function applyPhase(call: Call, before: Stripe.Subscription, phase: Phase): void {
  const restarts =
    phase.billing_cycle_anchor === 'phase_start' &&
    before.billing_cycle_anchor !== phase.start_date &&
    phase.start_date === call.now();
  const anchored = restarts ? { ...before, billing_cycle_anchor: phase.start_date } : before;
  const subscription = withItems(
    call,
    {
      ...anchored,
      default_payment_method: phase.default_payment_method ?? before.default_payment_method,
      metadata: { ...before.metadata, ...phase.metadata },
    },
    phase,
    call.now(),
  );
  call.store.put('subscriptions', subscription);
  if (JSON.stringify(subscription) !== JSON.stringify(before))
    call.emit('customer.subscription.updated', subscription, before);
  if (isTrial(call, phase) && phase.trial_end !== before.trial_end)
    beginTrial(call, subscription, phase);
  else if (restarts) renew(call, subscription);
}

function isTrial(call: Call, { trial_end: end }: Phase): boolean {
  return end !== null && end > call.now();
}

/** Nothing is charged until the trial ends, and an invoice of nothing says so. */
function beginTrial(call: Call, before: Stripe.Subscription, { trial_end: end }: Phase): void {
  if (end === null) return;
  const subscription: Stripe.Subscription = {
    ...inPeriod(before, call.now(), end),
    billing_cycle_anchor: end,
    status: 'trialing',
    trial_start: call.now(),
    trial_end: end,
  };
  call.store.put('subscriptions', subscription);
  call.emit('customer.subscription.updated', subscription, before);
  const reason = before.latest_invoice ? 'subscription_update' : 'subscription_create';
  const invoice = newInvoice(call, subscription, { reason, start: call.now(), end, isFree: true });
  call.store.put('invoices', invoice);
  call.emit('invoice.created', invoice);
  finalize(call, invoice);
}

/** The next period begins, with the draft of its invoice. */
export function renew(call: Call, before: Stripe.Subscription): void {
  const [item] = before.items.data;
  if (!item?.price.recurring) return;
  const start = call.now();
  const end =
    start === before.billing_cycle_anchor
      ? addIntervals(start, item.price.recurring)
      : nextEnd(before.billing_cycle_anchor, item.price.recurring, start);
  const subscription: Stripe.Subscription = {
    ...inPeriod(before, start, end),
    status: before.status === 'trialing' ? 'active' : before.status,
  };
  call.store.put('subscriptions', subscription);
  call.emit('customer.subscription.updated', subscription, before);
  draftInvoice(call, subscription, 'subscription_cycle');
}

function draftInvoice(
  call: Call,
  before: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
): void {
  const [item] = before.items.data;
  if (!item) return;
  const draft = newInvoice(call, before, {
    reason,
    start: item.current_period_start,
    end: item.current_period_end,
  });
  const invoice: Stripe.Invoice =
    before.status === 'unpaid'
      ? {
          ...draft,
          auto_advance: false,
          automatically_finalizes_at: null,
          next_payment_attempt: null,
        }
      : draft;
  call.store.put('invoices', invoice);
  call.store.put('subscriptions', { ...before, latest_invoice: invoice.id });
  call.emit('invoice.created', invoice);
}

/** The subscription goes on by itself, without the schedule. */
export function releaseSchedule(
  call: Call,
  before: Schedule,
  status: 'released' | 'completed',
): Schedule {
  const subscription = call.store.get(
    'subscriptions',
    (before.subscription as string | null) ?? '',
  );
  if (subscription) {
    const free: Stripe.Subscription = { ...subscription, schedule: null };
    call.store.put('subscriptions', free);
    call.emit('customer.subscription.updated', free, subscription);
  }
  const schedule: Schedule = {
    ...before,
    current_phase: null,
    released_subscription: subscription?.id ?? null,
    status,
    subscription: null,
    ...(status === 'released' ? { released_at: call.now() } : { completed_at: call.now() }),
  };
  call.store.put('subscription_schedules', schedule);
  call.emit(`subscription_schedule.${status}`, schedule);
  return schedule;
}

/** A draft whose subscription has ended is charged by nobody. */
export function isCollected(call: Call, invoice: Stripe.Invoice): boolean {
  return invoice.auto_advance === true && !subscriptionOf(call, invoice)?.ended_at;
}
