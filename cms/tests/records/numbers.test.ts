import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { monthOf } from '../../src/numbers/month.ts';
import { readNumbers } from '../../src/numbers/read-numbers.ts';
import type { Caller } from '../support/cms.ts';
import { decideDispute, openDispute, payOut, settleRefund } from '../support/payments/billing.ts';
import { giMap, useShop } from '../support/shop.ts';

const shop = await useShop();
const span = { month: '2026-03', timeZone: 'America/New_York' };

/** An order with its payment; nothing of it was bought in this run. */
async function order(at: string, email: string, cents: number, firstName = 'Hannah') {
  const id = randomUUID();
  await shop.query(
    `insert into orders (id, status, number, amount, email, first_name, stripe_payment_intent_id, created_at)
     values ($1, 'paid', $2, $3, $4, $5, $6, $7)`,
    [id, id.slice(0, 8).toUpperCase(), (cents / 100).toFixed(2), email, firstName, `pi_${id}`, at],
  );
  await shop.query(
    `insert into orders_lines (_order, _parent_id, id, name, quantity, product_id, unit_cents)
     values (1, $1, $2, 'GI-MAP', 1, 'gi-map', $3)`,
    [id, randomUUID(), cents],
  );
  await shop.query(
    `insert into charges (order_id, taken_on, cents, fee_cents, stripe_charge_id) values ($1, $2, $3, 100, $4)`,
    [id, at, cents, `ch_${id}`],
  );
  return id;
}

const get = async (path: string, as?: Caller) =>
  await shop.cms.request(`numbers/${path}`, as ? { as } : {});

let owner: Caller;
beforeAll(async () => {
  owner = await shop.cms.signIn('practitioner');
  const lastMinute = '2026-04-01T03:59:00Z';
  const first = await order('2026-03-02T12:00:00Z', 'a@numbers.example', 40_000);
  await order(lastMinute, 'b@numbers.example', 10_000, '=HYPERLINK("http://x")');
  await order('2026-04-01T04:00:00Z', 'c@numbers.example', 99_900);
  await order('2026-02-10T12:00:00Z', 'd@numbers.example', 5_000);
  await shop.query(
    `insert into refunds (order_id, cents, state, request, payment_intent_id, created_at)
     values ($1, 15000, 'made', $2, 'pi_x', '2026-03-20T12:00:00Z'), ($1, 700, 'failed', $3, 'pi_x', '2026-03-20T12:00:00Z')`,
    [first, randomUUID(), randomUUID()],
  );
  await shop.query(
    `insert into workshop_signups (id, first_name, last_name, email, status, created_at)
     values ($1, 'A', 'B', 'A@numbers.example', 'new', '2026-03-01T12:00:00Z'),
            ($2, 'A', 'B', 'nobody@numbers.example', 'new', '2026-03-01T12:00:00Z'),
            ($3, 'A', 'B', 'nobody@numbers.example', 'new', '2026-03-08T12:00:00Z')`,
    [randomUUID(), randomUUID(), randomUUID()],
  );
}, 60_000);

test('DESK-12 a month is that of the practice: its payments less its refunds, by week and product, and who came by which way', async () => {
  const numbers = await readNumbers(shop.cms.payload, span);
  expect(numbers).toMatchObject({
    now: { revenueCents: 35_000, orders: 2, sentBackCents: 15_000, refunds: 1 },
    before: { revenueCents: 5_000, orders: 1 },
    products: [{ handle: 'gi-map', sold: 2, cents: 50_000 }],
    feeCents: 200,
    ways: [
      { kind: 'workshop', people: 2, ordered: 1 },
      { kind: 'guide', people: 0 },
      { kind: 'message', people: 0 },
    ],
    rows: { orders: 2, payments: 3, payouts: 0, leads: 3 },
  });
  expect(numbers.weeks.reduce((sum, { cents }) => sum + cents, 0)).toBe(35_000);
  expect(numbers.weeks[0]?.monday).toBe('2026-03-02');
});

test('DESK-12 SEC-21 the tables have stable columns and as many rows as they say, no formula, and payments less refunds are the revenue', async () => {
  const orders = await get('2026-03/orders.csv', owner);
  expect(orders.headers.get('content-disposition')).toBe(
    'attachment; filename="orders-2026-03.csv"',
  );
  expect(orders.headers.get('cache-control')).toBe('no-store');
  const [head, ...lines] = (await orders.text()).trim().split('\r\n');
  expect(head?.replace(/^\uFEFF/, '')).toMatch(
    /^"order","placed_at","status","work","first_name","last_name","email","state","product","quantity"/,
  );
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"2026-03-31 23:59"`);
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`);
  const payments = (await (await get('2026-03/payments.csv', owner)).text()).trim().split('\r\n');
  const cents = payments
    .slice(1)
    .map((line) => line.slice(1, -1).split('","'))
    .map(([kind, , , amount]) => Math.round(Number(amount) * 100) * (kind === 'refund' ? -1 : 1))
    .reduce((sum, one) => sum + one, 0);
  expect([payments.length - 1, cents]).toEqual([3, 35_000]);
  expect((await (await get('2026-03/leads.csv', owner)).text()).trim().split('\r\n')).toHaveLength(
    4,
  );
});

