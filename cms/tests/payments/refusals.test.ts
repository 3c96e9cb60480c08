import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { comparePlans } from '../../src/payments/reconciliation/reconcile-plans.ts';
import type { Caller } from '../support/cms.ts';
import { tokenOf } from '../support/payments/cards.ts';
import { giMap, person, useShop } from '../support/shop.ts';

const shop = await useShop();
const deps = () => ({ payload: shop.cms.payload, stripe: shop.stripe });
const buyer = {
  firstName: 'Naomi',
  lastName: 'Whitfield',
  email: 'naomi@buyer.example',
  phone: '',
};
const programme = {
  amount: '637.00',
  laterAmount: '637.00',
  productIds: 'family-wellness-program',
};
let staff: Caller;
beforeAll(async () => {
  staff = await shop.cms.signIn('staff', { mayRefund: true });
});

const dialog = async (more: object = {}) =>
  await shop.call('offer-order', {
    ...buyer,
    productType: 'gi-map',
    amount: '470.00',
    paymentToken: await tokenOf(),
    ...more,
  });
const checksOf = (key: string) =>
  shop.query("select words, state from payment_checks where kind = 'refused' and key like $1", [
    `refused:${key}:%`,
  ]);
const intentOf = async (reference: string) =>
  String(
    (
      await shop.query('select payment_intent_id from checkouts where reference = $1', [reference])
    )[0]?.payment_intent_id,
  );
