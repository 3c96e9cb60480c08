import { planDates } from 'common/plan-dates';
import { expect, test } from 'vitest';
import { idOf } from '../../src/payments/orders/stripe-snapshot.ts';
import { followOrder } from '../../src/payments/orders/sync-order.ts';
import { arrangePlan } from '../../src/payments/plans/arrange-plan.ts';
import { comparePlans } from '../../src/payments/reconciliation/reconcile-plans.ts';
import { advance, failFrom } from '../support/payments/billing.ts';
import { patience, runs } from '../support/runs.ts';
import { useShop } from '../support/shop.ts';

const shop = await useShop();
const deps = () => ({ payload: shop.cms.payload, stripe: shop.stripe });
const programme = {
  amount: '637.00',
  laterAmount: '637.00',
  productIds: 'family-wellness-program',
};
const daySeconds = 86_400;

/** The next 365 days, or the ones that months and clocks make difficult. */
function startDays(): Date[] {
  const all = Array.from(
    { length: 365 },
    (_, place) => new Date(Date.UTC(2027, 0, 1 + place, 17, 30)),
  );
  const hard = new Set(['01-29', '01-31', '02-28', '03-14', '10-31', '12-31']);
  return runs(0, 1) ? all : all.filter((day) => hard.has(day.toISOString().slice(5, 10)));
}

/** Buys a program on a day to come; answers what the plan is known by. */
async function buyOn(start: Date) {
  const prepared = await shop.prepare(programme);
  const { customer } = await shop.stripe.paymentIntents.retrieve(prepared.id);
  const payer = idOf(customer) ?? '';
  await advance(payer, start.getTime() / 1000);
  await shop.pay(prepared.secret);
  const orderId = String((await shop.order(prepared.id)).body.transactionId);
  const { docs } = await shop.cms.payload.find({
    collection: 'plans',
    where: { order: { equals: orderId } },
    depth: 0,
  });
  return { orderId, planId: String(docs[0]?.id), customer: payer };
}

/** Lives through one plan that begins on this day; answers how many charges were declined on the way. */
async function liveThrough(start: Date, place: number): Promise<number> {
  const { orderId, planId, customer } = await buyOn(start);
  if (place % 3 === 0) await failFrom(customer, 2 + (place % 9) / 3, 1 + (place % 2));
  if (place % 4 === 1) {
    // The process dies between the charge and the schedule; the comparison finds the plan.
    await shop.query("update plans set created_at = now() - interval '1 hour' where id = $1", [
      planId,
    ]);
    await comparePlans(deps(), async (_, work) => await work());
  } else {
    await Promise.all([arrangePlan(deps(), planId), arrangePlan(deps(), planId)]);
  }
  await advance(customer, start.getTime() / 1000 + 400 * daySeconds);
  await followOrder(deps(), orderId);
  const charges = (await shop.stripe.charges.list({ customer, limit: 100 })).data;
  expect({ start, taken: charges.filter(({ paid }) => paid).map(({ amount }) => amount) }).toEqual({
    start,
    taken: [63_700, 63_700, 63_700, 63_700],
  });
  const plan = await shop.cms.payload.findByID({ collection: 'plans', id: planId });
  expect(plan).toMatchObject({ status: 'completed', paymentsDone: 4 });
  expect(plan.payments?.map(({ dueOn }) => dueOn.slice(0, 10))).toEqual(
    planDates(start, 4).map((date) => date.toISOString().slice(0, 10)),
  );
  return charges.filter(({ paid }) => !paid).length;
}

test(
  'PAY-15 whatever the day it begins, a plan takes four payments on its days, with declines and lost jobs on the way',
  { timeout: patience },
  async ({ task }) => {
    const days = startDays();
    let declined = 0;
    for (let first = 0; first < days.length; first += 10) {
      const batch = days
        .slice(first, first + 10)
        .map((start, place) => liveThrough(start, first + place));
      for (const count of await Promise.all(batch)) declined += count;
    }
    task.meta.figure = `${days.length} start days with four payments each, ${declined} declines on the way`;
    expect(days.length).toBeGreaterThanOrEqual(6);
    expect(declined).toBeGreaterThan(0);
  },
);
