import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { followOrder } from '../../src/payments/orders/sync-order.ts';
import { arrangePlan } from '../../src/payments/plans/arrange-plan.ts';
import { makeRefunds, refundOrder } from '../../src/payments/refunds/refund.ts';
import {
  advance,
  expireWhenFirstFails,
  failFrom,
  untilCharged,
} from '../support/payments/billing.ts';
import { giMap, useShop } from '../support/shop.ts';

const shop = await useShop();
const deps = () => ({ payload: shop.cms.payload, stripe: shop.stripe });

const programme = {
  amount: '637.00',
  laterAmount: '637.00',
  productIds: 'family-wellness-program',
};
const schedulesCall = /^POST \/v1\/subscription_schedules$/;

async function buyProgramme() {
  const { id } = await shop.paid(programme);
  const orderId = String((await shop.order(id)).body.transactionId);
  const { docs } = await shop.cms.payload.find({
    collection: 'plans',
    where: { order: { equals: orderId } },
    depth: 0,
  });
  const [plan] = docs;
  if (!plan) throw new Error('There is no plan');
  return { orderId, intent: id, planId: plan.id, customer: String(plan.stripeCustomerId) };
}

const planOf = (id: string) => shop.cms.payload.findByID({ collection: 'plans', id, depth: 0 });
const schedulesOf = async (customer: string) =>
  (await shop.stripe.subscriptionSchedules.list({ customer, limit: 100 })).data;
const mailsOf = (orderId: string) =>
  shop.query('select kind, occasion from mails where order_id = $1 order by created_at', [orderId]);
const checksOf = (orderId: string) =>
  shop.query(
    'select kind, state, words from payment_checks where order_id = $1 order by created_at',
    [orderId],
  );
const keysOf = (call: string) =>
  shop.proxy.requests
    .filter(({ method, path }) => `${method} ${path}` === call)
    .map(({ idempotencyKey }) => idempotencyKey);

test('STR-07 the monthly payments are taken from the card that paid, whatever other cards there are', async () => {
  const { customer, intent, planId } = await buyProgramme();
  const other = await shop.dashboard.paymentMethods.attach('pm_card_mastercard', { customer });
  const newest = await shop.stripe.paymentMethods.list({ customer, type: 'card', limit: 1 });
  expect(newest.data[0]?.id).toBe(other.id);
  await arrangePlan(deps(), planId);
  const { payment_method: paid } = await shop.stripe.paymentIntents.retrieve(intent);
  const [schedule] = await schedulesOf(customer);
  expect(schedule?.default_settings.default_payment_method).toBe(paid);
});

test('STR-07 a card that replaced the one that paid is charged', async () => {
  const { customer, intent, planId } = await buyProgramme();
  const { payment_method: paid } = await shop.stripe.paymentIntents.retrieve(intent);
  if (typeof paid !== 'string') throw new Error('Nothing was paid');
  const other = await shop.dashboard.paymentMethods.attach('pm_card_mastercard', { customer });
  await shop.dashboard.paymentMethods.detach(paid);
  await arrangePlan(deps(), planId);
  const [schedule] = await schedulesOf(customer);
  expect(schedule?.default_settings.default_payment_method).toBe(other.id);
});

test('STR-07 a schedule at which Stripe failed is set up under another key, and once', async () => {
  const { customer, planId } = await buyProgramme();
  const before = keysOf('POST /v1/subscription_schedules').length;
  shop.proxy.fail(schedulesCall);
  await expect(arrangePlan(deps(), planId)).rejects.toThrow('An unknown error');
  expect(await arrangePlan(deps(), planId)).toBe('created');
  expect(await schedulesOf(customer)).toHaveLength(1);
  expect(new Set(keysOf('POST /v1/subscription_schedules').slice(before)).size).toBe(2);
});

test('STR-07 a schedule that Stripe made, and said that it could not, is found and not made again', async () => {
  const { customer, planId } = await buyProgramme();
  shop.proxy.fail(schedulesCall, 'after');
  await expect(arrangePlan(deps(), planId)).rejects.toThrow('An unknown error');
  const sent = keysOf('POST /v1/subscription_schedules').length;
  expect(await arrangePlan(deps(), planId)).toBe('unchanged');
  expect(keysOf('POST /v1/subscription_schedules')).toHaveLength(sent);
  expect(await schedulesOf(customer)).toHaveLength(1);
  expect(await planOf(planId)).toMatchObject({ status: 'active' });
});

test('STR-07 of two schedules for the same payments one is taken away', async () => {
  const { customer, planId } = await buyProgramme();
  await arrangePlan(deps(), planId);
  const [made] = await schedulesOf(customer);
  const [phase] = made?.phases ?? [];
  const price = phase?.items[0]?.price;
  if (typeof price !== 'string') throw new Error('There is no price');
  await shop.dashboard.subscriptionSchedules.create({
    customer,
    start_date: phase?.start_date ?? 0,
    end_behavior: 'cancel',
    metadata: made?.metadata ?? {},
    phases: [
      {
        items: [{ price }],
        duration: { interval: 'month', interval_count: 3 },
      },
    ],
  });
  expect(await arrangePlan(deps(), planId)).toBe('cancelled');
  const states = (await schedulesOf(customer)).map(({ status }) => status);
  expect(states).toHaveLength(2);
  expect(states).toEqual(expect.arrayContaining(['canceled', 'not_started']));
});

