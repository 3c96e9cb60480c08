import type { Payload } from 'payload';
import Stripe from 'stripe';
import { Refused } from '../checkout/refused.ts';
import { type Schedule, readSchedules } from '../orders/stripe-snapshot.ts';
import { findPlan, followOrder } from '../orders/sync-order.ts';
import { isUnknownObject } from '../stripe/stripe-client.ts';
import type { Plan } from './plan-state.ts';

type Deps = { payload: Payload; stripe: Stripe; now?: () => Date };

/**
 * Makes Stripe take what a plan says and nothing else: sets the later payments up, in the place of those of an earlier
 * version when they were moved, or takes them away when the plan was stopped. May be called again at any time and by
 * several at once. Answers what it changed at Stripe.
 */
export async function arrangePlan(
  deps: Deps,
  planId: string,
): Promise<'created' | 'cancelled' | 'unchanged'> {
  const { payload, stripe } = deps;
  const plan = await findPlan(payload, { id: { equals: planId } });
  if (!plan?.stripeCustomerId) return 'unchanged';
  const wanted = plan.stopRequestedAt ? null : plan.scheduleVersion;
  const schedules = await readSchedules(stripe, plan.stripeCustomerId, plan.reference);
  const old = schedules.filter(({ isOpen, version }) => isOpen && version !== wanted);
  for (const schedule of old) await cancel(stripe, schedule);
  if (wanted === null) await voidOpen(stripe, plan);
  const isMissing = wanted !== null && !schedules.some(({ version }) => version === wanted);
  // What was taken until a moment ago is counted before the rest is set up.
  const followed = await followOrder(deps, plan.order);
  if (!isMissing) return old.length > 0 ? 'cancelled' : 'unchanged';
  if (!followed?.plan || !(await create(deps, followed.plan))) return 'unchanged';
  // It may have been stopped or moved by somebody who did not see this schedule yet.
  const { stopRequestedAt, scheduleVersion } =
    (await findPlan(payload, { id: { equals: planId } })) ?? plan;
  if (stopRequestedAt !== null || scheduleVersion !== followed.plan.scheduleVersion)
    return await arrangePlan(deps, planId);
  await followOrder(deps, plan.order);
  return 'created';
}

async function create({ stripe, now = () => new Date() }: Deps, plan: Plan): Promise<boolean> {
  const due = plan.payments.filter(({ state }) => state === 'due');
  const [next] = due;
  if (!next) return false;
  const startsAt = Math.floor(Date.parse(next.dueOn) / 1000);
  const isLate = startsAt <= now().getTime() / 1000;
  const key = [
    plan.reference,
    'schedule',
    ...(plan.scheduleVersion > 1 ? [plan.scheduleVersion] : []),
    ...(isLate ? ['now'] : []),
  ].join(':');
  await stripe.subscriptionSchedules.create(
    {
      customer: plan.stripeCustomerId,
      start_date: isLate ? 'now' : startsAt,
      end_behavior: 'cancel',
      metadata: { reference: plan.reference, version: String(plan.scheduleVersion) },
      default_settings: {
        collection_method: 'charge_automatically',
        default_payment_method: await findCard(stripe, plan.stripeCustomerId),
      },
      phases: [
        {
          items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                product: await ensureProduct(stripe),
                unit_amount: plan.centsPerPayment,
                recurring: { interval: 'month', interval_count: 1 },
              },
            },
          ],
          duration: { interval: 'month', interval_count: due.length },
          proration_behavior: 'none',
        },
      ],
    },
    { idempotencyKey: key },
  );
  return true;
}

/** The card of the first payment, which Stripe keeps with the customer of the checkout. */
async function findCard(stripe: Stripe, customer: string): Promise<string> {
  const { data } = await stripe.paymentMethods.list({ customer, type: 'card', limit: 1 });
  const [card] = data;
  if (!card) throw new Refused(422, 'Stripe has kept no card for the monthly payments.');
  return card.id;
}

const product = { id: 'monthly-payment', name: 'Monthly payment' };

/** One product for all plans: nothing says what is paid for. */
async function ensureProduct(stripe: Stripe): Promise<string> {
  try {
    return (await stripe.products.retrieve(product.id)).id;
  } catch (error) {
    if (!isUnknownObject(error)) throw error;
  }
  try {
    return (await stripe.products.create(product)).id;
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      error.code === 'resource_already_exists'
    )
      return product.id;
    throw error;
  }
}

/** Nothing is prorated and no last invoice is made. A schedule that ended in the meantime is as good as cancelled. */
async function cancel(stripe: Stripe, { id }: Schedule): Promise<void> {
  try {
    await stripe.subscriptionSchedules.cancel(id, { invoice_now: false, prorate: false });
  } catch (error) {
    const { status } = await stripe.subscriptionSchedules.retrieve(id);
    if (status === 'not_started' || status === 'active') throw error;
  }
}

/** A payment that failed, or is about to be taken, is not asked for any more. */
async function voidOpen(stripe: Stripe, { stripeCustomerId }: Plan): Promise<void> {
  for await (const { id, status } of stripe.invoices.list({
    customer: stripeCustomerId,
    limit: 100,
  })) {
    if (status === 'open') await stripe.invoices.voidInvoice(id);
    if (status === 'draft') await stripe.invoices.update(id, { auto_advance: false });
  }
}
