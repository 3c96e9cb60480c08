import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { keepToMoves } from '../../src/payments/orders/order-moves.ts';
import { arrangePlan } from '../../src/payments/plans/arrange-plan.ts';
import { inTransaction } from '../../src/transaction.ts';
import type { Caller } from '../support/cms.ts';
import {
  advance,
  clockOf,
  decideDispute,
  openDispute,
  settleRefund,
  untilCharged,
} from '../support/payments/billing.ts';
import { patience, runs } from '../support/runs.ts';
import { giMap, useShop } from '../support/shop.ts';

const shop = await useShop();
const deps = () => ({ payload: shop.cms.payload, stripe: shop.stripe });
let staff: Caller;
beforeAll(async () => {
  staff = await shop.cms.signIn('staff', { mayRefund: true });
});

/** An order for 477.00, or what `body` buys. */
async function buy(body: object = giMap) {
  const { id } = await shop.paid(body);
  return { intent: id, orderId: String((await shop.order(id)).body.transactionId) };
}

type Wish = { request?: string; amount?: string; reason?: string; stopPlan?: boolean };

async function press(
  orderId: string,
  {
    request = randomUUID(),
    amount = '477.00',
    reason = 'The kit came too late',
    stopPlan = false,
  }: Wish = {},
  as = staff,
) {
  const init = {
    method: 'POST',
    as,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ request, amount, reason, stopPlan }),
  };
  const response = await shop.cms.request(`payments/orders/${orderId}/refund`, init);
  return {
    status: response.status,
    body: (await response.json()) as {
      message?: string;
      money?: { refundable: string; sentBack: string | null };
    },
  };
}

const orderOf = (id: string) => shop.cms.payload.findByID({ collection: 'orders', id, depth: 0 });
const refundsAt = async (intent: string) =>
  (await shop.stripe.refunds.list({ payment_intent: intent, limit: 100 })).data;
const rowsOf = (orderId: string) =>
  shop.query(
    'select state, cents::int, reason, "by", stripe_refund_id from refunds where order_id = $1 order by created_at',
    [orderId],
  );
const mailsOf = (orderId: string) =>
  shop.query("select occasion from mails where order_id = $1 and kind = 'order-refund'", [orderId]);
const runJobs = () =>
  shop.cms.payload.jobs.run({
    where: { taskSlug: { equals: 'makeRefund' } },
    limit: 50,
    sequential: true,
    silent: true,
  });

test('a full refund with a reason: Stripe, the order, the row and one mail to the buyer', async () => {
  const { intent, orderId } = await buy();
  expect(await press(orderId)).toMatchObject({
    status: 200,
    body: { money: { sentBack: '$477.00', refundable: '0.00' } },
  });
  expect(await refundsAt(intent)).toMatchObject([{ amount: 47_700, status: 'succeeded' }]);
  expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refundedAmount: '477.00' });
  expect(await rowsOf(orderId)).toMatchObject([
    {
      state: 'made',
      cents: 47_700,
      reason: 'The kit came too late',
      by: expect.stringMatching(/^staff-/),
      stripe_refund_id: expect.stringMatching(/^re_/),
    },
  ]);
  expect(await mailsOf(orderId)).toHaveLength(1);
});

test('PAY-18 partial refunds add up, the work goes on, and never more than was paid goes back', async () => {
  const { intent, orderId } = await buy();
  for (const amount of ['100.00', '50.50'])
    expect((await press(orderId, { amount })).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({
    status: 'partially-refunded',
    refundedAmount: '150.50',
  });
  await shop.cms.payload.update({
    collection: 'orders',
    id: orderId,
    data: { status: 'fulfilling' },
  });
  expect(await press(orderId, { amount: '326.51' })).toMatchObject({
    status: 422,
    body: { message: 'At most $326.50 can be refunded.' },
  });
  expect((await orderOf(orderId)).status).toBe('fulfilling');
  expect((await press(orderId, { amount: '326.50' })).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refundedAmount: '477.00' });
  expect(await press(orderId, { amount: '0.01' })).toMatchObject({
    status: 422,
    body: { message: 'Everything that was paid has been refunded.' },
  });
  expect((await refundsAt(intent)).map(({ amount }) => amount)).toEqual([32_650, 5_050, 10_000]);
  expect(await mailsOf(orderId)).toHaveLength(3);
});

