import { createLocalReq, type PayloadRequest } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { toReview, toShip } from '../../src/admin/orders/order-lists.ts';
import {
  failedMails,
  lateWork,
  moneyFacts,
  oldestOrders,
  workerState,
} from '../../src/desk/today/today-facts.ts';
import { useCms } from '../support/cms.ts';
import { createSample } from '../support/samples.ts';

const cms = useCms();
const staff = {
  id: '00000000-0000-4000-8000-000000000000',
  collection: 'users',
  role: 'staff',
} as never;

let req: PayloadRequest;
let nobody: PayloadRequest;

beforeAll(async () => {
  req = await createLocalReq({ user: staff }, cms.payload);
  nobody = await createLocalReq({}, cms.payload);
  for (const [index, status] of (
    ['paid', 'paid', 'needs-review', 'completed'] as const
  ).entries()) {
    const { id } = await cms.payload.create({
      collection: 'orders',
      data: {
        number: `AAAA222${index}`,
        status,
        work: status === 'completed' ? 'done' : 'to-send',
        email: 'hannah@example.com',
        amount: '477.00',
        stripePaymentIntentId: `pi_${index}`,
      },
    });
    const state = index === 0 ? ('failed' as const) : ('sent' as const);
    await cms.payload.create({
      collection: 'mails',
      data: {
        kind: 'order-confirmation',
        to: 'hannah@example.com',
        subject: 'Your order',
        order: id,
        state,
        messageId: `<${index}@x>`,
        attempts: 1,
      },
    });
  }
});

test('today shows paid orders, oldest first, and those that need review apart', async () => {
  const paid = await oldestOrders(req, toShip);
  expect([paid.total, paid.rows.map(({ number }) => number)]).toEqual([
    2,
    ['AAAA2220', 'AAAA2221'],
  ]);
  expect((await oldestOrders(req, toReview)).total).toBe(1);
});

test('PAY-14 PAY-17 today shows what the comparison left for a person, orders that need details and failed monthly payments', async () => {
  for (const [key, state] of Object.entries({ a: 'open', b: 'repaired', c: 'done' } as const))
    await createSample(cms.payload, 'payment-checks', { state, key, words: `Found ${key}` });
  await createSample(cms.payload, 'orders', { needsDetails: true, status: 'completed' });
  for (const status of ['late', 'active', 'stopped'])
    await createSample(cms.payload, 'plans', { status });
  expect(await moneyFacts(req)).toMatchObject({
    checks: { total: 1, rows: [{ words: 'Found a' }] },
    incomplete: 1,
    late: 1,
  });
  await expect(moneyFacts(nobody)).rejects.toThrow();
});

test('ADM-08 DESK-02 today shows the mails that failed, and neither others nor those of what was undone', async () => {
  await createSample(cms.payload, 'mails', { state: 'failed', lastError: 'It was taken back' });
  expect((await failedMails(req)).total).toBe(1);
});

test('today tells nothing to someone who is not signed in', async () => {
  await expect(oldestOrders(nobody, toShip)).rejects.toThrow();
  await expect(failedMails(nobody)).rejects.toThrow();
});

test('a worker that was silent for two minutes is not running', async () => {
  const seenAt = '2026-11-21T12:00:00.000Z';
  expect(await workerState(req)).toMatchObject({ isSeen: false, seenAt: null });
  await cms.payload.updateGlobal({ slug: 'worker', data: { seenAt } });
  expect((await workerState(req, new Date('2026-11-21T12:01:59Z'))).isSeen).toBe(true);
  expect((await workerState(req, new Date('2026-11-21T12:02:00Z'))).isSeen).toBe(false);
});

test('ORD-04 Today shows what is past its day, the longest first, and nothing that is done or not due', async () => {
  const { payload } = cms;
  const { docs } = await payload.find({
    collection: 'orders',
    where: { number: { equals: 'AAAA2220' } },
  });
  const order = docs[0]?.id ?? '';
  const piece = (name: string, step: 'to-send' | 'at-lab' | 'done', dueAt: string) =>
    payload.create({
      collection: 'fulfilments',
      data: { order, line: 'gi-map', place: 0, kind: 'kit', name, quantity: 1, step, dueAt },
    });
  await piece('Late at the lab', 'at-lab', '2026-11-20T12:00:00Z');
  await piece('Later still', 'to-send', '2026-11-10T12:00:00Z');
  await piece('Not due yet', 'to-send', '2026-11-24T12:00:00Z');
  await piece('Done long ago', 'done', '2026-11-01T12:00:00Z');
  const late = await lateWork(req, new Date('2026-11-23T12:00:00Z'));
  expect(late.rows.map(({ name }) => name)).toEqual(['Later still', 'Late at the lab']);
  expect(late.rows[0]?.order).toEqual({ id: order, who: 'Buyer not known' });
  await expect(lateWork(nobody)).rejects.toThrow();
});