const office = async (orderId: string, path: string, body: object = {}) => {
  const response = await shop.cms.request(`payments/orders/${orderId}/${path}`, {
    method: 'POST',
    as: staff,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { message?: string } };
};
const runJobs = (taskSlug: string) =>
  shop.cms.payload.jobs.run({
    where: { taskSlug: { equals: taskSlug } },
    limit: 50,
    sequential: true,
    silent: true,
  });

test.each([
  ['the intent', /^POST \/v1\/payment_intents$/],
  ['the card', /^POST \/v1\/payment_methods$/],
  ['the charge', /confirm$/],
])(
  'STR-03 when Stripe refuses %s of a dialog for good, the buyer reads that nothing was charged, staff have a note, and the same purchase can be paid later',
  async (_, call) => {
    const reference = randomUUID();
    shop.proxy.refuse(call, 400);
    expect(await dialog({ reference })).toMatchObject({
      status: 422,
      body: { success: false, isOurs: true, message: expect.stringMatching(/Nothing was charged/) },
    });
    expect(await checksOf(reference)).toEqual([
      { state: 'open', words: expect.stringMatching(/unknown parameter/) },
    ]);
    expect(await dialog({ reference })).toMatchObject({ status: 200, body: { success: true } });
  },
);

test.each([
  [401, 'authentication_error'],
  [403, 'invalid_request_error'],
  [404, 'invalid_request_error'],
  [400, 'invalid_request_error'],
])('STR-03 %i on Pay at checkout is nobody’s outage', async (status, type) => {
  for (const call of [/^POST \/v1\/payment_intents$/, /^POST \/v1\/payment_intents\/pi_/]) {
    const reference = randomUUID();
    shop.proxy.refuse(call, status, { type });
    expect(await shop.intent({ ...giMap, reference, customer: person })).toMatchObject({
      status: 422,
      body: { success: false, isOurs: true, message: expect.stringMatching(/Nothing was charged/) },
    });
    expect(await checksOf(reference)).toHaveLength(1);
    expect(await shop.intent({ ...giMap, reference, customer: person })).toMatchObject({
      status: 200,
      body: { success: true },
    });
  }
});

test('STR-03 an e-mail address that only Stripe objects to is marked at its field, for the buyer alone', async () => {
  const reference = randomUUID();
  const paymentToken = await tokenOf();
  shop.proxy.refuse(
    /^POST \/v1\/payment_intents\/pi_/,
    400,
    { param: 'receipt_email', code: 'email_invalid' },
    2,
  );
  const told = {
    status: 400,
    body: { success: false, fieldErrors: { email: 'Valid email is required' } },
  };
  expect(await shop.intent({ ...giMap, reference: randomUUID(), customer: person })).toMatchObject(
    told,
  );
  expect(await dialog({ reference, paymentToken })).toMatchObject(told);
  expect(await checksOf(reference)).toEqual([]);
  expect(await dialog({ reference, paymentToken })).toMatchObject({ status: 200 });
});

test.each([
  [409, { code: 'lock_timeout' }],
  [409, { type: 'idempotency_error', code: 'idempotency_key_in_use' }],
  [429, { type: 'rate_limit_error' }],
])(
  'STR-03 %i is no refusal: what became of the charge is open, and the same call settles it',
  async (status, error) => {
    const wish = { reference: randomUUID(), paymentToken: await tokenOf() };
    shop.proxy.refuse(/confirm$/, status, error, 2);
    expect((await dialog(wish)).status).toBe(503);
    shop.proxy.heal();
    expect(await dialog(wish)).toMatchObject({ status: 200, body: { success: true } });
    expect(await checksOf(wish.reference)).toEqual([]);
  },
);

test('STR-03 a key that was spent on another request says nothing of the charge: the intent does', async () => {
  const wish = { reference: randomUUID(), paymentToken: await tokenOf() };
  shop.proxy.cut('after', /confirm$/, 2);
  expect((await dialog(wish)).status).toBe(503);
  shop.proxy.refuse(/^GET \/v1\/payment_intents/, 409, { code: 'lock_timeout' }, 2);
  expect((await dialog(wish)).status).toBe(503);
  expect(await dialog(wish)).toMatchObject({ status: 200, body: { success: true } });
  const other = { reference: randomUUID(), paymentToken: await tokenOf() };
  shop.proxy.hold(/confirm$/, async () => {
    await shop.dashboard.paymentIntents.confirm(await intentOf(other.reference), {
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost:3000/',
    });
    shop.proxy.refuse(/confirm$/, 400, { type: 'idempotency_error' });
  });
  expect(await dialog(other)).toMatchObject({ status: 200, body: { success: true } });
});

test('STR-03 a refusal to say how the payment stands never becomes "nothing was charged"', async () => {
  const wish = { reference: randomUUID(), paymentToken: await tokenOf() };
  shop.proxy.cut('after', /confirm$/, 2);
  expect((await dialog(wish)).status).toBe(503);
  shop.proxy.refuse(/^GET \/v1\/payment_intents/, 401, {
    type: 'authentication_error',
    code: 'api_key_expired',
  });
  expect(await dialog(wish)).toMatchObject({ status: 503 });
  expect(
    await shop.query(
      "select words from payment_checks where kind = 'refused' and key like '%:api_key_expired'",
    ),
  ).toHaveLength(1);
  expect(await dialog(wish)).toMatchObject({ status: 200, body: { success: true } });
  const { reference } = await shop.prepare();
  shop.proxy.refuse(/^GET \/v1\/payment_intents/, 401, { type: 'authentication_error' });
  const told = await shop.intent({ ...giMap, reference });
  expect(told).toMatchObject({
    status: 422,
    body: { isOurs: true, message: expect.stringMatching(/could not be prepared/) },
  });
  expect(told.body.message).not.toMatch(/charged/);
});

test('STR-03 a customer that Stripe refuses for a programme is told so, and the programme can be bought later', async () => {
  const reference = randomUUID();
  shop.proxy.refuse(/^POST \/v1\/customers$/, 400);
  expect(await shop.intent({ ...programme, reference, customer: person })).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/Nothing was charged/) },
  });
  expect(await shop.intent({ ...programme, reference, customer: person })).toMatchObject({
    status: 200,
  });
});

