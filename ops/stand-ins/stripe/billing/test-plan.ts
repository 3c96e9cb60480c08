import type Stripe from 'stripe';
import type { StripeStandInOptions } from '../server.ts';
import { openStandIn } from '../test-stand-in.ts';

export const seconds = (text: string) => Date.parse(text) / 1000;
export const day = (time: number | null | undefined) =>
  new Date((time ?? 0) * 1000).toISOString().slice(0, 10);

type Plan = {
  card?: string;
  firstCard?: string;
  start?: string;
  now?: string;
  months?: number;
  phases?: Stripe.SubscriptionScheduleCreateParams.Phase[];
};

/** A shop's first payment with a saved card, and three more that start a month later. */
export async function openPlan(plan: Plan = {}, options: Partial<StripeStandInOptions> = {}) {
  const {
    card = 'pm_card_visa',
    firstCard = card,
    now = '2027-01-31T10:00:00Z',
    start = '2027-02-28T10:00:00Z',
    months = 3,
  } = plan;
  const standIn = await openStandIn({ clock: () => Date.parse(now), ...options });
  const { sdk, control } = standIn;
  const customer = await sdk.customers.create({ email: 'a@example.com', name: 'A' });
  const first = await standIn.newIntent({
    customer: customer.id,
    setup_future_usage: 'off_session',
  });
  let paid = await sdk.paymentIntents.confirm(first.id, {
    payment_method: firstCard,
    return_url: 'http://localhost/',
  });
  if (paid.status === 'requires_action') {
    await control('POST', 'challenge', { intentId: first.id, outcome: 'complete' });
    paid = await sdk.paymentIntents.retrieve(first.id);
  }
  const method =
    card === firstCard
      ? (paid.payment_method as string)
      : (await sdk.paymentMethods.attach(card, { customer: customer.id })).id;
  const product = await sdk.products.create({ id: 'plan', name: 'Plan' });
  const items = [
    {
      price_data: {
        currency: 'usd',
        product: product.id,
        recurring: { interval: 'month' as const },
        unit_amount: 89_700,
      },
      quantity: 2,
    },
  ];
  const schedule = await sdk.subscriptionSchedules.create({
    customer: customer.id,
    default_settings: { default_payment_method: method },
    end_behavior: 'cancel',
    metadata: { reference: 'r' },
    phases: plan.phases ?? [
      {
        items,
        duration: { interval: 'month', interval_count: months },
        proration_behavior: 'none',
        metadata: { reference: 'r' },
      },
    ],
    start_date: seconds(start),
  });
  return {
    ...standIn,
    customer: customer.id,
    method,
    schedule,
    items,
    advance: (to: string) => control('POST', 'clock', { customer: customer.id, to: seconds(to) }),
    invoices: async () =>
      (await sdk.invoices.list({ customer: customer.id, limit: 100 })).data.reverse(),
    paidCharges: async () =>
      (await sdk.charges.list({ customer: customer.id, limit: 100 })).data
        .filter(({ paid: isPaid }) => isPaid)
        .reverse(),
    subscription: async () => {
      const [found] = (await sdk.subscriptions.list({ customer: customer.id, status: 'all' })).data;
      if (!found) throw new Error('There is no subscription yet.');
      return found;
    },
    events: async (prefix: string) =>
      (await sdk.events.list({ limit: 100 })).data
        .map(({ type }) => type)
        .filter((type) => type.startsWith(prefix))
        .reverse(),
  };
}
