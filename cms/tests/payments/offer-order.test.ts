import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { challenge, tokenOf } from '../support/payments/cards.ts';
import { cards, pay, useShop } from '../support/shop.ts';

const shop = await useShop();

const buyer = {
  firstName: 'Naomi',
  lastName: 'Whitfield',
  email: 'naomi@buyer.example',
  phone: '',
  termsVersion: '2026-11-01',
  termsPage: '/store',
};
const giMap = { productType: 'gi-map', amount: '470.00' };

type Wish = { paymentToken?: string; reference?: string; productType?: string; amount?: string };
const order = async (wish: Wish = {}) =>
  await shop.call('offer-order', {
    ...buyer,
    ...giMap,
    paymentToken: wish.paymentToken ?? (await tokenOf()),
    ...wish,
  });
const orderOf = (id: unknown) =>
  shop.cms.payload.findByID({
    collection: 'orders',
    id: String(id),
    depth: 0,
    context: { decrypt: true },
  });

async function chargesOf(reference: string) {
  const intents = (
    await shop.stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 5_000 })
  ).filter(({ metadata }) => metadata.reference === reference);
  const charges = await Promise.all(
    intents.map(({ id }) => shop.stripe.charges.list({ payment_intent: id })),
  );
  return {
    intents: intents.filter(({ status }) => status !== 'canceled').length,
    taken: charges.flatMap(({ data }) => data).filter(({ paid }) => paid).length,
  };
}

test.each([
  ['gi-map', '470.00', 'GI-MAP Test (x1)', true],
  ['adult-gut-health', '357.00', 'Adult Gut Health Test (x1)', true],
  ['consultation-60', '500.00', 'Concierge Consult and Review (x1)', false],
  ['complete-package', '877.00', 'Complete Gut Health Package (x1)', true],
])(
  'HOME-17 STORE-10 DISC-01 DISC-02 DISC-05 the offer %s is sold for %s',
  async (productType, amount, productName, needsDetails) => {
    const { status, body } = await order({ productType, amount });
    expect(status).toBe(200);
    expect(await orderOf(body.transactionId)).toMatchObject({
      status: 'paid',
      productType,
      productName,
      amount,
      needsDetails,
      isSubscription: 'false',
    });
  },
);

test('DATA-06 a dialog order is stored with empty address and date of birth, and with the terms that were accepted', async () => {
  const { body } = await order();
  expect(body).toMatchObject({
    success: true,
    transactionId: expect.any(String),
    number: expect.stringMatching(/^[A-Z0-9]{8}$/),
  });
  const stored = await orderOf(body.transactionId);
  expect(stored).toMatchObject({
    ...buyer,
    dateOfBirth: '',
    address: '',
    city: '',
    state: '',
    zipCode: '',
  });
  expect(Date.now() - Date.parse(String(stored.termsAcceptedAt))).toBeLessThan(60_000);
});

test('the buyer is asked for what is missing by mail, once, beside the confirmation', async () => {
  const reference = randomUUID();
  const paymentToken = await tokenOf();
  const { body } = await order({ reference, paymentToken });
  await order({ reference, paymentToken });
  expect(
    await shop.query('select kind from mails where order_id = $1 order by kind', [
      body.transactionId,
    ]),
  ).toEqual([{ kind: 'order-confirmation' }, { kind: 'order-notice' }, { kind: 'order-details' }]);
});

test('DLG-15 PAY-03 another amount is answered 409 with the price of now, and nothing is charged', async () => {
  for (const amount of ['477.00', '0.50', '469.99']) {
    const reference = randomUUID();
    expect(await order({ reference, amount })).toMatchObject({
      status: 409,
      body: { success: false, prices: { 'gi-map': { name: 'GI-MAP Test', price: 470 } } },
    });
    expect(await chargesOf(reference)).toEqual({ intents: 0, taken: 0 });
  }
});

test('DLG-15 what is no published offer is not sold', async () => {
  for (const productType of ['no-such-offer', 'probiotic', '__proto__', "' or 1=1 --"]) {
    expect(await order({ productType })).toMatchObject({
      status: 409,
      body: { prices: { [productType]: null } },
    });
  }
});

test('PAY-10 the same call five times at once and again is one charge and one order', async () => {
  const wish = { reference: randomUUID(), paymentToken: await tokenOf() };
  const answers = [
    ...(await Promise.all(Array.from({ length: 5 }, () => order(wish)))),
    await order(wish),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.transactionId)).size).toBe(1);
  expect(await chargesOf(wish.reference)).toEqual({ intents: 1, taken: 1 });
});

test('PAY-10 a declined card makes no order, its words reach the buyer, and another card pays', async () => {
  const reference = randomUUID();
  const declined = { reference, paymentToken: await tokenOf(cards.declined) };
  for (const answer of [await order(declined), await order(declined)]) {
    expect(answer).toMatchObject({
      status: 422,
      body: { success: false, message: 'Your card was declined.' },
    });
  }
  expect(await order({ reference })).toMatchObject({ status: 200, body: { success: true } });
  expect(await chargesOf(reference)).toEqual({ intents: 1, taken: 1 });
});

test('a token that was used before is not taken again', async () => {
  const paymentToken = await tokenOf();
  expect((await order({ paymentToken })).status).toBe(200);
  const reference = randomUUID();
  expect(await order({ reference, paymentToken })).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/again/) },
  });
  expect(await chargesOf(reference)).toMatchObject({ taken: 0 });
});

