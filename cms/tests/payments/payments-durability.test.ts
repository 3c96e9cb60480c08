import { expect, test, vi } from 'vitest';
import { eraseAbandoned } from '../../src/payments/checkout/erase-abandoned.ts';
import { reconcile } from '../../src/payments/reconciliation/reconcile.ts';
import { patience, runs } from '../support/runs.ts';
import { giMap, intentId, pay, person, tamper, useShop } from '../support/shop.ts';

const shop = await useShop();

const stored = async (id: string) => ({
  orders: (await shop.query('select id from orders where stripe_payment_intent_id = $1', [id]))
    .length,
  mails: (
    await shop.query(
      'select m.id from mails m join orders o on o.id = m.order_id where o.stripe_payment_intent_id = $1',
      [id],
    )
  ).length,
});
const openJobs = async () => (await shop.query('select id from payload_jobs')).length;

/** Where a trigger breaks the transaction of an order, and how: an error, the connection's death, a refused COMMIT. */
const killPoints = [
  [
    'after the order is inserted',
    "create trigger kill after insert on orders for each row execute function fail('error')",
  ],
  [
    'after the first mail is written',
    "create trigger kill after insert on mails for each row execute function fail('error')",
  ],
  [
    'after the job is queued',
    "create trigger kill after insert on payload_jobs for each row execute function fail('error')",
  ],
  [
    'by a connection that dies before the commit',
    "create trigger kill after insert on payload_jobs for each row execute function fail('die')",
  ],
  [
    'by a COMMIT that fails',
    "create constraint trigger kill after insert on orders deferrable initially deferred for each row execute function fail('error')",
  ],
] as const;

const fail = `create or replace function fail() returns trigger language plpgsql as $$
  begin
    if TG_ARGV[0] = 'die' then perform pg_terminate_backend(pg_backend_pid()); end if;
    raise exception 'killed by the test';
  end $$`;

test.for(killPoints)(
  'PAY-07 REL-02 a transaction broken %s leaves nothing, tells nobody of an order, and the next call makes one',
  { timeout: patience },
  async ([moment, trigger], { task }) => {
    const kills = runs(1, 40);
    for (let kill = 0; kill < kills; kill += 1) await breakAndRepeat(trigger);
    task.meta.figure = `${kills} transactions broken ${moment}`;
  },
);

async function breakAndRepeat(trigger: string) {
  const { id } = await shop.paid();
  const jobsBefore = await openJobs();
  await shop.query(fail);
  await shop.query(trigger);
  try {
    for (const answer of [await shop.event(id), await shop.order(id)]) {
      expect(answer.status).toBe(503);
      expect(answer.body).not.toHaveProperty('transactionId');
    }
    expect(await stored(id)).toEqual({ orders: 0, mails: 0 });
    expect(await openJobs()).toBe(jobsBefore);
  } finally {
    await shop.query('drop function fail() cascade');
  }
  expect((await shop.event(id)).status).toBe(200);
  expect(await stored(id)).toEqual({ orders: 1, mails: 2 });
  expect(await openJobs()).toBe(jobsBefore + 2);
}

test('PAY-01 PAY-06 when another process is faster with the same payment, both answer its one order', async () => {
  const { id } = await shop.paid();
  vi.resetModules();
  const elsewhere = await import('../../src/payments/orders/finalise.ts');
  let theirs: Awaited<ReturnType<typeof elsewhere.finalise>> | undefined;
  shop.proxy.hold(new RegExp(`^GET /v1/payment_intents/${id}`), async () => {
    theirs = await elsewhere.finalise(
      { payload: shop.cms.payload, stripe: shop.stripe },
      id,
      'webhook',
    );
  });
  const ours = await shop.order(id);
  expect(theirs).toMatchObject({
    kind: 'order',
    isNew: true,
    transactionId: ours.body.transactionId,
  });
  expect(ours.status).toBe(200);
  expect(await stored(id)).toEqual({ orders: 1, mails: 2 });
});

