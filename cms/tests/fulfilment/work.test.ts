import { randomUUID } from 'node:crypto';
import type { KitUser } from 'common/contract/kit-users';
import { beforeAll, expect, test } from 'vitest';
import type { OrderWork, ShownWork } from '../../src/fulfilment/read-work.ts';
import { giveWorkToOldOrders } from '../../src/startup/old-orders.ts';
import type { Caller } from '../support/cms.ts';
import { tokenOf } from '../support/payments/cards.ts';
import { createSample } from '../support/samples.ts';
import { person, useShop } from '../support/shop.ts';

const shop = await useShop();
let staff: Caller;
beforeAll(async () => {
  staff = await shop.cms.signIn('staff');
});

type Cart = { id: string; quantity: number }[];
const prices: Record<string, number> = {
  'gi-map': 477,
  'child-gut': 337,
  probiotic: 65,
  'concierge-consult': 750,
  'complete-package': 877,
};

/** Buys a cart on the checkout page and answers its order. */
async function buy(items: Cart, kits?: KitUser[]): Promise<string> {
  const amount = items.reduce((sum, { id, quantity }) => sum + (prices[id] ?? 0) * quantity, 0);
  const reference = randomUUID();
  const prepared = await shop.intent({
    amount: amount.toFixed(2),
    productIds: items.map(({ id }) => id).join(','),
    items,
    reference,
    customer: { ...person, ...(kits ? { kits } : {}) },
  });
  const secret = prepared.body.clientSecret ?? '';
  await shop.pay(secret);
  const { body } = await shop.order(secret.split('_secret_')[0] ?? '');
  return String(body.transactionId);
}

async function ask(path: string, as: Caller | undefined, body?: object) {
  const response = await shop.cms.request(`fulfilment/${path}`, {
    ...(as ? { as } : {}),
    ...(body
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
      : {}),
  });
  return {
    status: response.status,
    body: (await response.json()) as OrderWork & { message?: string },
  };
}

const workOf = async (order: string) => (await ask(`orders/${order}/work`, staff)).body;
const orderOf = (id: string) => shop.cms.payload.findByID({ collection: 'orders', id, depth: 0 });
const stepsOf = ({ work }: OrderWork) => work.map(({ name, step }) => `${name}: ${step}`);

/** One press of a button for everything that is at `from`. */
async function press(order: string, move: string, from: string, more: object = {}) {
  const { work, visits } = await workOf(order);
  const items = [...work, ...visits]
    .filter((one) => ('step' in one ? one.step : one.state) === from)
    .map(({ id }) => ({ id, from }));
  return await ask(`orders/${order}/moves`, staff, { move, items, press: randomUUID(), ...more });
}

const mailsOf = async (order: string, kind: string) =>
  await shop.query(
    'select id, state, not_before, occasion from mails where order_id = $1 and kind = $2',
    [order, kind],
  );

test('ORD-02 an order grants what its lines say: kits for each piece, goods as a parcel, visits with their minutes', async () => {
  const order = await buy([
    { id: 'gi-map', quantity: 2 },
    { id: 'probiotic', quantity: 3 },
    { id: 'concierge-consult', quantity: 1 },
    { id: 'complete-package', quantity: 1 },
  ]);
  const { work, visits } = await workOf(order);
  expect(work.map(({ kind, name, quantity, step }) => [kind, name, quantity, step])).toEqual([
    ['kit', 'GI-MAP', 1, 'to-send'],
    ['kit', 'GI-MAP', 1, 'to-send'],
    ['goods', 'Probiotic', 3, 'to-send'],
    ['kit', 'Complete Gut Health Package', 1, 'needs-details'],
  ]);
  expect(work[0]).toMatchObject({ sample: 'stool', usedBy: 'buyer', forward: 'send' });
  expect(work[3]).toMatchObject({ missing: ['kit'] });
  expect(work[3]?.options?.map(({ handle }) => handle)).toEqual([
    'adult-gut',
    'child-gut',
    'baby-gut',
    'gi-map',
  ]);
  expect(visits.map(({ label, minutes, state }) => [label, minutes, state])).toEqual([
    ['Consultation', 60, 'granted'],
    ['Consultation', 60, 'granted'],
    ['Follow-up', 30, 'granted'],
  ]);
  expect((await orderOf(order)).work).toBe('to-send');
});