test('PAY-16 3-D Secure is asked for, passed, and the same call answers the order', async () => {
  const wish = { reference: randomUUID(), paymentToken: await tokenOf(cards.challenge) };
  const asked = await order(wish);
  expect(asked).toMatchObject({
    status: 200,
    body: { success: false, requiresAction: true, reference: wish.reference },
  });
  expect((await order(wish)).body).toEqual(asked.body);
  await challenge(String(asked.body.clientSecret), 'complete');
  expect(await order(wish)).toMatchObject({ status: 200, body: { success: true } });
  expect(await chargesOf(wish.reference)).toEqual({ intents: 1, taken: 1 });
});

test('PAY-16 3-D Secure that fails is a decline; the same call says so again, and another card pays', async () => {
  const wish = { reference: randomUUID(), paymentToken: await tokenOf(cards.challenge) };
  const asked = await order(wish);
  await challenge(String(asked.body.clientSecret), 'fail');
  for (const answer of [await order(wish), await order(wish)])
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(/\w/) } });
  expect(await order({ reference: wish.reference })).toMatchObject({ status: 200 });
  expect(await chargesOf(wish.reference)).toEqual({ intents: 1, taken: 1 });
});

test('PAY-16 a buyer who leaves 3-D Secure and types another card is charged once', async () => {
  const reference = randomUUID();
  await order({ reference, paymentToken: await tokenOf(cards.challenge) });
  expect(await order({ reference })).toMatchObject({ status: 200, body: { success: true } });
  expect(await chargesOf(reference)).toEqual({ intents: 1, taken: 1 });
});

test.each(['before', 'after'] as const)(
  'PAY-11 a connection cut %s Stripe acted makes no second charge',
  async (when) => {
    for (const call of [
      /^POST \/v1\/payment_intents$/,
      /^POST \/v1\/payment_methods$/,
      /confirm$/,
    ]) {
      const wish = { reference: randomUUID(), paymentToken: await tokenOf() };
      shop.proxy.cut(when, call, 2);
      expect((await order(wish)).status).toBe(503);
      expect(await order(wish)).toMatchObject({ status: 200, body: { success: true } });
      expect(await chargesOf(wish.reference)).toEqual({ intents: 1, taken: 1 });
    }
  },
);

test('STR-07 a bank that takes five seconds is waited for, and asked once', async () => {
  const wish = { reference: randomUUID(), paymentToken: await tokenOf() };
  const before = shop.proxy.requests.length;
  shop.proxy.hold(/confirm$/, () => new Promise((resolve) => setTimeout(resolve, 5_000)));
  expect(await order(wish)).toMatchObject({ status: 200, body: { success: true } });
  const confirms = shop.proxy.requests
    .slice(before)
    .filter(({ path }) => path.endsWith('/confirm'));
  expect(confirms).toHaveLength(1);
}, 20_000);

test('PAY-02 a dialog closed after the charge still has its order through the webhook alone', async () => {
  const wish = { reference: randomUUID(), paymentToken: await tokenOf() };
  shop.proxy.cut('after', /confirm$/, 2);
  expect((await order(wish)).status).toBe(503);
  const [row] = await shop.query('select payment_intent_id from checkouts where reference = $1', [
    wish.reference,
  ]);
  await shop.event(String(row?.payment_intent_id));
  expect(
    await shop.query('select status, needs_details, email from orders where reference = $1', [
      wish.reference,
    ]),
  ).toEqual([{ status: 'paid', needs_details: true, email: buyer.email }]);
});

test('PAY-12 a price that changes between two tries is charged as it is shown', async () => {
  const { docs } = await shop.cms.payload.find({
    collection: 'offers',
    where: { handle: { equals: 'adult-gut-health' } },
  });
  const reference = randomUUID();
  const wish = { productType: 'adult-gut-health', reference };
  await order({ ...wish, amount: '357.00', paymentToken: await tokenOf(cards.declined) });
  await shop.cms.payload.update({
    collection: 'offers',
    id: String(docs[0]?.id),
    data: { price: 360, _status: 'published' },
  });
  expect(await order({ ...wish, amount: '357.00' })).toMatchObject({
    status: 409,
    body: { prices: { 'adult-gut-health': { price: 360 } } },
  });
  const { body } = await order({ ...wish, amount: '360.00' });
  expect(await orderOf(body.transactionId)).toMatchObject({ amount: '360.00', status: 'paid' });
});

test.each([
  ['no first name', { firstName: ' ' }, { firstName: 'First name is required' }],
  ['no last name', { lastName: '' }, { lastName: 'Last name is required' }],
  ['no e-mail', { email: 'naomi' }, { email: 'Valid email is required' }],
  ['no token', { paymentToken: 'pm_1' }, { paymentToken: expect.any(String) }],
])('DLG-06 %s is answered 400 with the words of the spec', async (_, fault, fieldErrors) => {
  expect(
    await shop.call('offer-order', { ...buyer, ...giMap, paymentToken: 'tok_1', ...fault }),
  ).toMatchObject({ status: 400, body: { fieldErrors } });
});

test('PAY-19 Stripe learns nothing of the offer or the buyer but where the receipt goes', () => {
  const sent = shop.proxy.words();
  expect(sent).toContain('amount=47000');
  for (const word of ['gi-map', 'gut', 'consult', 'package', buyer.firstName, buyer.lastName])
    expect(sent.replaceAll(buyer.email, '')).not.toContain(word.toLowerCase());
});

test('DLG-15 the client secret of a dialog pays only what the server made it charge', async () => {
  const asked = await order({
    reference: randomUUID(),
    paymentToken: await tokenOf(cards.challenge),
  });
  expect(await pay(String(asked.body.clientSecret))).toBe('succeeded');
});