test('PAY-07 when Stripe is out of reach the webhook is refused, so that it comes again', async () => {
  const { id } = await shop.paid();
  shop.proxy.cut('before', new RegExp(`^GET /v1/payment_intents/${id}`), 2);
  expect((await shop.event(id)).status).toBe(503);
  expect((await shop.event(id)).status).toBe(200);
  expect(await stored(id)).toEqual({ orders: 1, mails: 2 });
});

test('PAY-06 events of other kinds and of unknown payments are taken without effect', async () => {
  const before = await shop.query('select id from orders');
  for (const type of ['payment_intent.created', 'charge.refunded', 'no.such.event']) {
    expect(await shop.event('pi_nobodyknowsthis', type)).toMatchObject({
      status: 200,
      body: { received: true },
    });
  }
  expect(await shop.query('select id from orders')).toEqual(before);
});

test('PAY-09 a payment that the practice took elsewhere with the same account is no order of the shop', async () => {
  const elsewhere = await shop.stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    description: 'Invoice 12',
  });
  await shop.pay(String(elsewhere.client_secret));
  expect((await shop.event(elsewhere.id)).status).toBe(200);
  expect((await shop.order(elsewhere.id)).status).toBe(404);
  expect(await stored(elsewhere.id)).toEqual({ orders: 0, mails: 0 });
});