test('PAY-11 a button pressed twice, or five times at once, is one refund and one mail', async () => {
  const { intent, orderId } = await buy();
  const request = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => press(orderId, { request, amount: '100.00' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await press(orderId, { request, amount: '100.00' })).status).toBe(200);
  expect(await refundsAt(intent)).toHaveLength(1);
  expect(await mailsOf(orderId)).toHaveLength(1);
});

test('two people who refund all of it at once send it back once', async () => {
  const { intent, orderId } = await buy();
  const answers = await Promise.all([press(orderId), press(orderId), press(orderId)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 422, 422,
  ]);
  expect((await refundsAt(intent)).map(({ amount }) => amount)).toEqual([47_700]);
});

test.each(['before', 'after'] as const)(
  'PAY-11 a connection that is cut %s Stripe refunded, or a process that ends there, is made good by the job: one refund',
  async (when) => {
    const { intent, orderId } = await buy();
    shop.proxy.cut(when, /^POST \/v1\/refunds$/, 2);
    expect(await press(orderId, { amount: '10.00' })).toMatchObject({
      status: 503,
      body: { message: expect.stringMatching(/noted/) },
    });
    await runJobs();
    expect(await refundsAt(intent)).toMatchObject([{ amount: 1_000 }]);
    expect(await orderOf(orderId)).toMatchObject({
      status: 'partially-refunded',
      refundedAmount: '10.00',
    });
    expect(await rowsOf(orderId)).toMatchObject([{ state: 'made' }]);
  },
);

test('when Stripe is away before anything was asked for, staff read that nothing was changed, and it is so', async () => {
  const { orderId } = await buy();
  shop.proxy.cut('before', /^GET \/v1\/payment_intents/, 2);
  expect(await press(orderId)).toMatchObject({
    status: 503,
    body: { message: expect.stringMatching(/nothing was changed/) },
  });
  expect(await rowsOf(orderId)).toEqual([]);
});

test('PAY-11 a job that comes days later, when the key is forgotten, finds the refund that was made', async () => {
  const { intent, orderId } = await buy();
  const request = randomUUID();
  await press(orderId, { request, amount: '10.00' });
  await shop.query(
    "update refunds set state = 'asked', stripe_refund_id = null where request = $1",
    [request],
  );
  const before = shop.proxy.requests.length;
  await runJobs();
  expect(
    shop.proxy.requests
      .slice(before)
      .filter(({ method, path }) => method === 'POST' && path === '/v1/refunds'),
  ).toEqual([]);
  expect(await refundsAt(intent)).toHaveLength(1);
  expect(await rowsOf(orderId)).toMatchObject([
    { state: 'made', stripe_refund_id: expect.stringMatching(/^re_/) },
  ]);
});

test('what Stripe refuses for good is marked and put on the list', async () => {
  const { intent, orderId } = await buy();
  shop.proxy.hold(/^POST \/v1\/refunds$/, () =>
    shop.stripe.refunds.create({ payment_intent: intent }),
  );
  expect((await press(orderId, { amount: '477.00' })).status).toBe(200);
  expect(new Set((await rowsOf(orderId)).map(({ state }) => state))).toEqual(
    new Set(['failed', 'made']),
  );
  expect(
    await shop.query("select words from payment_checks where order_id = $1 and kind = 'refund'", [
      orderId,
    ]),
  ).toMatchObject([{ words: expect.stringMatching(/did not go through/) }]);
  expect((await orderOf(orderId)).refundedAmount).toBe('477.00');
});

test.each([
  ['nothing', { amount: '0.00' }],
  ['less than nothing', { amount: '-1.00' }],
  ['no sum', { amount: 'all of it' }],
  ['no reason', { reason: ' ' }],
  ['a request that is no uuid', { request: 'again' }],
])('a refund of %s is answered 400 with a sentence', async (_, wish) => {
  const { orderId } = await buy();
  expect(await press(orderId, wish)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/\w/) },
  });
  expect(await rowsOf(orderId)).toEqual([]);
});

