import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openStandIn, publishableKey, secretKey } from '../test-stand-in.ts';

const params: Stripe.PaymentIntentCreateParams = {
  amount: 47_700,
  currency: 'usd',
  metadata: { reference: 'r', revision: '1' },
};

test('the same idempotency key and parameters get the first answer again', async () => {
  const { sdk } = await openStandIn();
  const first = await sdk.paymentIntents.create(params, { idempotencyKey: 'r:1' });
  const again = await sdk.paymentIntents.create({ ...params }, { idempotencyKey: 'r:1' });
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
    'idempotency-key': 'r:1',
  });
  expect((await sdk.paymentIntents.list()).data).toHaveLength(1);
});

test('the same key with other parameters is an idempotency error', async () => {
  const { sdk } = await openStandIn();
  await sdk.paymentIntents.create(params, { idempotencyKey: 'r:1' });
  await expect(
    sdk.paymentIntents.create({ ...params, amount: 100 }, { idempotencyKey: 'r:1' }),
  ).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
    message: expect.stringContaining("using a key other than 'r:1'"),
  });
});

test('a key is free again after 24 hours', async () => {
  let now = Date.now();
  const { sdk } = await openStandIn({ clock: () => now });
  const first = await sdk.paymentIntents.create(params, { idempotencyKey: 'r:1' });
  now += 25 * 60 * 60 * 1000;
  expect((await sdk.paymentIntents.create(params, { idempotencyKey: 'r:1' })).id).not.toBe(
    first.id,
  );
});

test('wrong parameters do not use up a key', async () => {
  const { sdk } = await openStandIn();
  await expect(
    sdk.paymentIntents.create({ ...params, amount: 1 }, { idempotencyKey: 'r:1' }),
  ).rejects.toThrow('at least $0.50');
  await expect(sdk.paymentIntents.create(params, { idempotencyKey: 'r:1' })).resolves.toMatchObject(
    { amount: 47_700 },
  );
});

test('a 500 is repeated for its key, a decline too', async () => {
  const { sdk, control, newIntent } = await openStandIn();
  await control('POST', 'faults', {
    match: 'POST /v1/payment_intents',
    mode: 'status',
    status: 500,
  });
  await expect(sdk.paymentIntents.create(params, { idempotencyKey: 'r:1' })).rejects.toMatchObject({
    statusCode: 500,
  });
  await expect(sdk.paymentIntents.create(params, { idempotencyKey: 'r:1' })).rejects.toMatchObject({
    statusCode: 500,
  });
  await expect(
    sdk.paymentIntents.create(params, { idempotencyKey: 'r:1b' }),
  ).resolves.toBeDefined();
  const { id } = await newIntent();
  const confirm = () =>
    sdk.paymentIntents.confirm(
      id,
      { payment_method: 'pm_card_chargeDeclined' },
      { idempotencyKey: 'c' },
    );
  await expect(confirm()).rejects.toMatchObject({ code: 'card_declined' });
  await expect(confirm()).rejects.toMatchObject({ code: 'card_declined' });
  expect((await sdk.charges.list({ payment_intent: id })).data).toHaveLength(1);
});

test('STR-03 a refusal is what a test asks for, and forgotten once it is told', async () => {
  const { sdk, control } = await openStandIn();
  const ask = () => sdk.paymentIntents.create(params, { idempotencyKey: 'r:1' });
  await control('POST', 'faults', {
    match: 'POST /v1/payment_intents',
    mode: 'status',
    status: 400,
    error: { code: 'email_invalid', param: 'receipt_email' },
  });
  await expect(ask()).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeInvalidRequestError',
    code: 'email_invalid',
    param: 'receipt_email',
  });
  await control('POST', 'faults', {
    match: 'POST /v1/payment_intents',
    mode: 'status',
    status: 409,
    times: 9,
  });
  await expect(ask()).rejects.toMatchObject({ statusCode: 409, code: 'lock_timeout' });
  await control('DELETE', 'faults');
  await expect(ask()).resolves.toMatchObject({ amount: params.amount });
});

test('a connection cut after the work makes one object when the SDK tries again', async () => {
  const standIn = await openStandIn();
  const { hostname, port } = new URL(standIn.url);
  const patient = new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 2,
  });
  await standIn.control('POST', 'faults', { match: 'POST /v1/payment_intents', mode: 'cut-after' });
  await standIn.control('POST', 'faults', {
    match: 'POST /v1/payment_intents',
    mode: 'cut-before',
  });
  await patient.paymentIntents.create(params, { idempotencyKey: 'r:1' });
  expect((await standIn.sdk.paymentIntents.list()).data).toHaveLength(1);
});

test.each([
  ['no key', undefined, 'You did not provide an API key'],
  ['a foreign key', 'sk_test_other', 'Invalid API Key provided: sk_test_****ther'],
  ['the publishable key', publishableKey, 'cannot be made with a publishable API key'],
])('%s opens nothing', async (_what, key, message) => {
  const { call } = await openStandIn();
  const { status, body } = await call(
    'GET',
    '/v1/payment_intents',
    undefined,
    key ? { authorization: `Bearer ${key}` } : {},
  );
  expect(status).toBe(401);
  expect(JSON.stringify(body)).toContain(message);
});

test('another API version is refused', async () => {
  const { call } = await openStandIn();
  const { status, body } = await call('GET', '/v1/payment_intents', undefined, {
    authorization: `Bearer ${secretKey}`,
    'stripe-version': '2020-08-27',
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { message: 'Invalid Stripe API version: 2020-08-27' } });
});

