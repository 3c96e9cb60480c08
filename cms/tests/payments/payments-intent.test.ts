import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  attachIntent,
  findCheckout,
  reviseCheckout,
} from '../../src/payments/checkout/checkout-rows.ts';
import { patience, runs } from '../support/runs.ts';
import { giMap, intentId, pay, person, useShop } from '../support/shop.ts';

const shop = await useShop();

async function intentsOf(reference: string) {
  const all = await shop.stripe.paymentIntents
    .list({ limit: 100 })
    .autoPagingToArray({ limit: 5_000 });
  return all.filter(({ metadata }) => metadata.reference === reference);
}

test('only the storefront may make money calls: nobody 401, people of the practice 403', async () => {
  const admin = await shop.cms.signIn('admin');
  for (const path of ['status', 'intent', 'order', 'event', 'validate-coupon']) {
    const init =
      path === 'status'
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(giMap),
          };
    expect((await shop.cms.request(`payments/${path}`, init)).status).toBe(401);
    expect((await shop.cms.request(`payments/${path}`, { ...init, as: admin })).status).toBe(403);
  }
});

test('the status says that payments are set up', async () => {
  const response = await shop.cms.request('payments/status', {
    headers: { authorization: `service-accounts API-Key ${shop.cms.apiKey}` },
  });
  expect(await response.json()).toEqual({ configured: true });
});

test('CHK-16 PAY-12 a changed cart changes the same intent, and the last total is what is charged', async () => {
  const reference = randomUUID();
  const first = await shop.intent({ ...giMap, reference });
  const second = await shop.intent({ amount: '542.00', productIds: 'gi-map,probiotic', reference });
  expect(second.body).toMatchObject({
    success: true,
    amount: '542.00',
    clientSecret: first.body.clientSecret,
  });
  await shop.intent({
    amount: '542.00',
    productIds: 'gi-map,probiotic',
    reference,
    customer: person,
  });
  await pay(String(first.body.clientSecret));
  const { body } = await shop.order(intentId(String(first.body.clientSecret)));
  expect(
    await shop.cms.payload.findByID({ collection: 'orders', id: String(body.transactionId) }),
  ).toMatchObject({ amount: '542.00', status: 'paid' });
});

test('CHK-16 the same cart again is no new revision; an old cart comes back as a new one', async () => {
  const reference = randomUUID();
  for (const body of [giMap, giMap, { amount: '65.00', productIds: 'probiotic' }, giMap])
    await shop.intent({ ...body, reference });
  expect(
    await shop.query('select revision from checkouts where reference = $1', [reference]),
  ).toMatchObject([{ revision: '3' }]);
  expect(await intentsOf(reference)).toMatchObject([
    { amount: 47_700, metadata: { revision: '3' } },
  ]);
});

