import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { comparePayment } from '../../src/payments/reconciliation/reconcile-orders.ts';
import { patience, runs } from '../support/runs.ts';
import { giMap, intentId, pay, person, tamper, useShop } from '../support/shop.ts';

const shop = await useShop();

test('CHK-29 PAY-01 PAY-06 create-order, webhook and intent call at once and repeated write one order and its two mails', async () => {
  const { id, reference } = await shop.paid();
  const repeated = [...Array(5)].flatMap(() => [
    shop.order(id),
    shop.event(id),
    shop.intent({ ...giMap, reference }),
  ]);
  const answers = await Promise.all(repeated);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const ids = answers.flatMap(({ body }) => body.transactionId ?? []);
  expect(ids).toHaveLength(10);
  const orders = await shop.query(
    'select id, status from orders where stripe_payment_intent_id = $1',
    [id],
  );
  expect(orders).toEqual([{ id: ids[0], status: 'paid' }]);
  expect(new Set(ids).size).toBe(1);
  expect(
    await shop.query('select kind, state from mails where order_id = $1 order by kind', [ids[0]]),
  ).toEqual([
    { kind: 'order-confirmation', state: 'queued' },
    { kind: 'order-notice', state: 'queued' },
  ]);
});

test(
  'PAY-01 payments that are told in any order and number, all at once, have one order each',
  { timeout: patience },
  async ({ task }) => {
    const payments = runs(12, 1_000);
    const random = (most: number) => Math.floor(Math.random() * (most + 1));
    const told: string[] = [];
    const compare = async (id: string) => {
      const intent = await shop.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      await comparePayment({ payload: shop.cms.payload, stripe: shop.stripe }, intent);
      return { status: 200 };
    };
    for (let batch = 0; batch < payments; batch += 10) {
      const paid = await Promise.all(
        Array.from({ length: Math.min(10, payments - batch) }, () => shop.paid()),
      );
      told.push(...paid.map(({ id }) => id));
      const calls = paid.flatMap(({ id, reference }) => [
        ...Array.from({ length: 1 + random(4) }, () => () => shop.event(id)),
        ...Array.from({ length: random(3) }, () => () => shop.order(id)),
        ...Array.from({ length: random(1) }, () => () => shop.intent({ ...giMap, reference })),
        () => compare(id),
      ]);
      const shuffled = calls
        .map((call) => ({ call, at: Math.random() }))
        .toSorted((one, other) => one.at - other.at);
      const answers = await Promise.all(shuffled.map(({ call }) => call()));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    }
    const rows = await shop.query(
      'select stripe_payment_intent_id, count(*)::int from orders where stripe_payment_intent_id = any($1) group by 1 having count(*) = 1',
      [told],
    );
    expect(rows).toHaveLength(payments);
    task.meta.figure = `${payments} payments told by webhook, browser and comparison at once, ${rows.length} with exactly one order`;
  },
);

test('CHK-30 PAY-02 a browser closed after the charge still has its order through the webhook alone', async () => {
  const { id } = await shop.paid();
  expect((await shop.event(id)).body).toEqual({ received: true });
  expect(
    await shop.query('select status, email from orders where stripe_payment_intent_id = $1', [id]),
  ).toEqual([{ status: 'paid', email: person.email }]);
});

test('DATA-01 DATA-02 the order holds every field of the spec, from our prices and the form', async () => {
  const { id } = await shop.paid({
    amount: '1019.00',
    productIds: '',
    items: [
      { id: 'gi-map', quantity: 2 },
      { id: 'probiotic', quantity: 1 },
    ],
  });
  const { body } = await shop.order(id);
  const order = await shop.cms.payload.findByID({
    collection: 'orders',
    id: String(body.transactionId),
    context: { decrypt: true },
  });
  expect(order).toMatchObject({
    firstName: 'Hannah',
    lastName: 'Whitfield',
    email: person.email,
    phone: person.phone,
    dateOfBirth: person.dateOfBirth,
    address: person.address,
    city: 'Boise',
    state: 'ID',
    zipCode: '83702',
    productType: 'gi-map,probiotic',
    amount: '1019.00',
    stripePaymentIntentId: id,
    isSubscription: 'false',
    status: 'paid',
    termsVersion: '2026-11-01',
  });
  expect(order.productName).toMatch(/^GI-MAP.*\(x2\), Probiotic.*\(x1\)$/);
  expect(order.lines).toMatchObject([
    { productId: 'gi-map', quantity: 2, unitCents: 47_700 },
    { productId: 'probiotic', quantity: 1, unitCents: 6_500 },
  ]);
  expect(order.number).toMatch(/^[A-Z0-9]{8}$/);
  expect(Date.now() - Date.parse(order.createdAt)).toBeLessThan(60_000);
  for (const field of [
    'couponCode',
    'discountAmount',
    'stripeSubscriptionId',
    'stripeSubscriptionScheduleId',
  ])
    expect(order).toHaveProperty(field);
});