test.each(['before', 'after'] as const)(
  'STR-07 a refund at which Stripe failed %s it was made goes back once',
  async (when) => {
    const { id: intent } = await shop.paid(giMap);
    const orderId = String((await shop.order(intent)).body.transactionId);
    const request = randomUUID();
    const wish = { orderId, request, cents: 10_000, reason: 'Late', stopPlan: false, by: 'Ann' };
    shop.proxy.fail(/^POST \/v1\/refunds$/, when);
    await expect(refundOrder(deps(), wish)).rejects.toThrow('An unknown error');
    await makeRefunds(deps(), request);
    await makeRefunds(deps(), request);
    const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([10_000]);
    expect(await shop.query('select state from refunds where order_id = $1', [orderId])).toEqual([
      { state: 'made' },
    ]);
  },
);

/** Nobody makes the failed first payment within a day. */
async function untilExpired(customer: string) {
  for (let step = 0; step < 5; step += 1) {
    const { done } = await advance(customer, 'next');
    if (done.some(({ what }) => what.includes('expires'))) return;
  }
  throw new Error('Nothing expired');
}

test('STR-07 monthly payments whose first one fails and expires are set up again, with later days', async () => {
  const { customer, orderId, planId } = await buyProgramme();
  await arrangePlan(deps(), planId);
  const days = (await planOf(planId)).payments?.map(({ dueOn }) => Date.parse(dueOn)) ?? [];
  await expireWhenFirstFails(customer);
  await failFrom(customer, 2);
  await untilCharged(customer);
  await followOrder(deps(), orderId);
  expect(await planOf(planId)).toMatchObject({
    status: 'late',
    payments: [{}, { state: 'failed' }, {}, {}],
  });
  expect(await mailsOf(orderId)).toContainEqual(
    expect.objectContaining({ kind: 'payment-failed' }),
  );

  await failFrom(customer, 99);
  await untilExpired(customer);
  await followOrder(deps(), orderId);
  await followOrder(deps(), orderId);
  const again = await planOf(planId);
  expect(again).toMatchObject({ status: 'active', scheduleVersion: 2, paymentsDone: 1 });
  expect(again.payments?.map(({ state }) => state)).toEqual(['paid', 'due', 'due', 'due']);
  expect(again.payments?.[1]).toMatchObject({ payLink: null, stripeInvoiceId: null });
  const later = (Date.parse(again.payments?.[1]?.dueOn ?? '') - (days[1] ?? 0)) / 86_400_000;
  expect(later).toBeGreaterThan(3);
  expect(later).toBeLessThan(5);
  expect(await mailsOf(orderId)).toContainEqual(
    expect.objectContaining({ kind: 'plan-moved', occasion: 'version 2' }),
  );
  expect(await checksOf(orderId)).toEqual([
    {
      kind: 'subscription-missing',
      state: 'repaired',
      words: expect.stringContaining('They are set up again'),
    },
  ]);

  expect(await arrangePlan(deps(), planId)).toBe('created');
  for (let payment = 0; payment < 3; payment += 1) await untilCharged(customer);
  await followOrder(deps(), orderId);
  expect(await planOf(planId)).toMatchObject({ status: 'completed', paymentsDone: 4 });
  const { data } = await shop.stripe.charges.list({ customer, limit: 100 });
  expect(data.filter(({ paid }) => paid).map(({ amount }) => amount)).toEqual(
    Array.from({ length: 4 }, () => 63_700),
  );
});

test('STR-07 a card that fails four times over is left to a person', async () => {
  const { customer, orderId, planId } = await buyProgramme();
  await expireWhenFirstFails(customer);
  await failFrom(customer, 2);
  for (let version = 1; version <= 4; version += 1) {
    expect(await arrangePlan(deps(), planId)).toBe('created');
    await untilCharged(customer);
    await untilExpired(customer);
    await followOrder(deps(), orderId);
  }
  expect(await arrangePlan(deps(), planId)).toBe('unchanged');
  expect(await planOf(planId)).toMatchObject({ status: 'stopped', scheduleVersion: 4 });
  const found = (await checksOf(orderId)).map(({ state }) => state);
  expect(found.filter((state) => state === 'open')).toHaveLength(1);
  expect(found.filter((state) => state === 'repaired')).toHaveLength(3);
});

test('STR-07 what the practice has stopped is not set up again', async () => {
  const { customer, orderId, planId } = await buyProgramme();
  await arrangePlan(deps(), planId);
  await expireWhenFirstFails(customer);
  await failFrom(customer, 2);
  await untilCharged(customer);
  await untilExpired(customer);
  await shop.query('update plans set stop_requested_at = now() where id = $1', [planId]);
  await followOrder(deps(), orderId);
  expect(await planOf(planId)).toMatchObject({ status: 'stopped', scheduleVersion: 1 });
});

test('STR-07 an incomplete plan whose payment is made in time goes on', async () => {
  const { customer, orderId, planId } = await buyProgramme();
  await arrangePlan(deps(), planId);
  await expireWhenFirstFails(customer);
  await failFrom(customer, 2, 1);
  await untilCharged(customer);
  const { data: open } = await shop.stripe.invoices.list({ customer, status: 'open' });
  await shop.dashboard.invoices.pay(open[0]?.id ?? '');
  await followOrder(deps(), orderId);
  expect(await planOf(planId)).toMatchObject({
    status: 'active',
    paymentsDone: 2,
    scheduleVersion: 1,
  });
});