test('ORD-02 a grant is frozen with the price: what the product grants later does not reach an order', async () => {
  const reference = randomUUID();
  const prepared = await shop.intent({
    amount: '750.00',
    productIds: 'concierge-consult',
    items: [{ id: 'concierge-consult', quantity: 1 }],
    reference,
    customer: person,
  });
  const { docs } = await shop.cms.payload.find({
    collection: 'products',
    where: { handle: { equals: 'concierge-consult' } },
    depth: 0,
  });
  const [product] = docs;
  const change = async (minutes: number) =>
    await shop.cms.payload.update({
      collection: 'products',
      id: product?.id ?? '',
      data: { visits: [{ label: 'Consultation', minutes, count: 1, per: 'unit' }] },
    });
  await change(30);
  const secret = prepared.body.clientSecret ?? '';
  await shop.pay(secret);
  const { body } = await shop.order(secret.split('_secret_')[0] ?? '');
  await change(60);
  expect((await workOf(String(body.transactionId))).visits).toMatchObject([{ minutes: 60 }]);
});

test('ORD-12 who uses a kit is sealed in the database and opened for staff; the buyer is the other', async () => {
  const child: KitUser = {
    line: 'child-gut',
    unit: 1,
    usedBy: 'other',
    firstName: 'Micah-canary',
    dateOfBirth: '2018-09-30',
    isGuardian: true,
  };
  const order = await buy(
    [{ id: 'child-gut', quantity: 2 }],
    [{ line: 'child-gut', unit: 0, usedBy: 'buyer' }, child],
  );
  const { work } = await workOf(order);
  expect(work).toMatchObject([
    { usedBy: 'buyer', person: null, isGuardian: false },
    {
      usedBy: 'other',
      person: { name: 'Micah-canary', birthDate: '2018-09-30' },
      isGuardian: true,
    },
  ]);
  const stored = JSON.stringify(
    await shop.query('select * from fulfilments where order_id = $1', [order]),
  );
  expect(stored).not.toContain('Micah-canary');
  expect(stored).not.toContain('2018-09-30');
  const listed = await shop.cms.request(`fulfilments?where[order][equals]=${order}`, { as: staff });
  expect(await listed.text()).not.toContain('Micah-canary');
});

test('ORD-03 ORD-05 a kit goes its way by one button each; each step has its day, its doer and its mail', async () => {
  const order = await buy([{ id: 'gi-map', quantity: 1 }]);
  const sent = await press(order, 'send', 'to-send', { tracking: '9400 1118 9956 0198 0000 00' });
  expect(sent.body.work[0]).toMatchObject({
    step: 'sent',
    carrier: 'USPS',
    tracking: '9400111899560198000000',
    forward: 'received',
  });
  expect(sent.body.work[0]?.trackingPage).toContain('usps.com');
  const [mail] = await mailsOf(order, 'kit-sent');
  expect(mail).toMatchObject({ state: 'queued' });
  expect(Date.parse(String(mail?.not_before))).toBeGreaterThan(Date.now() + 50_000);
  expect((await press(order, 'received', 'sent')).body.work[0]?.expected?.to).toMatch(/^\d{4}-/);
  expect(await mailsOf(order, 'kit-at-lab')).toEqual([]);
  await press(order, 'results', 'at-lab');
  expect(await mailsOf(order, 'kit-results')).toHaveLength(1);
  const { body } = await press(order, 'done', 'results-in');
  expect(body.history.map(({ move }) => move)).toEqual([
    'done',
    'results',
    'received',
    'send',
    'made',
  ]);
  const done = await orderOf(order);
  expect([done.work, done.status]).toEqual(['done', 'paid']);
  expect(done.workDoneAt).not.toBeNull();
});