/** A table of this month, as rows of cells by their column. */
async function tableOf(name: string) {
  const month = monthOf(new Date(), 'America/New_York');
  const [head = '', ...lines] = (await (await get(`${month}/${name}.csv`, owner)).text())
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1));
  const columns = head.split('","');
  return lines.map((line) =>
    Object.fromEntries(line.split('","').map((cell, place) => [columns[place], cell])),
  );
}

const centsOf = (amount = '') => Math.round(Number(amount) * 100);

test('DESK-12 STR-10 payments less refunds, disputes and fees are what Stripe has of them in its balance, to the cent, and payouts are what came to the bank', async () => {
  const orders: string[] = [];
  const intents: string[] = [];
  const buy = async () => {
    const { id } = await shop.paid(giMap);
    intents.push(id);
    orders.push(String((await shop.order(id)).body.transactionId));
    return id;
  };
  await buy();
  const half = await buy();
  await shop.stripe.refunds.create({ payment_intent: half, amount: 23_850 });
  const failed = await buy();
  const refund = await shop.stripe.refunds.create({ payment_intent: failed, amount: 10_000 });
  await settleRefund(refund.id, 'failed');
  const disputes: string[] = [];
  for (const [amount, outcome] of [
    [undefined, 'lost'],
    [10_000, 'won'],
    [5_000, null],
  ] as const) {
    const { id } = await openDispute(await buy(), amount);
    if (outcome) await decideDispute(id, outcome);
    disputes.push(id);
  }
  const charges = await Promise.all(
    intents.map(
      async (payment_intent) => (await shop.stripe.charges.list({ payment_intent })).data,
    ),
  );
  // Told twice, as Stripe may.
  for (const { id } of [...charges.flat(), ...charges.flat()])
    expect((await shop.event(id, 'charge.updated')).status).toBe(200);
  const payout = await payOut();
  await shop.event(payout.id, 'payout.paid');

  const ours = new Set([...disputes, ...charges.flat().map(({ id }) => id)]);
  for (const payment_intent of intents)
    for (const { id } of (await shop.stripe.refunds.list({ payment_intent })).data) ours.add(id);
  let balance = 0;
  for await (const { source, net } of shop.stripe.balanceTransactions.list({ limit: 100 }))
    if (typeof source === 'string' && ours.has(source)) balance += net;
  const numbers = await shop.query('select number from orders where id = any($1)', [orders]);
  const rows = (await tableOf('payments')).filter(({ order }) =>
    numbers.some(({ number }) => number === order),
  );
  const ways: Record<string, number> = {
    payment: 1,
    refund: -1,
    dispute: -1,
    'dispute-returned': 1,
  };
  const sum = rows.reduce(
    (cents, { kind = '', amount, fee, dispute_fee: disputeFee }) =>
      cents + (ways[kind] ?? NaN) * centsOf(amount) - centsOf(fee) - centsOf(disputeFee),
    0,
  );
  expect(sum).toBe(balance);
  const kinds = rows.map(({ kind }) => kind);
  expect(
    ['payment', 'refund', 'dispute', 'dispute-returned'].map(
      (kind) => kinds.filter((one) => one === kind).length,
    ),
  ).toEqual([6, 1, 3, 1]);

  const [paid] = (await tableOf('payouts')).filter(({ stripe_id: id }) => id === payout.id);
  expect(centsOf(paid?.amount)).toBe((await shop.stripe.payouts.retrieve(payout.id)).amount);
  const month = monthOf(new Date(payout.arrival_date * 1000), 'America/New_York');
  const read = await readNumbers(shop.cms.payload, { ...span, month });
  expect(read.paidOutCents).toBe(centsOf(paid?.amount));
  const present = await readNumbers(shop.cms.payload, {
    ...span,
    month: monthOf(new Date(), 'America/New_York'),
  });
  expect(present.now).toMatchObject({
    revenueCents: 6 * 47_700 - 23_850 - 47_700 - 5_000,
    disputedCents: 52_700,
  });
});

test('DESK-12 20,000 lines come whole and once each', async () => {
  await shop.query(`
    with made as (
      insert into orders (id, status, number, amount, email, stripe_payment_intent_id, created_at)
      select gen_random_uuid(), 'paid', 'N' || n, '1.00', 'many@numbers.example', 'pi_many_' || n, '2025-05-15T12:00:00Z'::timestamptz + (n % 1000) * interval '1 second'
      from generate_series(1, 10000) as n returning id)
    insert into orders_lines (_order, _parent_id, id, name, quantity, product_id, unit_cents)
    select place, made.id, gen_random_uuid()::text, 'GI-MAP', 1, 'gi-map', 100 from made, generate_series(1, 2) as place`);
  const lines = (await (await get('2025-05/orders.csv', owner)).text())
    .trim()
    .split('\r\n')
    .slice(1);
  expect(lines).toHaveLength(20_000);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(10_000);
});

test('DESK-12 only those who change prices take tables, for months and names that there are; who took one is noted', async () => {
  expect((await get('2026-03/orders.csv')).status).toBe(401);
  expect((await get('2026-03/orders.csv', await shop.cms.signIn('staff'))).status).toBe(403);
  for (const path of [
    '2026-13/orders.csv',
    '2026-03/users.csv',
    '2026-03/toString',
    "2026-03'/orders",
  ])
    expect((await get(path, owner)).status, path).toBe(404);
  expect(
    await shop.query(
      `select 1 from openings where record = 'orders.csv' and record_id = '2026-03'`,
    ),
  ).toHaveLength(1);
});
