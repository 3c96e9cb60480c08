import fc from 'fast-check';
import { createLocalReq, type PayloadRequest } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { ordersHref, toReview, toShip } from '../../src/admin/orders/order-lists.ts';
import { oldestOrders } from '../../src/desk/today/today-facts.ts';
import { keepToMoves } from '../../src/payments/orders/order-moves.ts';
import type { OrderStatus } from '../../src/payments/orders/order-status.ts';
import { inTransaction } from '../../src/transaction.ts';
import type { Caller } from '../support/cms.ts';
import { decideDispute, openDispute, settleRefund } from '../support/payments/billing.ts';
import { patience, runs } from '../support/runs.ts';
import { useShop } from '../support/shop.ts';

const shop = await useShop();
const person = {
  id: '00000000-0000-4000-8000-000000000000',
  collection: 'users',
  role: 'staff',
} as never;
let staff: Caller;
let req: PayloadRequest;
beforeAll(async () => {
  req = await createLocalReq({ user: person }, shop.cms.payload);
  staff = await shop.cms.signIn('staff');
});

async function buy() {
  const { id } = await shop.paid();
  return { intent: id, orderId: String((await shop.order(id)).body.transactionId) };
}

const orderOf = (id: string) => shop.cms.payload.findByID({ collection: 'orders', id, depth: 0 });
const mark = (id: string, status: OrderStatus) =>
  shop.cms.payload.update({ collection: 'orders', id, data: { status } });
const isDue = async (id: string, list = toShip) =>
  (await oldestOrders(req, { and: [list, { id: { equals: id } }] })).total === 1;

async function giveBack(intent: string, amount: number): Promise<string> {
  const { id } = await shop.dashboard.refunds.create({ payment_intent: intent, amount });
  await shop.event(id, 'refund.created');
  return id;
}

async function dispute(intent: string, amount?: number): Promise<string> {
  const { id } = await openDispute(intent, amount);
  await shop.event(id, 'charge.dispute.created');
  return id;
}

async function decide(id: string, outcome: 'won' | 'lost'): Promise<void> {
  await decideDispute(id, outcome);
  await shop.event(id, 'charge.dispute.closed');
}

test('ORD-01 an unsent order whose half went back stays among those to ship, leaves when it is sent, and later news do not bring it back', async () => {
  const { intent, orderId } = await buy();
  await giveBack(intent, 23_850);
  expect([(await orderOf(orderId)).status, await isDue(orderId)]).toEqual([
    'partially-refunded',
    true,
  ]);
  await mark(orderId, 'fulfilling');
  expect(await isDue(orderId)).toBe(false);
  await giveBack(intent, 1_000);
  expect(await orderOf(orderId)).toMatchObject({
    status: 'partially-refunded',
    workStatus: 'fulfilling',
  });
  expect(await isDue(orderId)).toBe(false);
  await mark(orderId, 'completed');
  await decide(await dispute(intent, 2_000), 'won');
  expect([(await orderOf(orderId)).workStatus, await isDue(orderId)]).toEqual(['completed', false]);
});

test('ORD-01 an unsent order stays while it is disputed and when that is won, and goes when all of its money is gone', async () => {
  const won = await buy();
  const opened = await dispute(won.intent);
  expect(await isDue(won.orderId)).toBe(true);
  await decide(opened, 'won');
  expect(await isDue(won.orderId)).toBe(true);
  await giveBack(won.intent, 47_700);
  expect(await isDue(won.orderId)).toBe(false);
  const lost = await buy();
  await decide(await dispute(lost.intent), 'lost');
  expect(await isDue(lost.orderId)).toBe(false);
});

test('ORD-01 a payment that has to be checked is still told so after a part of it went back', async () => {
  const { intent, orderId } = await buy();
  await shop.query(
    "update orders set status = 'needs-review', work_status = 'needs-review' where id = $1",
    [orderId],
  );
  await giveBack(intent, 4_700);
  expect([
    (await orderOf(orderId)).status,
    await isDue(orderId, toReview),
    await isDue(orderId),
  ]).toEqual(['partially-refunded', true, false]);
});

test('ORD-01 a form that was opened before somebody sent the order does not forget that it is sent', async () => {
  const { intent, orderId } = await buy();
  await giveBack(intent, 4_700);
  const opened = await orderOf(orderId);
  await mark(orderId, 'fulfilling');
  await giveBack(intent, 1_000);
  const saved = await inTransaction(
    shop.cms.payload,
    'a form',
    async (req) =>
      (await keepToMoves({
        data: { ...opened },
        operation: 'update',
        originalDoc: opened,
        req,
      } as never)) as object,
  );
  expect(saved).toMatchObject({ status: 'partially-refunded', workStatus: 'fulfilling' });
});

test('ORD-01 the list behind Today holds the orders that Today counts', async () => {
  await buy();
  for (const list of [toShip, toReview]) {
    const counted = await oldestOrders(req, list);
    const { searchParams } = new URL(ordersHref(list), 'https://office.example');
    const listed = await (
      await shop.cms.request(`orders?${searchParams.toString()}&limit=100`, { as: staff })
    ).json();
    expect(listed).toMatchObject({ totalDocs: counted.total });
    expect(counted.total).toBeGreaterThan(0);
  }
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('refund'), cents: fc.integer({ min: 1, max: 5_000 }) }),
  fc.record({
    kind: fc.constantFrom(
      'failed refund',
      'dispute won',
      'dispute lost',
      'dispute',
      'sent',
      'replay',
    ),
    cents: fc.integer({ min: 100, max: 5_000 }),
  }),
);

test(
  'ORD-01 whatever part of the money goes back, is disputed or comes back, in whatever order it is told: unsent stays to ship, sent stays sent',
  { timeout: patience },
  async ({ task }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
        const { intent, orderId } = await buy();
        const told: [string, string][] = [[intent, 'payment_intent.succeeded']];
        let isSent = false;
        let isDisputed = false;
        for (const { kind, cents } of steps) {
          if (kind === 'sent' && !isSent)
            await mark(orderId, 'fulfilling').then(() => (isSent = true));
          else if (kind === 'replay')
            await Promise.all(told.toReversed().map(([id, type]) => shop.event(id, type)));
          // The bank takes a payment out of everybody's hands: no refund, and no second dispute.
          else if (isDisputed) continue;
          else if (kind.includes('refund')) {
            const id = await giveBack(intent, cents);
            told.push([id, 'refund.updated']);
            if (kind === 'failed refund')
              await settleRefund(id, 'failed').then(() => shop.event(id, 'refund.failed'));
          } else if (kind.startsWith('dispute')) {
            isDisputed = true;
            const id = await dispute(intent, cents);
            told.push([id, 'charge.dispute.closed']);
            if (kind !== 'dispute') await decide(id, kind.endsWith('won') ? 'won' : 'lost');
          }
          expect([kind, await isDue(orderId)]).toEqual([kind, !isSent]);
        }
      }),
      { numRuns: runs(8, 120), seed: 20_261_123 },
    );
    task.meta.figure = `${runs(8, 120)} histories of an order, none lost from the desk and none back on it`;
  },
);
