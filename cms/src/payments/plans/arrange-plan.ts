import type { Payload } from 'payload';
import Stripe from 'stripe';
import { inTransaction } from '../../transaction.ts';
import { Refused } from '../checkout/refused.ts';
import { idOf, type Schedule, readSchedules } from '../orders/stripe-snapshot.ts';
import { findOrder, findPlan, followOrder, moneyTurn } from '../orders/sync-order.ts';
import { isRepeatedFailure, isUnknownObject } from '../stripe/stripe-client.ts';
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
  const open = schedules.filter(({ isOpen }) => isOpen);
  // One that Stripe made although it answered that it could not is one too many.
  const [, ...twins] = open.filter(({ version }) => version === wanted);
  const old = [...open.filter(({ version }) => version !== wanted), ...twins];
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

async function create(deps: Deps, plan: Plan): Promise<boolean> {
  const { stripe, now = () => new Date() } = deps;
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
    ...(plan.setUpAttempt > 1 ? [`attempt ${plan.setUpAttempt}`] : []),
  ].join(':');
  await stripe.subscriptionSchedules
    .create(
      {
        customer: plan.stripeCustomerId,
        start_date: isLate ? 'now' : startsAt,
        end_behavior: 'cancel',
        metadata: { reference: plan.reference, version: String(plan.scheduleVersion) },
        default_settings: {
          collection_method: 'charge_automatically',
          default_payment_method: await findCard(deps, plan),
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
    )
    .catch(async (error: unknown) => {
      if (isRepeatedFailure(error)) await countAttempt(deps.payload, plan);
      throw error;
    });
  return true;
}

/** The next try looks first whether Stripe has made it after all, and has a key of its own. */
async function countAttempt(payload: Payload, { id, order, setUpAttempt }: Plan): Promise<void> {
  await inTransaction(payload, moneyTurn(order), async (req) => {
    const plan = await findPlan(payload, { id: { equals: id } }, req);
    if (!plan || plan.setUpAttempt !== setUpAttempt) return;
    await payload.db.updateOne({
      collection: 'plans',
      id,
      data: { setUpAttempt: setUpAttempt + 1 },
      req,
      returning: false,
    });
  });
}

/**
 * The card of the first payment, which Stripe keeps with the customer of the checkout; the newest one that the customer has
 * when that was taken away, such as for one that replaced it. Throws a 422 `Refused` when there is none.
 */
async function findCard({ payload, stripe }: Deps, plan: Plan): Promise<string> {
  const { stripeCustomerId: customer } = plan;
  const order = await findOrder(payload, { id: { equals: plan.order } });
  const charged = order && (await chargedCard(stripe, order.stripePaymentIntentId));
  if (charged?.customer === customer) return charged.id;
  const { data } = await stripe.paymentMethods.list({ customer, type: 'card', limit: 1 });
  const [card] = data;
  if (!card) throw new Refused(422, 'Stripe has kept no card for the monthly payments.');
  return card.id;
}

/** The card that paid, and whose it is now. */
async function chargedCard(stripe: Stripe, intentId: string) {
  const { payment_method: method } = await stripe.paymentIntents.retrieve(intentId, {
    expand: ['payment_method'],
  });
  return typeof method === 'object' && method !== null
    ? { id: method.id, customer: idOf(method.customer) }
    : null;
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