test('ORD-05 two presses are one, a step that was passed is told, and what makes no sense is refused', async () => {
  const order = await buy([{ id: 'gi-map', quantity: 1 }]);
  const [kit] = (await workOf(order)).work;
  const once = { move: 'send', press: randomUUID(), items: [{ id: kit?.id, from: 'to-send' }] };
  const both = await Promise.all([
    ask(`orders/${order}/moves`, staff, once),
    ask(`orders/${order}/moves`, staff, once),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await mailsOf(order, 'kit-sent')).toHaveLength(1);
  const late = await ask(`orders/${order}/moves`, staff, { ...once, press: randomUUID() });
  expect([late.status, late.body.message]).toEqual([
    409,
    'GI-MAP is “Sent” by now. Load the page again.',
  ]);
  const refused = await press(order, 'results', 'sent');
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'From “Sent” this is not possible.',
  ]);
  const other = await buy([{ id: 'gi-map', quantity: 1 }]);
  const foreign = await ask(`orders/${other}/moves`, staff, { ...once, press: randomUUID() });
  expect(foreign.status).toBe(404);
  const inTheFuture = await press(order, 'received', 'sent', { at: '2999-01-01T00:00:00Z' });
  expect(inTheFuture.status).toBe(422);
  expect(stepsOf(await workOf(order))).toEqual(['GI-MAP: sent']);
});

test('ORD-05 for a minute a press can be undone, and its mail with it; later it says so', async () => {
  const order = await buy([{ id: 'gi-map', quantity: 1 }]);
  await press(order, 'send', 'to-send', { tracking: '1Z999AA10123456784' });
  const undone = await press(order, 'undo', 'sent');
  expect(undone.body.work[0]).toMatchObject({ step: 'to-send', tracking: null, sentAt: null });
  expect(await mailsOf(order, 'kit-sent')).toEqual([]);
  await press(order, 'send', 'to-send');
  await shop.query(
    "update fulfilments set history = jsonb_set(history, '{3,at}', '\"2026-01-01T00:00:00.000Z\"') where order_id = $1",
    [order],
  );
  const late = await press(order, 'undo', 'sent');
  expect(late.status).toBe(409);
  expect((await press(order, 'correct', 'sent')).body.work[0]).toMatchObject({ step: 'to-send' });
});

test('ORD-03 what is lost or rejected is replaced once, without money', async () => {
  const order = await buy([{ id: 'gi-map', quantity: 1 }]);
  await press(order, 'send', 'to-send');
  await press(order, 'lost', 'sent');
  expect((await orderOf(order)).work).toBe('to-check');
  await press(order, 'replace', 'lost');
  await press(order, 'replace', 'lost');
  expect(stepsOf(await workOf(order))).toEqual(['GI-MAP: lost', 'GI-MAP: to-send']);
  expect((await press(order, 'correct', 'lost')).status).toBe(422);
  await press(order, 'send', 'to-send');
  await press(order, 'received', 'sent');
  await press(order, 'rejected', 'at-lab');
  const { work } = (await press(order, 'replace', 'rejected')).body;
  expect(work.map(({ step }) => step)).toEqual(['lost', 'rejected', 'to-send']);
  const found = await shop.cms.payload.find({
    collection: 'charges',
    where: { order: { equals: order } },
  });
  expect(found.totalDocs).toBeLessThan(2);
});

test('ORD-13 ORD-14 missing details come late: address, choice and person bring a kit to those to send', async () => {
  const offer = await shop.call('offer-order', {
    firstName: 'Ruth',
    lastName: 'Carr',
    email: 'ruth@buyer.example',
    phone: '',
    productType: 'complete-package',
    amount: '877.00',
    paymentToken: await tokenOf(),
    reference: randomUUID(),
  });
  const order = String(offer.body.transactionId);
  const [kit] = (await workOf(order)).work;
  expect(kit).toMatchObject({ step: 'needs-details', missing: ['address', 'kit', 'person'] });
  expect((await press(order, 'send', 'needs-details')).status).toBe(422);
  const tell = async (details: object) =>
    await ask(`orders/${order}/moves`, staff, { move: 'details', press: randomUUID(), details });
  const address = { address: '9 Mill Road', city: 'Boise', state: 'id', zipCode: '83702' };
  expect((await tell({ address })).body.work[0]).toMatchObject({ missing: ['kit', 'person'] });
  const wrong = await tell({ kits: [{ id: kit?.id, kit: 'mycotox' }] });
  expect([wrong.status, wrong.body.message]).toEqual([
    422,
    'Choose one of the kits that belong to this package.',
  ]);
  const nameless = await tell({ kits: [{ id: kit?.id, kit: 'child-gut', usedBy: 'other' }] });
  expect(nameless.status).toBe(422);
  const child = { id: kit?.id, kit: 'child-gut', usedBy: 'other', firstName: 'Eve' };
  for (const [details, words] of [
    [{ kits: [{ ...child, dateOfBirth: '2019-01-01' }] }, /parent or guardian/],
    [{ kits: [{ ...child, dateOfBirth: '2019-02-30', isGuardian: true }] }, /date of birth/],
    [{ address: { ...address, state: 'QQ' } }, /two letters/],
    [{ address: { ...address, zipCode: '8370O' } }, /five digits/],
  ] as const) {
    const refused = await tell(details);
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringMatching(words)]);
  }
  const told = await tell({
    kits: [
      {
        id: kit?.id,
        kit: 'child-gut',
        usedBy: 'other',
        firstName: 'Eve',
        dateOfBirth: '2019-01-01',
        isGuardian: true,
      },
    ],
  });
  expect(told.body.work[0]).toMatchObject({ step: 'to-send', name: 'Child Gut', missing: [] });
  expect(await orderOf(order)).toMatchObject({ work: 'to-send', city: 'Boise', state: 'ID' });
  await press(order, 'send', 'to-send');
  const late = await tell({ address });
  expect([late.status, late.body.message]).toEqual([
    422,
    'Everything has left. Write to us if you have moved.',
  ]);
});