test('requests are recorded without card numbers, and web pages cannot read the controls', async () => {
  const { sdk, control, call, url } = await openStandIn();
  await sdk.paymentIntents.create(params, { idempotencyKey: 'r:1' });
  expect(await control('GET', 'requests')).toEqual([
    {
      method: 'POST',
      path: '/v1/payment_intents',
      params: { amount: '47700', currency: 'usd', metadata: { reference: 'r', revision: '1' } },
      idempotencyKey: 'r:1',
      caller: 'secret',
    },
  ]);
  await control('DELETE', 'requests');
  expect(await control('GET', 'requests')).toEqual([]);
  const { status } = await call('POST', '/_control/faults', '{}', { origin: url });
  expect(status).toBe(403);
});

test('PAY-19 what must not reach Stripe is found in any request, however long ago it was', async () => {
  const { sdk, control } = await openStandIn();
  await control('POST', 'requests/watch', { patterns: ['gi-map', '\\b1980-01-31\\b'] });
  await sdk.paymentIntents.create(params);
  expect(await control('GET', 'requests/watch')).toMatchObject({
    seen: 1,
    matches: [],
    sentences: [],
  });
  await sdk.customers.create({ metadata: { note: 'one GI-MAP' } });
  await control('DELETE', 'requests');
  expect(await control('GET', 'requests/watch')).toMatchObject({
    seen: 2,
    matches: [{ pattern: 'gi-map', request: { path: '/v1/customers' } }],
    sentences: ['one GI-MAP'],
  });
});

test('PAY-19 a name outside of what says whose card is charged is a sentence too many', async () => {
  const { control, browser, sdk } = await openStandIn();
  await control('POST', 'requests/watch', { patterns: [] });
  await browser('POST', 'payment_methods', {
    type: 'card',
    'billing_details[name]': 'Ruth Miller',
    'billing_details[address][line1]': '1 Elm Street',
  });
  await browser('POST', 'tokens', { 'card[name]': 'Ruth Miller' });
  expect(await control('GET', 'requests/watch')).toMatchObject({ seen: 2, sentences: [] });
  for (const name of ['Ruth Miller', 'Ruth Miller']) await sdk.customers.create({ name });
  expect(await control('GET', 'requests/watch')).toMatchObject({
    seen: 4,
    sentences: ['Ruth Miller'],
  });
});

test('a stored object can be edited behind the API', async () => {
  const { sdk, control, newIntent } = await openStandIn();
  const { id } = await newIntent();
  await control('POST', 'tamper', { id, patch: { amount: 1 } });
  expect((await sdk.paymentIntents.retrieve(id)).amount).toBe(1);
  expect(await control('POST', 'tamper', { id: 'pi_none', patch: {} })).toEqual({
    message: 'There is no object pi_none.',
  });
});

test('customers are made, changed, found and deleted', async () => {
  const { sdk, newIntent } = await openStandIn();
  const { id } = await sdk.customers.create({ email: 'a@example.com', name: 'A' });
  expect(await sdk.customers.update(id, { phone: '1', name: '' })).toMatchObject({
    email: 'a@example.com',
    phone: '1',
    name: null,
  });
  expect((await sdk.customers.list({ email: 'a@example.com' })).data).toHaveLength(1);
  expect(await newIntent({ customer: id })).toMatchObject({ customer: id });
  await sdk.customers.del(id);
  expect(await sdk.customers.retrieve(id)).toMatchObject({ deleted: true });
  await expect(newIntent({ customer: id })).rejects.toMatchObject({ code: 'resource_missing' });
});

test('STR-05 an object of test mode is not known to a live key, which says so', async () => {
  const { call, newIntent } = await openStandIn();
  const { id } = await newIntent();
  const answer = await call('GET', `/v1/payment_intents/${id}`, undefined, {
    authorization: 'Bearer sk_live_other',
  });
  expect(answer).toMatchObject({
    status: 404,
    body: {
      error: {
        code: 'resource_missing',
        message: expect.stringContaining('exists in test mode, but a live mode key'),
      },
    },
  });
  expect(
    (await call('GET', '/v1/payment_intents', undefined, { authorization: 'Bearer sk_live_other' }))
      .status,
  ).toBe(401);
});

test('STR-05 a restricted key is refused what it was not given', async () => {
  const { control, newIntent, sdk } = await openStandIn();
  await control('POST', 'settings', { lacks: ['refunds:write'] });
  await expect(sdk.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    type: 'StripePermissionError',
    statusCode: 403,
  });
  expect(await newIntent()).toMatchObject({ object: 'payment_intent' });
});

test('STR-06 a webhook endpoint takes events by their names, and no wildcard inside one', async () => {
  const { sdk } = await openStandIn();
  const url = 'https://shop.example/api/stripe/webhook';
  const make = (events: string[]) =>
    sdk.webhookEndpoints.create({
      url,
      enabled_events: events as Stripe.WebhookEndpointCreateParams.EnabledEvent[],
    });
  for (const events of [['payment_intent.*'], ['*', 'payout.paid'], []])
    await expect(make(events)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  const { id, secret } = await make(['payout.paid']);
  expect(secret).toMatch(/^whsec_/);
  expect(await sdk.webhookEndpoints.retrieve(id)).not.toHaveProperty('secret');
});