test('SEC-11 nobody but people of the practice sends money back: nobody 401, the storefront 403, an unknown order 404', async () => {
  const { orderId } = await buy();
  const storefront = { headers: { authorization: `service-accounts API-Key ${shop.cms.apiKey}` } };
  for (const path of ['refund', 'stop-plan', 'move-plan', 'money']) {
    const init =
      path === 'money'
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await shop.cms.request(`payments/orders/${orderId}/${path}`, init)).status).toBe(401);
    expect(
      (await shop.cms.request(`payments/orders/${orderId}/${path}`, { ...init, as: storefront }))
        .status,
    ).toBe(403);
  }
  expect((await press(randomUUID())).status).toBe(404);
});

test('a refund of a program takes the newest payments first and stops the rest when wanted', async () => {
  const { orderId, intent } = await buy({
    amount: '637.00',
    laterAmount: '637.00',
    productIds: 'family-wellness-program',
  });
  const { docs } = await shop.cms.payload.find({
    collection: 'plans',
    where: { order: { equals: orderId } },
    depth: 0,
  });
  const [plan] = docs;
  const customer = String(plan?.stripeCustomerId);
  await arrangePlan(deps(), String(plan?.id));
  await untilCharged(customer);
  expect(await press(orderId, { amount: '700.00', stopPlan: true })).toMatchObject({
    status: 200,
    body: { money: { sentBack: '$700.00', refundable: '574.00' } },
  });
  expect((await refundsAt(intent)).map(({ amount }) => amount)).toEqual([6_300]);
  expect(await orderOf(orderId)).toMatchObject({
    status: 'partially-refunded',
    refundedAmount: '700.00',
    paymentsMade: '2 of 4',
  });
  await advance(customer, (await clockOf(customer)).time + 400 * 86_400);
  expect(
    (await shop.stripe.charges.list({ customer })).data.filter(({ paid }) => paid),
  ).toHaveLength(2);
  expect(await press(orderId, { amount: '574.00' })).toMatchObject({ status: 200 });
  expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refundedAmount: '1274.00' });
  expect(await mailsOf(orderId)).toHaveLength(2);
});

test('PAY-18 a refund made at Stripe arrives by webhook, before the order itself too', async () => {
  const { id } = await shop.paid();
  const refund = await shop.stripe.refunds.create({ payment_intent: id, amount: 4_700 });
  expect((await shop.event(refund.id, 'refund.created')).status).toBe(200);
  const orders = await shop.query(
    'select id, status, refunded_amount from orders where stripe_payment_intent_id = $1',
    [id],
  );
  expect(orders).toMatchObject([{ status: 'partially-refunded', refunded_amount: '47.00' }]);
  expect((await shop.order(id)).body.transactionId).toBe(orders[0]?.id);
  expect(await mailsOf(String(orders[0]?.id))).toHaveLength(1);
});

test('PAY-18 a form of the order that is saved in the moment of a refund neither sets it back nor forgets the sum', async () => {
  const { intent, orderId } = await buy();
  const opened = await orderOf(orderId);
  const refund = await shop.stripe.refunds.create({ payment_intent: intent, amount: 4_700 });
  await shop.event(refund.id, 'refund.created');
  const save = (data: object) =>
    inTransaction(
      shop.cms.payload,
      'a form',
      async (req) =>
        (await keepToMoves({
          data,
          operation: 'update',
          originalDoc: opened,
          req,
        } as never)) as object,
    );
  expect(await save({ ...opened, status: 'fulfilling' })).toMatchObject({
    status: 'fulfilling',
    refundedAmount: '47.00',
    moneyMark: expect.stringMatching(/returned 4700/),
  });
  await expect(save({ ...opened, status: 'paid' })).rejects.toThrow();
  await Promise.all([
    shop.cms.payload.update({ collection: 'orders', id: orderId, data: { status: 'fulfilling' } }),
    press(orderId, { amount: '30.00' }),
    shop.event(refund.id, 'refund.updated'),
  ]);
  expect(await orderOf(orderId)).toMatchObject({
    refundedAmount: '77.00',
    moneyMark: expect.stringMatching(/returned 7700/),
  });
});