test('ADM-06 a product that is repriced and deleted leaves the order as it was', async () => {
  const { payload } = shop.cms;
  const { id: productId } = await payload.create({
    collection: 'products',
    data: {
      handle: 'short-lived',
      name: 'Short-lived kit',
      price: 20,
      category: 'testing',
      description: 'Soon gone.',
      features: [],
      position: 1,
      _status: 'published',
    },
  });
  const { id } = await shop.paid({ amount: '20.00', productIds: 'short-lived' });
  await payload.update({
    collection: 'products',
    id: productId,
    data: { price: 99, name: 'Another name', _status: 'published' },
  });
  const { body } = await shop.order(id);
  await payload.delete({ collection: 'products', id: productId });
  expect(
    await payload.findByID({ collection: 'orders', id: String(body.transactionId) }),
  ).toMatchObject({
    amount: '20.00',
    productName: 'Short-lived kit (x1)',
    lines: [{ name: 'Short-lived kit', quantity: 1, unitCents: 2_000 }],
  });
});

test('PRV-02 no row of the database shows the date of birth, the address or the phone', async () => {
  const { id } = await shop.paid();
  await shop.order(id);
  for (const table of ['orders', 'checkouts', 'mails', 'payload_jobs', 'orders_lines']) {
    const rows = await shop.query(`select t::text as row from ${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) {
      expect(row).not.toContain(person.dateOfBirth);
      expect(row).not.toContain(person.address);
      expect(row).not.toContain(person.phone);
    }
  }
});

test('PAY-19 Stripe learns amount, reference, revision and receipt address, never what was bought or who is ill', async () => {
  const { id } = await shop.paid();
  await shop.order(id);
  const sent = shop.proxy.words();
  expect(sent).toContain('amount=47700');
  for (const word of [
    'gi-map',
    'gut',
    'probiotic',
    'kit',
    'test kit',
    person.dateOfBirth,
    person.address,
    person.phone,
    person.lastName,
    person.city,
  ]) {
    expect(sent).not.toContain(word.toLowerCase());
  }
  const intent = await shop.stripe.paymentIntents.retrieve(id);
  expect(Object.keys(intent.metadata).sort()).toEqual(['reference', 'revision']);
  expect(intent.description).toBe('Online order');
});

test('PAY-09 PAY-10 a payment that was not made, was declined or waits for 3-D Secure makes no order', async () => {
  const unpaid = await shop.prepare();
  const declined = await shop.prepare();
  expect(await pay(declined.secret, '4000000000000002')).toBe('card_declined');
  const challenged = await shop.prepare();
  expect(await pay(challenged.secret, '4000002760003184')).toBe('requires_action');
  for (const { id } of [unpaid, declined, challenged]) {
    expect(await shop.order(id)).toMatchObject({
      status: 422,
      body: { success: false, message: 'This payment has not been completed.' },
    });
    expect((await shop.event(id)).status).toBe(200);
    expect(
      await shop.query('select 1 from orders where stripe_payment_intent_id = $1', [id]),
    ).toEqual([]);
  }
});

test('PAY-10 after a decline the same intent is paid with another card: one charge, one order', async () => {
  const { id, secret } = await shop.prepare();
  await pay(secret, '4000000000000002');
  expect(await pay(secret)).toBe('succeeded');
  expect((await shop.order(id)).status).toBe(200);
});

test('PAY-09 what somebody else sells through the same Stripe account is no order of ours', async () => {
  const { id, status } = await shop.dashboard.paymentIntents.create({
    amount: 5_000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    confirm: true,
    description: 'Invoice',
  });
  expect(status).toBe('succeeded');
  expect((await shop.order(id)).status).toBe(404);
  expect((await shop.event(id)).status).toBe(200);
  expect(
    await shop.query('select 1 from orders where stripe_payment_intent_id = $1', [id]),
  ).toEqual([]);
});

test('PAY-09 a payment id that Stripe does not know is answered 404, a malformed one 400', async () => {
  expect((await shop.order(`pi_${randomUUID().replaceAll('-', '')}`)).status).toBe(404);
  expect((await shop.order('../customers/cus_1')).status).toBe(400);
});

test(
  'PAY-21 ids that somebody guesses, or that stand on a receipt, tell of no order',
  { timeout: patience },
  async ({ task }) => {
    const { id, reference } = await shop.paid();
    const { body } = await shop.order(id);
    const next = (text: string) => text.slice(0, -1) + (text.endsWith('a') ? 'b' : 'a');
    const random = () => randomUUID().replaceAll('-', '').slice(0, 24);
    const guesses = [
      next(id),
      id.slice(0, -1),
      String(body.transactionId),
      String(body.number),
      reference,
      `pi_${body.number}`,
      ...Array.from({ length: runs(20, 1_000) }, () => `pi_${random()}`),
    ];
    for (const guess of guesses)
      expect([guess, (await shop.order(guess)).status]).toEqual([
        guess,
        guess.startsWith('pi_') ? 404 : 400,
      ]);
    for (const guess of [
      reference.slice(0, -1) + (reference.endsWith('0') ? '1' : '0'),
      String(body.transactionId),
      ...Array.from({ length: runs(5, 200) }, () => randomUUID()),
    ]) {
      const { body: answer } = await shop.intent({ ...giMap, reference: guess });
      expect(answer).not.toHaveProperty('paid');
      expect(answer).not.toHaveProperty('transactionId');
    }
    task.meta.figure = `${guesses.length + runs(7, 202)} guesses, none told of an order`;
    // 122 of its 128 bits are random.
    expect(body.transactionId).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  },
);

test.each([
  ['another amount', { amount: 100, amount_received: 100 }],
  ['another asked sum', { amount: 100 }],
  ['another received sum', { amount_received: 100 }],
  ['another currency', { currency: 'eur' }],
  ['an unknown revision', { metadata: { revision: '99' } }],
  ['a foreign reference', { metadata: { reference: randomUUID(), revision: '1' } }],
  ['no reference', { metadata: {} }],
])(
  'PAY-09 taken money with %s becomes one order in needs review, a mail to the practice and none to the buyer',
  async (_, patch) => {
    const { id, reference } = await shop.paid();
    await tamper(
      id,
      'metadata' in patch && 'revision' in patch.metadata && !('reference' in patch.metadata)
        ? { metadata: { reference, ...patch.metadata } }
        : patch,
    );
    const answers = await Promise.all([shop.order(id), shop.order(id), shop.event(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const orders = await shop.query(
      'select id, status, review_reason from orders where stripe_payment_intent_id = $1',
      [id],
    );
    expect(orders).toMatchObject([
      { status: 'needs-review', review_reason: expect.stringMatching(/\w+/) },
    ]);
    expect(await shop.query('select kind from mails where order_id = $1', [orders[0]?.id])).toEqual(
      [{ kind: 'order-review' }],
    );
  },
);

test('PAY-09 money that was taken without the form, past the Pay call, is in needs review and nobody is written to but the practice', async () => {
  const { body } = await shop.intent({ ...giMap, reference: randomUUID() });
  const secret = String(body.clientSecret);
  await pay(secret);
  const id = intentId(secret);
  expect((await shop.event(id)).status).toBe(200);
  const orders = await shop.query(
    'select id, status, email, amount from orders where stripe_payment_intent_id = $1',
    [id],
  );
  expect(orders).toMatchObject([{ status: 'needs-review', email: '', amount: '477.00' }]);
  expect(await shop.query('select kind from mails where order_id = $1', [orders[0]?.id])).toEqual([
    { kind: 'order-review' },
  ]);
});

test('PAY-09 the payment of another checkout with this reference is not taken for it', async () => {
  const mine = await shop.paid();
  const other = await shop.paid();
  await tamper(other.id, { metadata: { reference: mine.reference, revision: '1' } });
  await Promise.all([shop.order(other.id), shop.order(mine.id)]);
  const rows = await shop.query(
    'select stripe_payment_intent_id as id, status from orders where stripe_payment_intent_id = any($1)',
    [[mine.id, other.id]],
  );
  expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [mine.id, 'paid'],
      [other.id, 'needs-review'],
    ]),
  );
});

test('the order keeps which terms were accepted, when, and on which page', async () => {
  const reference = randomUUID();
  const { body } = await shop.intent({
    ...giMap,
    reference,
    customer: { ...person, termsPage: '/checkout' },
  });
  await pay(String(body.clientSecret));
  const { body: answer } = await shop.order(intentId(String(body.clientSecret)));
  const order = await shop.cms.payload.findByID({
    collection: 'orders',
    id: String(answer.transactionId),
  });
  expect(order).toMatchObject({ termsVersion: '2026-11-01', termsPage: '/checkout' });
  expect(Date.now() - Date.parse(String(order.termsAcceptedAt))).toBeLessThan(60_000);
});