test('PAY-10 two tabs and double clicks with one reference and different carts share one intent', async () => {
  const carts = [
    giMap,
    { amount: '65.00', productIds: 'probiotic' },
    { amount: '45.00', productIds: 'digestive-enzymes' },
  ];
  for (let round = 0; round < 5; round += 1) {
    const reference = randomUUID();
    const answers = await Promise.all(
      [...carts, ...carts].map((body) => shop.intent({ ...body, reference })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect((await intentsOf(reference)).filter(({ status }) => status !== 'canceled')).toHaveLength(
      1,
    );
  }
});

test('PAY-12 an update that Stripe hears of late does not bring the old cart back', async () => {
  const { reference, secret, id } = await shop.prepare();
  const newest = { amount: '45.00', productIds: 'digestive-enzymes', reference, customer: person };
  let paying: ReturnType<typeof shop.intent> | undefined;
  shop.proxy.hold(/^POST \/v1\/payment_intents\/\w+$/, async () => {
    paying = shop.intent(newest);
    await Promise.race([paying, new Promise((resolve) => setTimeout(resolve, 500))]);
  });
  await shop.intent({ amount: '65.00', productIds: 'probiotic', reference });
  expect((await paying)?.body).toMatchObject({ success: true, amount: '45.00' });
  expect(await shop.stripe.paymentIntents.retrieve(id)).toMatchObject({ amount: 4_500 });
  await pay(secret);
  const { body } = await shop.order(id);
  expect(
    await shop.cms.payload.findByID({ collection: 'orders', id: String(body.transactionId) }),
  ).toMatchObject({ amount: '45.00', productType: 'digestive-enzymes', status: 'paid' });
});

test('PAY-12 a newer revision that another process wrote in the meantime stays the last word', async () => {
  const { reference, id } = await shop.prepare();
  const snapshot = {
    cents: 4_500,
    lines: [
      {
        productId: 'digestive-enzymes',
        name: 'Digestive Enzymes',
        summary: null,
        quantity: 1,
        unitCents: 4_500,
      },
    ],
    coupon: null,
    plan: null,
  };
  shop.proxy.hold(/^POST \/v1\/payment_intents\/\w+$/, async () => {
    const { revision } = await reviseCheckout(shop.cms.payload, { reference, snapshot });
    await shop.stripe.paymentIntents.update(id, {
      amount: 4_500,
      metadata: { reference, revision: String(revision) },
    });
  });
  await shop.intent({ amount: '65.00', productIds: 'probiotic', reference });
  expect(await shop.stripe.paymentIntents.retrieve(id)).toMatchObject({
    amount: 4_500,
    metadata: { revision: '3' },
  });
});

test('PAY-10 when another process gives the reference its intent first, that one is used and ours is cancelled', async () => {
  const reference = randomUUID();
  let winner = '';
  shop.proxy.hold(/^POST \/v1\/payment_intents$/, async () => {
    const row = await findCheckout(shop.cms.payload, reference);
    const { id } = await shop.stripe.paymentIntents.create({
      amount: 100,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      metadata: { reference, revision: '0' },
    });
    expect(row && (await attachIntent(shop.cms.payload, row, id, null))).toBe(true);
    winner = id;
  });
  const { body } = await shop.intent({ ...giMap, reference });
  expect(intentId(String(body.clientSecret))).toBe(winner);
  const intents = await intentsOf(reference);
  expect(intents).toHaveLength(2);
  for (const { id, status } of intents)
    expect(status).toBe(id === winner ? 'requires_payment_method' : 'canceled');
});

test('PAY-10 PAY-12 a payment that succeeds while its cart is being changed is the order of what was paid', async () => {
  const { reference, secret, id } = await shop.prepare();
  shop.proxy.hold(/^POST \/v1\/payment_intents\/\w+$/, () => pay(secret));
  const changed = await shop.intent({ amount: '65.00', productIds: 'probiotic', reference });
  expect(changed).toMatchObject({ status: 200, body: { success: true, paid: true, reference } });
  expect(
    await shop.query('select amount, status from orders where stripe_payment_intent_id = $1', [id]),
  ).toEqual([{ amount: '477.00', status: 'paid' }]);
});

test('PAY-10 once it is paid every further call says so, even with another cart', async () => {
  const { reference, secret } = await shop.prepare();
  await pay(secret);
  const again = await shop.intent({ amount: '65.00', productIds: 'probiotic', reference });
  expect(again).toMatchObject({ status: 200, body: { success: true, paid: true, reference } });
  expect(again.body.transactionId).toBe((await shop.order(intentId(secret))).body.transactionId);
});

test('PAY-16 a cancelled intent gives way to a fresh one of the same reference', async () => {
  const reference = randomUUID();
  const first = await shop.intent({ ...giMap, reference });
  await shop.stripe.paymentIntents.cancel(intentId(String(first.body.clientSecret)));
  const second = await shop.intent({ ...giMap, reference, customer: person });
  expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
  await pay(String(second.body.clientSecret));
  const paid = await shop.order(intentId(String(second.body.clientSecret)));
  expect(
    await shop.cms.payload.findByID({ collection: 'orders', id: String(paid.body.transactionId) }),
  ).toMatchObject({ status: 'paid' });
});

test.each(['before', 'after'] as const)(
  'PAY-11 a connection cut %s Stripe acted makes no second intent',
  async (when) => {
    for (let round = 0; round < 6; round += 1) {
      const reference = randomUUID();
      shop.proxy.cut(when, /^POST \/v1\/payment_intents$/, 1 + (round % 3));
      let answer = await shop.intent({ ...giMap, reference });
      if (answer.status === 503) answer = await shop.intent({ ...giMap, reference });
      expect(answer.status).toBe(200);
      expect(await intentsOf(reference)).toHaveLength(1);
    }
  },
);

test('PAY-22 after a failure that Stripe repeats for its idempotency key, the next try has a key of its own', async () => {
  const reference = randomUUID();
  shop.proxy.fail(/^POST \/v1\/payment_intents$/);
  expect((await shop.intent({ ...giMap, reference })).status).toBe(503);
  expect((await shop.intent({ ...giMap, reference })).status).toBe(200);
});

test('PAY-11 PAY-22 when Stripe stays out of reach the answer is 503 with a sentence, and trying again works', async () => {
  const reference = randomUUID();
  shop.proxy.cut('before', /payment_intents/, 2);
  const refused = await shop.intent({ ...giMap, reference });
  expect(refused).toMatchObject({
    status: 503,
    body: { success: false, message: expect.stringMatching(/try again/) },
  });
  expect((await shop.intent({ ...giMap, reference })).status).toBe(200);
});

test('PAY-03 another amount is answered 409 with the prices of now, a retired product with null', async () => {
  const cheap = await shop.intent({ ...giMap, amount: '1.00' });
  expect(cheap).toMatchObject({
    status: 409,
    body: { success: false, prices: { 'gi-map': { price: 477 } } },
  });
  const retired = await shop.intent({ amount: '477.00', productIds: 'gi-map,no-such-kit' });
  expect(retired).toMatchObject({
    status: 409,
    body: { prices: { 'gi-map': { price: 477 }, 'no-such-kit': null } },
  });
});

test('PAY-03 FAST-07 what is kept of the shelves counts only while no product was written: by the admin, by hand, on and off sale', async () => {
  const ask = async () => {
    const { status, body } = await shop.intent({ ...giMap, amount: '477.00' });
    return status === 200 ? body.amount : (body.prices?.['gi-map']?.price ?? null);
  };
  onTestFinished(async () => {
    await shop.query(
      `update products set price = 477, _status = 'published' where handle = 'gi-map'`,
    );
  });
  expect(await ask()).toBe('477.00');
  await shop.query(`update products set price = 480 where handle = 'gi-map'`);
  expect(await ask()).toBe(480);
  await shop.cms.payload.update({
    collection: 'products',
    where: { handle: { equals: 'gi-map' } },
    data: { price: 481 },
  });
  expect(await ask()).toBe(481);
  await shop.query(`update products set _status = 'draft' where handle = 'gi-map'`);
  expect(await ask()).toBeNull();
});

test('FAST-07 a new payment intent asks the database at most eight things, once the shelves are known', async () => {
  expect((await shop.intent(giMap)).status).toBe(200);
  const { pool } = shop.cms.payload.db;
  const asked = vi.spyOn(pool, 'query');
  onTestFinished(() => asked.mockRestore());
  expect((await shop.intent(giMap)).status).toBe(200);
  expect(asked.mock.calls.length).toBeGreaterThan(0);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(8);
});

test('PAY-03 a draft is not for sale', async () => {
  await shop.cms.payload.create({
    collection: 'products',
    draft: true,
    data: {
      handle: 'draft-kit',
      name: 'Draft',
      price: 10,
      category: 'testing',
      description: 'Not yet.',
      features: [],
      position: 1,
      _status: 'draft',
    },
  });
  expect(await shop.intent({ amount: '10.00', productIds: 'draft-kit' })).toMatchObject({
    status: 409,
    body: { prices: { 'draft-kit': null } },
  });
});

test('a cart with two programs of monthly payments is refused with a sentence', async () => {
  await shop.cms.payload.create({
    collection: 'products',
    data: {
      handle: 'other-program',
      name: 'Other',
      price: 10,
      category: 'package',
      description: 'Monthly.',
      features: [],
      position: 1,
      isSubscription: true,
      subscriptionDetails: { totalPayments: 3 },
      _status: 'published',
    },
  });
  expect(
    await shop.intent({ amount: '647.00', productIds: 'family-wellness-program,other-program' }),
  ).toMatchObject({ status: 422, body: { message: expect.stringMatching(/Two programs/) } });
});

test.each([
  ['quantity 0', { ...giMap, items: [{ id: 'gi-map', quantity: 0 }] }],
  ['quantity -1', { ...giMap, items: [{ id: 'gi-map', quantity: -1 }] }],
  ['quantity 1.5', { ...giMap, items: [{ id: 'gi-map', quantity: 1.5 }] }],
  ['quantity 1e9', { ...giMap, items: [{ id: 'gi-map', quantity: 1e9 }] }],
  ["quantity 'NaN'", { ...giMap, items: [{ id: 'gi-map', quantity: 'NaN' }] }],
  ['quantity as a text', { ...giMap, items: [{ id: 'gi-map', quantity: '2' }] }],
  ['no lines', { ...giMap, items: [] }],
  [
    '51 lines',
    { ...giMap, items: Array.from({ length: 51 }, (_, n) => ({ id: `kit-${n}`, quantity: 1 })) },
  ],
  [
    '100 of one over several lines',
    {
      ...giMap,
      items: [
        { id: 'gi-map', quantity: 50 },
        { id: 'gi-map', quantity: 50 },
      ],
    },
  ],
  ['no products', { amount: '0.00', productIds: '' }],
  ['an amount as a number', { ...giMap, amount: 477 }],
  ['an amount without cents', { ...giMap, amount: '477' }],
  ['a reference that is no uuid', { ...giMap, reference: 'mine' }],
  ['a list', []],
  ['null', null],
])('PAY-03 %s is answered 400 with a sentence', async (_, body) => {
  const answer = await shop.call('intent', body);
  expect(answer).toMatchObject({
    status: 400,
    body: { success: false, message: expect.stringMatching(/\w/) },
  });
});

test('the form of the Pay call is checked field by field with the words of the spec', async () => {
  const customer = {
    ...person,
    firstName: ' ',
    email: 'no',
    state: 'I',
    zipCode: '1',
    termsAccepted: false,
  };
  const { status, body } = await shop.intent({ ...giMap, customer });
  expect(status).toBe(400);
  expect(body.fieldErrors).toEqual({
    firstName: 'First name is required',
    email: 'Valid email is required',
    state: 'State is required',
    zipCode: 'Valid ZIP code is required',
    termsAccepted: 'You must accept the terms and conditions',
  });
});

test(
  'PAY-03 no tampered request is charged another sum than its products cost',
  { timeout: patience },
  async ({ task }) => {
    const prices: Record<string, number> = {
      'gi-map': 47_700,
      probiotic: 6_500,
      dutch: 47_700,
      'gut-repair': 5_500,
    };
    const good = fc.record({
      id: fc.constantFrom(...Object.keys(prices)),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    const bad = fc.record({
      id: fc.constantFrom(
        'gi-map',
        'no-such-kit',
        'family-wellness-program',
        '__proto__',
        "' or 1=1 --",
      ),
      quantity: fc.constantFrom<unknown>(1, 0, -1, 1.5, 1e9, '2', 'NaN', null),
    });
    const item = fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: bad });
    const noise = fc.dictionary(
      fc.constantFrom('price', 'total', 'discountAmount', 'currency', 'metadata', 'shipping'),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const cart = fc.record({
      items: fc.uniqueArray(item, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
      factor: fc.constantFrom(1, 1, 1, 1, 0, 0.01, 0.5, 0.9, 0.9, 0.99, 2),
      code: fc.constantFrom(undefined, undefined, 'WELCOME10', 'NOSUCHCODE'),
      noise,
    });
    // One in seven is honest, so that refusals mean something.
    const count = runs(200, 12_000);
    let accepted = 0;
    let withCode = 0;
    await fc.assert(
      fc.asyncProperty(cart, async ({ items, factor, code, noise: extra }) => {
        const honest = items.reduce(
          (sum, { id, quantity }) =>
            sum + (prices[id] ?? 0) * (typeof quantity === 'number' && quantity > 0 ? quantity : 1),
          0,
        );
        const claimed = Math.floor(honest * factor);
        const body = {
          ...extra,
          items,
          productIds: items.map(({ id }) => id).join(','),
          amount: (claimed / 100).toFixed(2),
          couponCode: code,
        };
        const answer = await shop.call('intent', body);
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 200) return;
        accepted += 1;
        const owed = code === 'WELCOME10' ? (honest * 9) / 10 : honest;
        expect({ claimed, code }).toEqual({
          claimed: owed,
          code: code === 'NOSUCHCODE' ? 'refused' : code,
        });
        if (code) withCode += 1;
        const intent = await shop.stripe.paymentIntents.retrieve(
          intentId(String(answer.body.clientSecret)),
        );
        expect(intent.amount).toBe(owed);
      }),
      { numRuns: count, seed: 20_261_121 },
    );
    expect(accepted).toBeGreaterThan(25);
    expect(withCode).toBeGreaterThan(3);
    task.meta.figure = `${count - accepted} tampered requests, 0 accepted, and ${accepted} honest ones, charged as they cost`;
  },
);

test('PAY-03 no body at all makes a 500', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('intent', 'order', 'event', 'validate-coupon'),
      fc.jsonValue({ maxDepth: 3 }),
      async (path, body) => {
        const { status } = await shop.call(path, JSON.stringify(body));
        expect([200, 400, 404, 409, 422]).toContain(status);
      },
    ),
    { numRuns: 100, seed: 7 },
  );
});

test('FAST-07 a payment call reads what is for sale once after a product was written, and asks for its checkout before it and after it', async () => {
  const { db } = shop.cms.payload;
  const read: string[] = [];
  const { find, findOne } = db;
  db.find = ((asked) => {
    // What a coupon is for is read by name alone.
    if (asked.select?.price) read.push('shelves');
    return find.call(db, asked);
  }) as typeof find;
  db.findOne = ((asked) => {
    read.push(asked.collection);
    return findOne.call(db, asked);
  }) as typeof findOne;
  onTestFinished(() => void Object.assign(db, { find, findOne }));
  const times = (collection: string) => read.filter((name) => name === collection).length;
  await shop.query(`update products set updated_at = now() where handle = 'gi-map'`);
  for (const shelves of [1, 0]) {
    read.splice(0);
    const { status, body } = await shop.intent({ ...giMap, reference: randomUUID() });
    expect([status, body.success]).toEqual([200, true]);
    expect([times('shelves'), times('checkouts')]).toEqual([shelves, 2]);
  }
});