test('PAY-18 a dispute shows in the order, a lost one counts as money that went back, a won one leaves the work as it was', async () => {
  const won = await buy();
  await shop.cms.payload.update({
    collection: 'orders',
    id: won.orderId,
    data: { status: 'fulfilling' },
  });
  const first = await openDispute(won.intent);
  await shop.event(first.id, 'charge.dispute.created');
  expect(await orderOf(won.orderId)).toMatchObject({
    status: 'disputed',
    disputeNote: '$477.00 is disputed.',
  });
  await decideDispute(first.id, 'won');
  await shop.event(first.id, 'charge.dispute.closed');
  expect(await orderOf(won.orderId)).toMatchObject({ status: 'fulfilling', disputeNote: null });

  const lost = await buy();
  const second = await openDispute(lost.intent);
  await decideDispute(second.id, 'lost');
  await shop.event(second.id, 'charge.dispute.closed');
  expect(await orderOf(lost.orderId)).toMatchObject({
    status: 'refunded',
    refundedAmount: null,
    disputeNote: '$477.00 was lost in a dispute.',
  });
});

test('PAY-18 a refund that fails at the bank is no refund', async () => {
  const { intent, orderId } = await buy();
  const refund = await shop.stripe.refunds.create({ payment_intent: intent, amount: 10_000 });
  await shop.event(refund.id, 'refund.created');
  await settleRefund(refund.id, 'failed');
  await shop.event(refund.id, 'refund.failed');
  expect(await orderOf(orderId)).toMatchObject({ status: 'paid', refundedAmount: '0.00' });
  expect(await rowsOf(orderId)).toMatchObject([{ state: 'failed' }]);
  await shop.event(refund.id, 'refund.failed');
  expect(
    await shop.query('select words, state from payment_checks where order_id = $1', [orderId]),
  ).toEqual([
    { state: 'open', words: expect.stringMatching(/\$100\.00 .* did not reach the buyer/) },
  ]);
});

test(
  'PAY-08 PAY-18 refunds and disputes told in any order, number and at once lead to the same end',
  { timeout: patience },
  async ({ task }) => {
    const history = fc.record({
      refunds: fc.array(fc.integer({ min: 1, max: 15_000 }), { minLength: 1, maxLength: 3 }),
      dispute: fc.constantFrom('none', 'open', 'won', 'lost'),
      order: fc.infiniteStream(fc.nat()),
      repeats: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(history, async ({ refunds, dispute, order, repeats }) => {
        const { intent, orderId } = await buy();
        const told: [string, string][] = [[intent, 'payment_intent.succeeded']];
        for (const amount of refunds)
          told.push([
            (await shop.stripe.refunds.create({ payment_intent: intent, amount })).id,
            'refund.created',
          ]);
        if (dispute !== 'none') {
          const { id } = await openDispute(intent, 10_000);
          if (dispute !== 'open') await decideDispute(id, dispute);
          told.push([id, 'charge.dispute.created'], [id, 'charge.dispute.closed']);
        }
        const shuffled = Array.from({ length: repeats }, () => told)
          .flat()
          .map((event) => ({ event, at: Number(order.next().value) }))
          .toSorted((one, other) => one.at - other.at);
        const answers = await Promise.all(
          shuffled.map(({ event: [id, type] }) => shop.event(id, type)),
        );
        expect(answers.every(({ status }) => status === 200)).toBe(true);
        const sum = refunds.reduce((cents, refund) => cents + refund, 0);
        const status = dispute === 'open' ? 'disputed' : 'partially-refunded';
        expect(await orderOf(orderId)).toMatchObject({
          status,
          refundedAmount: (sum / 100).toFixed(2),
        });
        expect((await rowsOf(orderId)).reduce((cents, row) => cents + Number(row.cents), 0)).toBe(
          sum,
        );
        expect(await mailsOf(orderId)).toHaveLength(refunds.length);
      }),
      { numRuns: runs(12, 120), seed: 18 },
    );
    task.meta.figure = `${runs(12, 120)} histories of refunds and disputes in any order, one end each`;
  },
);

test('DESK-11 staff send money back only if their account says so; what others try is refused and changes nothing', async () => {
  const { orderId, intent } = await buy();
  const plain = await shop.cms.signIn('staff');
  const refused = await press(orderId, {}, plain);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringContaining('may not send money back'),
  ]);
  expect(await refundsAt(intent)).toEqual([]);
  expect((await press(orderId, {}, await shop.cms.signIn('practitioner'))).status).toBe(200);
  expect(await refundsAt(intent)).toHaveLength(1);
});
