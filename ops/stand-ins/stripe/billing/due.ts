import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import type { Store } from '../wire/store.ts';
import { attempt, finalize } from './collect.ts';
import { isLive } from './endings.ts';
import { expireSubscription, expiresAt } from './expire.ts';
import { isCollected, endPhase, renew, startSchedule } from './steps.ts';

/** Something that Stripe does by itself when its time has come. Seconds since 1970; of equals the lower `rank` is first. */
export type Due = { at: number; rank: number; what: string; id: string; run: (call: Call) => void };

/** What waits for a customer, in the order in which it will be done. */
export function dueOf(call: Call, customer: string): Due[] {
  const { store } = call;
  return [
    ...mine(store, 'subscription_schedules', customer).flatMap(scheduleDue),
    ...mine(store, 'subscriptions', customer).flatMap((subscription) =>
      subscription.status === 'incomplete'
        ? expiryDue(call, subscription)
        : subscriptionDue(subscription),
    ),
    ...mine(store, 'invoices', customer).flatMap((invoice) =>
      invoice.deleted ? [] : invoiceDue(call, invoice),
    ),
  ].sort((a, b) => a.at - b.at || a.rank - b.rank);
}

function mine<N extends 'subscription_schedules' | 'subscriptions' | 'invoices'>(
  store: Store,
  name: N,
  customer: string,
) {
  return store.list(name).filter((object) => 'customer' in object && object.customer === customer);
}

function scheduleDue(schedule: Stripe.SubscriptionSchedule): Due[] {
  if (!isLive(schedule)) return [];
  const begins = schedule.status === 'not_started';
  const at = begins ? schedule.phases[0]?.start_date : schedule.current_phase?.end_date;
  if (at === undefined) return [];
  return [
    {
      at,
      rank: 0,
      id: schedule.id,
      what: begins ? 'schedule starts' : 'phase ends',
      run: (call) => void (begins ? startSchedule(call, schedule) : endPhase(call, schedule)),
    },
  ];
}

const renewing = ['active', 'past_due', 'trialing', 'unpaid'];

function subscriptionDue(subscription: Stripe.Subscription): Due[] {
  const [item] = subscription.items.data;
  if (!item || !renewing.includes(subscription.status)) return [];
  return [
    {
      at: item.current_period_end,
      rank: 1,
      id: subscription.id,
      what: 'period ends',
      run: (call) => renew(call, subscription),
    },
  ];
}

function expiryDue({ store }: Call, subscription: Stripe.Subscription): Due[] {
  const invoice = store.get('invoices', (subscription.latest_invoice as string | null) ?? '');
  if (!invoice || invoice.deleted) return [];
  return [
    {
      at: expiresAt(invoice),
      rank: 1,
      id: subscription.id,
      what: 'incomplete subscription expires',
      run: (call) => expireSubscription(call, subscription),
    },
  ];
}

function invoiceDue(call: Call, invoice: Stripe.Invoice): Due[] {
  if (!isCollected(call, invoice)) return [];
  const { id, automatically_finalizes_at: closes, next_payment_attempt: tries } = invoice;
  if (invoice.status === 'draft' && closes !== null) {
    const run = (then: Call) => {
      const open = finalize(then, invoice);
      if (open.status === 'open') attempt(then, open);
    };
    return [{ at: closes, rank: 2, id, what: 'invoice is charged', run }];
  }
  if (invoice.status !== 'open' || tries === null) return [];
  return [
    {
      at: tries,
      rank: 3,
      id,
      what: 'invoice is charged again',
      run: (then) => attempt(then, invoice),
    },
  ];
}