test('ORD-08 a visit is booked, told for the calendar, moved, cancelled and ticked off', async () => {
  const order = await buy([{ id: 'concierge-consult', quantity: 1 }]);
  expect((await orderOf(order)).work).toBe('visits-open');
  const hour = new Date(Date.now() + 5 * 86_400_000).toISOString();
  expect((await press(order, 'book', 'granted')).status).toBe(422);
  await press(order, 'book', 'granted', { at: hour, with: 'Hannah' });
  const moved = new Date(Date.now() + 6 * 86_400_000).toISOString();
  const { body } = await press(order, 'book', 'booked', { at: moved });
  expect(body.visits).toMatchObject([{ state: 'booked', at: moved, with: 'Hannah' }]);
  const told = await mailsOf(order, 'visit-booked');
  expect(told.map(({ occasion }) => String(occasion).split(':')[1])).toEqual(['2']);
  await press(order, 'cancel', 'booked');
  expect(await mailsOf(order, 'visit-booked')).toEqual([]);
  expect(await mailsOf(order, 'visit-cancelled')).toEqual([]);
  await press(order, 'correct', 'cancelled');
  await press(order, 'book', 'granted', { at: moved });
  await shop.query(
    "update mails set state = 'sent', not_before = null where order_id = $1 and kind = 'visit-booked'",
    [order],
  );
  await press(order, 'cancel', 'booked');
  expect(await mailsOf(order, 'visit-cancelled')).toHaveLength(1);
  await press(order, 'correct', 'cancelled');
  await press(order, 'tick', 'granted');
  expect((await orderOf(order)).work).toBe('done');
});

test('ORD-01 all the money back stops what has not left, and nothing else', async () => {
  const order = await buy([{ id: 'gi-map', quantity: 2 }]);
  const [first] = (await workOf(order)).work;
  await ask(`orders/${order}/moves`, staff, {
    move: 'send',
    press: randomUUID(),
    items: [{ id: first?.id, from: 'to-send' }],
  });
  const { stripePaymentIntentId: intent } = await orderOf(order);
  const half = await shop.dashboard.refunds.create({ payment_intent: intent, amount: 47_700 });
  await shop.event(half.id, 'refund.created');
  expect(stepsOf(await workOf(order))).toEqual(['GI-MAP: sent', 'GI-MAP: to-send']);
  const rest = await shop.dashboard.refunds.create({ payment_intent: intent });
  await shop.event(rest.id, 'refund.created');
  expect(stepsOf(await workOf(order))).toEqual(['GI-MAP: sent', 'GI-MAP: stopped']);
  expect((await workOf(order)).history[0]).toMatchObject({
    by: 'shop',
    note: 'All the money went back.',
  });
});