test('REL-09 twenty payments finalised at once, each by three callers, block nobody', async () => {
  const paid = await Promise.all(Array.from({ length: 20 }, () => shop.paid()));
  const answers = await Promise.all(
    paid.flatMap(({ id }) => [shop.event(id), shop.order(id), shop.event(id)]),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  for (const { id } of paid) expect(await stored(id)).toEqual({ orders: 1, mails: 2 });
});

test('REL-09 an order is written with a single connection: nothing in its transaction waits for a second one', async () => {
  const { id } = await shop.paid();
  const { pool } = shop.cms.payload.db;
  const held = await Promise.all(
    Array.from({ length: pool.options.max - 1 }, () => pool.connect()),
  );
  try {
    expect((await shop.order(id)).status).toBe(200);
  } finally {
    for (const client of held) client.release();
  }
});

/** A time that no other payment at the stand-in has. */
const later = new Date('2031-06-01T12:00:00Z');
const seconds = (date: Date, hoursBefore = 0) =>
  Math.floor(date.getTime() / 1000) - hoursBefore * 3600;
const compare = () =>
  reconcile({ payload: shop.cms.payload, stripe: shop.stripe, now: () => later }, 48);

test('PAY-02 PAY-14 a payment that nobody reported is found by the comparison, once', async () => {
  const { id } = await shop.paid();
  await tamper(id, { created: seconds(later, 1) });
  expect(await compare()).toMatchObject({
    seen: 1,
    found: 1,
    cancelled: 0,
    failed: 0,
    repaired: 1,
    flagged: 0,
  });
  expect(await compare()).toMatchObject({
    seen: 1,
    found: 0,
    cancelled: 0,
    failed: 0,
    repaired: 0,
    flagged: 0,
  });
  expect(await stored(id)).toEqual({ orders: 1, mails: 2 });
  await tamper(id, { created: 0 });
});

test('PAY-02 PAY-14 a payment of a checkout that began before the time that is compared is found as well', async () => {
  const { id } = await shop.paid();
  await tamper(id, { created: 0 });
  expect(await compare()).toMatchObject({ seen: 0, found: 1, failed: 0, flagged: 0 });
  expect(await compare()).toMatchObject({ seen: 0, found: 0, failed: 0, flagged: 0 });
  expect(await stored(id)).toEqual({ orders: 1, mails: 2 });
});

test('PAY-16 older checkouts whose payment was cancelled, or belongs to another account, are closed', async () => {
  const [cancelled, foreign] = [await shop.prepare(), await shop.prepare()];
  for (const { id } of [cancelled, foreign]) await tamper(id, { created: 0 });
  await shop.dashboard.paymentIntents.cancel(cancelled.id);
  await shop.query(
    "update checkouts set payment_intent_id = 'pi_ofthetestkeys' where reference = $1",
    [foreign.reference],
  );
  expect(await compare()).toMatchObject({ failed: 0, flagged: 0 });
  expect(
    await shop.query('select distinct status from checkouts where reference in ($1, $2)', [
      cancelled.reference,
      foreign.reference,
    ]),
  ).toEqual([{ status: 'abandoned' }]);
});

test('PAY-16 an intent that nobody touched for a day is cancelled, one that is being filled in is not', async () => {
  const abandoned = await shop.prepare();
  const active = await shop.prepare();
  for (const { id } of [abandoned, active]) await tamper(id, { created: seconds(later, 25) });
  await shop.query('update checkouts set updated_at = $1 where reference = $2', [
    later,
    active.reference,
  ]);
  expect(await compare()).toMatchObject({ seen: 2, found: 0, cancelled: 1, failed: 0 });
  expect((await shop.stripe.paymentIntents.retrieve(abandoned.id)).status).toBe('canceled');
  expect((await shop.stripe.paymentIntents.retrieve(active.id)).status).toBe(
    'requires_payment_method',
  );
  expect(
    await shop.query('select status from checkouts where reference = $1', [abandoned.reference]),
  ).toEqual([{ status: 'abandoned' }]);
  for (const { id } of [abandoned, active]) await tamper(id, { created: 0 });
});

test('PAY-16 a buyer who comes back after twenty-two hours pays the intent of before; after a day it is another one, and the first takes nothing', async () => {
  const hour = 3_600;
  const afterHours = (hours: number) =>
    reconcile(
      {
        payload: shop.cms.payload,
        stripe: shop.stripe,
        now: () => new Date(later.getTime() + hours * hour * 1_000),
      },
      48,
    );
  const [returns, late] = [await shop.prepare(), await shop.prepare()];
  for (const { id, reference } of [returns, late]) {
    await tamper(id, { created: seconds(later) });
    await shop.query('update checkouts set updated_at = $1 where reference = $2', [
      later,
      reference,
    ]);
  }
  expect(await afterHours(22)).toMatchObject({ cancelled: 0, failed: 0 });
  expect(await pay(returns.secret)).toBe('succeeded');
  expect((await shop.order(returns.id)).status).toBe(200);
  expect(await stored(returns.id)).toEqual({ orders: 1, mails: 2 });

  expect(await afterHours(24)).toMatchObject({ failed: 0 });
  expect((await shop.stripe.paymentIntents.retrieve(late.id)).status).toBe('canceled');
  expect(await pay(late.secret)).toBe('payment_intent_unexpected_state');
  const { body } = await shop.intent({ ...giMap, reference: late.reference, customer: person });
  expect(intentId(String(body.clientSecret))).not.toBe(late.id);
  await pay(String(body.clientSecret));
  expect((await shop.order(intentId(String(body.clientSecret)))).status).toBe(200);
  expect(await stored(late.id)).toEqual({ orders: 0, mails: 0 });
  for (const { id } of [returns, late]) await tamper(id, { created: 0 });
});

test('PAY-16 the form of an abandoned checkout is erased after thirty days, that of a paid or open one is not', async () => {
  const [abandoned, recent, open, paid] = [
    await shop.prepare(),
    await shop.prepare(),
    await shop.prepare(),
    await shop.paid(),
  ];
  expect((await shop.order(paid.id)).status).toBe(200);
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  await shop.query(
    "update checkouts set status = 'abandoned', updated_at = $1 where reference = $2",
    [days(31), abandoned.reference],
  );
  await shop.query(
    "update checkouts set status = 'abandoned', updated_at = $1 where reference = $2",
    [days(29), recent.reference],
  );
  await shop.query('update checkouts set updated_at = $1 where reference in ($2, $3)', [
    days(31),
    open.reference,
    paid.reference,
  ]);
  await eraseAbandoned(shop.cms.payload);
  const left = await shop.query(
    'select reference from checkouts where reference in ($1, $2, $3, $4)',
    [abandoned, recent, open, paid].map(({ reference }) => reference),
  );
  expect(new Set(left.map(({ reference }) => reference))).toEqual(
    new Set([recent, open, paid].map(({ reference }) => reference)),
  );
});
