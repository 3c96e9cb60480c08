import type Stripe from 'stripe';
import { decimal } from '../resources/prices.ts';
import type { Call } from '../wire/call.ts';
import { newId } from '../wire/ids.ts';
import { nextEnd } from './months.ts';

type Phase = Stripe.SubscriptionSchedule.Phase;

/** The subscription that a schedule starts with its first phase. Stored and told by the caller. */
export function newSubscription(
  schedule: Stripe.SubscriptionSchedule,
  phase: Phase,
): Stripe.Subscription {
  const id = newId('sub');
  const start = phase.start_date;
  const settings = schedule.default_settings;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: phase.currency,
    customer: schedule.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: phase.default_payment_method ?? settings.default_payment_method,
    default_source: null,
    default_tax_rates: [],
    description: phase.description ?? settings.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: { ...phase.metadata },
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: schedule.id,
    start_date: start,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
}

/** The subscription with what a phase sells, in the period that runs at `time`: another price does not begin a new one. */
export function withItems(
  call: Call,
  before: Stripe.Subscription,
  phase: Phase,
  time: number,
): Stripe.Subscription {
  const data = phase.items.flatMap(
    ({ price: priceId, quantity, metadata }): Stripe.SubscriptionItem[] => {
      const price = call.store.get('prices', priceId as string);
      if (!price?.recurring) return [];
      const kept = before.items.data.find((item) => item.price.id === price.id);
      const [running] = before.items.data;
      const { start, end } = running
        ? { start: running.current_period_start, end: running.current_period_end }
        : periodAt(before.billing_cycle_anchor, price.recurring, time);
      const item: Stripe.SubscriptionItem = {
        id: kept?.id ?? newId('si'),
        object: 'subscription_item',
        billing_thresholds: null,
        created: kept?.created ?? time,
        current_period_end: end,
        current_period_start: start,
        current_trial: null,
        discounts: [],
        metadata: { ...metadata },
        plan: planOf(price),
        price,
        quantity: quantity ?? 1,
        subscription: before.id,
        tax_rates: [],
      };
      return [item];
    },
  );
  return { ...before, items: { ...before.items, data } };
}

/** The subscription in another period. */
export function inPeriod(
  before: Stripe.Subscription,
  start: number,
  end: number,
): Stripe.Subscription {
  const data = before.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }));
  return { ...before, items: { ...before.items, data } };
}

function periodAt(
  anchor: number,
  recurring: Stripe.Price.Recurring,
  time: number,
): { start: number; end: number } {
  return { start: time, end: nextEnd(anchor, recurring, time) };
}

function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: decimal(price.unit_amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