test('SAFE-06 nobody but the practice reads or moves the work of an order', async () => {
  const order = await buy([{ id: 'gi-map', quantity: 1 }]);
  const [kit] = (await workOf(order)).work;
  const body = { move: 'send', press: randomUUID(), items: [{ id: kit?.id, from: 'to-send' }] };
  const service = { headers: { authorization: `service-accounts API-Key ${shop.cms.apiKey}` } };
  const newcomer = await shop.cms.signIn('staff', { mustChangePassword: true });
  for (const [as, status] of [
    [undefined, 401],
    [service, 403],
    [newcomer, 403],
  ] as const) {
    expect((await ask(`orders/${order}/work`, as)).status).toBe(status);
    expect((await ask(`orders/${order}/moves`, as, body)).status).toBe(status);
    expect((await ask('moves', as, body)).status).toBe(status);
    expect((await ask('lists/to-send', as)).status).toBe(status);
  }
  expect(stepsOf(await workOf(order))).toEqual(['GI-MAP: to-send']);
});

test.each([
  ['no json', '{'],
  ['another move', { move: 'steal', press: randomUUID(), items: [] }],
  ['no press', { move: 'send', items: [] }],
  ['a number for an id', { move: 'send', press: randomUUID(), items: [{ id: 7, from: 'sent' }] }],
  ['a note too long', { move: 'send', press: randomUUID(), note: 'x'.repeat(301) }],
  ['a state too short', { move: 'details', press: randomUUID(), details: { address: {} } }],
])('ORD-03 a request with %s is a 400 with a sentence', async (_what, body) => {
  const order = await buy([{ id: 'gi-map', quantity: 1 }]);
  const response = await shop.cms.request(`fulfilment/orders/${order}/moves`, {
    as: staff,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(/"message":"[A-Z][^"]{10,}/);
});

test('ORD-05 many orders are sent by one press; what one refuses does not hold back the others', async () => {
  const orders = [
    await buy([{ id: 'gi-map', quantity: 1 }]),
    await buy([{ id: 'probiotic', quantity: 2 }]),
  ];
  const works = await Promise.all(orders.map(workOf));
  const items = works.flatMap(({ work }) =>
    work.map(({ id }: ShownWork) => ({ id, from: 'to-send' as string })),
  );
  const done = await press(orders[1] ?? '', 'send', 'to-send');
  expect(done.status).toBe(200);
  const { body } = await ask('moves', staff, { move: 'send', press: randomUUID(), items });
  expect(body).toMatchObject({ success: false, failed: [{ order: orders[1] }] });
  expect(stepsOf(await workOf(orders[0] ?? ''))).toEqual(['GI-MAP: sent']);
  const list = await ask('lists/on-their-way', staff);
  expect(list.status).toBe(404);
  const known = (await ask('lists/on-its-way', staff)).body as unknown as {
    orders: { id: string }[];
    counts: Record<string, number>;
  };
  expect(known.orders.map(({ id }) => id)).toEqual(expect.arrayContaining(orders));
  expect(known.counts['on-its-way']).toBe(known.orders.length);
});

test('ORD-02 orders from before get their work at a start, once, by where they stood', async () => {
  const old = new Date(Date.now() - 30 * 86_400_000).toISOString();
  const lines = [{ name: 'GI-MAP', productId: 'gi-map', quantity: 2, unitCents: 47_700 }];
  const cases = [
    ['completed', 'done'],
    ['fulfilling', 'on-its-way'],
    ['refunded', 'stopped'],
    ['paid', 'to-check'],
  ] as const;
  const ids: string[] = [];
  for (const [status] of cases) {
    const id = await createSample(shop.cms.payload, 'orders', { status, lines, city: 'Boise' });
    await shop.query('update orders set work = null, created_at = $2 where id = $1', [id, old]);
    ids.push(id);
  }
  const fresh: string[] = [];
  for (const status of ['paid', 'partially-refunded', 'disputed', 'payment-failed']) {
    const id = await createSample(shop.cms.payload, 'orders', { status, lines });
    await shop.query('update orders set work = null, work_status = null where id = $1', [id]);
    fresh.push(id);
  }
  await giveWorkToOldOrders(shop.cms.payload, () => {});
  await giveWorkToOldOrders(shop.cms.payload, () => {});
  for (const [index, [status, work]] of cases.entries()) {
    const id = ids[index] ?? '';
    expect([status, (await orderOf(id)).work]).toEqual([status, work]);
    const rows = (await workOf(id)).work;
    expect(rows).toHaveLength(2);
    expect(rows.some(({ isOverdue }) => isOverdue)).toBe(false);
  }
  for (const id of fresh) expect((await orderOf(id)).work).toBe('needs-details');
});