test('STR-03 a refund that meets another call is made later; one that is refused for good is given up and noted', async () => {
  const { id } = await shop.paid();
  const orderId = String((await shop.order(id)).body.transactionId);
  const wish = () => ({ request: randomUUID(), amount: '10.00', reason: 'Late', stopPlan: false });
  const rows = () =>
    shop.query('select state from refunds where order_id = $1 order by created_at', [orderId]);
  shop.proxy.refuse(/^POST \/v1\/refunds$/, 409, { code: 'lock_timeout' }, 2);
  expect(await office(orderId, 'refund', wish())).toMatchObject({ status: 503 });
  await runJobs('makeRefund');
  expect(await rows()).toEqual([{ state: 'made' }]);
  shop.proxy.refuse(/^POST \/v1\/refunds$/, 403, { message: 'The key has no permission' });
  expect((await office(orderId, 'refund', wish())).status).toBe(200);
  expect(await rows()).toEqual([{ state: 'made' }, { state: 'failed' }]);
  expect(
    await shop.query("select words from payment_checks where order_id = $1 and kind = 'refund'", [
      orderId,
    ]),
  ).toMatchObject([{ words: expect.stringMatching(/no permission/) }]);
  shop.proxy.refuse(/^GET \/v1\/payment_intents/, 403, { message: 'The key may not read' });
  expect(await office(orderId, 'refund', wish())).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/Nothing was changed.*may not read/) },
  });
});

test('STR-03 what Stripe refuses of a plan is told with its reason and noted, by the job too, and tried again by the comparison', async () => {
  const { id } = await shop.paid(programme);
  const orderId = String((await shop.order(id)).body.transactionId);
  const [plan] = await shop.query('select id, stripe_customer_id from plans where order_id = $1', [
    orderId,
  ]);
  const noted = () => checksOf(String(plan?.id));
  shop.proxy.refuse(/^POST \/v1\/subscription_schedules$/, 400, {
    code: 'customer_tax_location_invalid',
    message: 'This customer cannot be billed',
  });
  await runJobs('arrangePlan');
  expect(await noted()).toEqual([
    {
      state: 'open',
      words: expect.stringMatching(/set up the monthly payments.*cannot be billed/),
    },
  ]);
  await shop.query("update plans set created_at = created_at - interval '1 hour' where id = $1", [
    plan?.id,
  ]);
  await comparePlans(deps(), async (_, work) => await work());
  const schedules = async () =>
    (
      await shop.stripe.subscriptionSchedules.list({ customer: String(plan?.stripe_customer_id) })
    ).data.map(({ status }) => status);
  expect(await schedules()).toEqual(['not_started']);
  shop.proxy.refuse(
    /^GET \/v1\/subscription_schedules/,
    403,
    { type: 'invalid_request_error', code: 'more_permissions_required' },
    1,
  );
  expect(await office(orderId, 'stop-plan')).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/Nothing was changed/) },
  });
  shop.proxy.refuse(/cancel$/, 400, { message: 'This cannot be cancelled' });
  shop.proxy.refuse(/^GET \/v1\/subscription_schedules\/sub_sched/, 400, {
    code: 'odd',
    message: 'This cannot be cancelled',
  });
  expect(await office(orderId, 'stop-plan')).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/noted.*cannot be cancelled/) },
  });
  expect(await noted()).toHaveLength(2);
  await comparePlans(deps(), async (_, work) => await work());
  expect(await schedules()).toEqual(['canceled']);
});

test('STR-02 every charge that our server makes says where a buyer who is sent away comes back to', async () => {
  await dialog();
  const ofBrowser = (body: string) => new URLSearchParams(body).has('client_secret');
  const charges = shop.proxy.requests.filter(
    ({ method, path, body }) =>
      method === 'POST' &&
      (path.endsWith('/confirm') || new URLSearchParams(body).get('confirm') === 'true') &&
      !ofBrowser(body),
  );
  expect(charges.length).toBeGreaterThan(0);
  for (const { body } of charges)
    expect(new URLSearchParams(body).get('return_url')).toBe('http://localhost:3000/');
});
