import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openStandIn } from '../test-stand-in.ts';

test('an intent is created, read back, changed and cancelled', async () => {
  const { sdk, newIntent } = await openStandIn();
  const made = await newIntent({ metadata: { reference: 'a', revision: '1' } });
  expect(made).toMatchObject({
    object: 'payment_intent',
    amount: 47_700,
    currency: 'usd',
    status: 'requires_payment_method',
    livemode: false,
  });
  expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_\\w+$`));
  expect(made.lastResponse.requestId).toMatch(/^req_/);
  const updated = await sdk.paymentIntents.update(made.id, {
    amount: 50_000,
    metadata: { revision: '2' },
  });
  expect(updated).toMatchObject({
    amount: 50_000,
    metadata: { reference: 'a', revision: '2' },
    client_secret: made.client_secret,
  });
  const cancelled = await sdk.paymentIntents.cancel(made.id, { cancellation_reason: 'abandoned' });
  expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  expect(await sdk.paymentIntents.retrieve(made.id)).toMatchObject({
    status: 'canceled',
    amount: 50_000,
  });
});

test('a confirmed intent is paid by one charge', async () => {
  const { sdk, newIntent } = await openStandIn();
  const { id } = await newIntent();
  const paid = await sdk.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    receipt_email: 'a@example.com',
  });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 47_700 });
  const { latest_charge: charge } = await sdk.paymentIntents.retrieve(id, {
    expand: ['latest_charge'],
  });
  expect(charge).toMatchObject({
    amount: 47_700,
    receipt_email: 'a@example.com',
    paid: true,
    payment_intent: id,
  });
  expect((await sdk.charges.list({ payment_intent: id })).data).toHaveLength(1);
});

test('a decline is a card error, is kept on the intent, and another card can pay', async () => {
  const { sdk, newIntent } = await openStandIn();
  const { id } = await newIntent();
  await expect(
    sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclinedInsufficientFunds' }),
  ).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  });
  const failed = await sdk.paymentIntents.retrieve(id);
  expect(failed).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { decline_code: 'insufficient_funds' },
    payment_method: null,
  });
  expect(await sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'succeeded',
    last_payment_error: null,
  });
});

const refusals: [
  string,
  Partial<
    Record<keyof Stripe.PaymentIntentCreateParams | 'payment_method_types' | 'colour', unknown>
  >,
  object,
][] = [
  ['an amount under fifty cents', { amount: 49 }, { code: 'amount_too_small', param: 'amount' }],
  ['an amount of nothing', { amount: 0 }, { code: 'parameter_invalid_integer', param: 'amount' }],
  [
    'an amount with a fraction',
    { amount: 477.5 },
    { code: 'parameter_invalid_integer', message: 'Invalid integer: 477.5' },
  ],
  ['an amount beyond a million dollars', { amount: 100_000_000 }, { code: 'amount_too_large' }],
  [
    'no amount',
    { amount: undefined },
    { code: 'parameter_missing', message: 'Missing required param: amount.' },
  ],
  ['a currency that is none', { currency: 'xx' }, { message: 'Invalid currency: xx.' }],
  [
    'payment_method_types, which this API version does not know',
    { payment_method_types: ['card'] },
    { code: 'parameter_unknown', message: 'Received unknown parameter: payment_method_types' },
  ],
  [
    'a parameter that nobody knows',
    { colour: 'red' },
    { code: 'parameter_unknown', message: 'Received unknown parameter: colour' },
  ],
  [
    'an unknown parameter inside another',
    { shipping: { name: 'A', planet: 'Mars' } },
    { code: 'parameter_unknown', param: 'shipping[planet]' },
  ],
  [
    'a payment method that is not offered',
    { allowed_payment_method_types: ['klarna'] },
    { code: 'payment_intent_invalid_parameter' },
  ],
  [
    'both ways to name payment methods',
    { automatic_payment_methods: { enabled: true } },
    { code: 'parameters_exclusive' },
  ],
  [
    'a customer that does not exist',
    { customer: 'cus_none' },
    { code: 'resource_missing', param: 'customer' },
  ],
  [
    'metadata values over 500 characters',
    { metadata: { a: 'x'.repeat(501) } },
    { param: 'metadata' },
  ],
];

test.each(refusals)('%s is refused, and nothing is made', async (_what, fields, error) => {
  const { sdk, newIntent } = await openStandIn();
  await expect(
    newIntent(fields as Partial<Stripe.PaymentIntentCreateParams>),
  ).rejects.toMatchObject({ type: 'StripeInvalidRequestError', ...error });
  expect((await sdk.paymentIntents.list()).data).toEqual([]);
});

test('a paid intent can neither change its amount nor be confirmed or cancelled', async () => {
  const { sdk, newIntent } = await openStandIn();
  const { id } = await newIntent();
  await sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const unexpected = {
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'succeeded' },
  };
  await expect(sdk.paymentIntents.update(id, { amount: 50 })).rejects.toMatchObject(unexpected);
  await expect(sdk.paymentIntents.cancel(id)).rejects.toMatchObject(unexpected);
  await expect(
    sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({
    ...unexpected,
    message:
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
  });
  expect(await sdk.paymentIntents.update(id, { metadata: { order: '1' } })).toMatchObject({
    metadata: { order: '1' },
  });
  expect((await sdk.charges.list()).data).toHaveLength(1);
});

test('a cancelled intent cannot be confirmed', async () => {
  const { sdk, newIntent } = await openStandIn();
  const { id } = await newIntent();
  await sdk.paymentIntents.cancel(id);
  await expect(
    sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test('STR-02 the return address is named as what is missing, or wrong, in every way that a server confirms', async () => {
  const { sdk, newIntent } = await openStandIn();
  const { id } = await newIntent({
    allowed_payment_method_types: undefined,
    automatic_payment_methods: { enabled: true },
  });
  const refused = { statusCode: 400, type: 'StripeInvalidRequestError', param: 'return_url' };
  await expect(
    sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject(refused);
  await expect(
    sdk.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
      use_stripe_sdk: true,
    }),
  ).rejects.toMatchObject(refused);
  await expect(
    sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: '/checkout' }),
  ).rejects.toMatchObject({ ...refused, code: 'url_invalid' });
  await expect(sdk.paymentIntents.retrieve(id)).resolves.toMatchObject({
    status: 'requires_payment_method',
  });
});

test('automatic payment methods need a return address when the server confirms', async () => {
  const { sdk, newIntent } = await openStandIn();
  const { id } = await newIntent({
    allowed_payment_method_types: undefined,
    automatic_payment_methods: { enabled: true },
  });
  await expect(sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toThrow(
    'you must provide a `return_url`',
  );
  await expect(
    sdk.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/',
    }),
  ).resolves.toMatchObject({ status: 'succeeded' });
});

test('a list is paged, newest first, and filtered by date', async () => {
  let now = 1_700_000_000_000;
  const { sdk, newIntent } = await openStandIn({ clock: () => now });
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1, now += 60_000) ids.unshift((await newIntent()).id);
  const first = await sdk.paymentIntents.list({ limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.has_more).toBe(true);
  expect(
    (await sdk.paymentIntents.list({ limit: 3, starting_after: ids[1] })).data.map(({ id }) => id),
  ).toEqual(ids.slice(2));
  expect(
    (await sdk.paymentIntents.list({ created: { gte: 1_700_000_180 } })).data.map(({ id }) => id),
  ).toEqual(ids.slice(0, 2));
  expect(await sdk.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 10 })).toHaveLength(
    5,
  );
  await expect(sdk.paymentIntents.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});

test('an update while the bank asks its question makes that question worthless', async () => {
  const { sdk, newIntent, control } = await openStandIn();
  const { id } = await newIntent();
  const asked = await sdk.paymentIntents.confirm(id, {
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'http://localhost/back',
  });
  expect(asked).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url' },
  });
  expect(await sdk.paymentIntents.update(id, { amount: 99_900 })).toMatchObject({
    status: 'requires_confirmation',
    next_action: null,
  });
  expect(await control('POST', 'challenge', { intentId: id, outcome: 'complete' })).toMatchObject({
    message: 'This authentication is no longer open.',
  });
  expect((await sdk.charges.list()).data).toEqual([]);
});

test('what does not exist is a missing resource, and an unknown address says so', async () => {
  const { sdk } = await openStandIn();
  await expect(sdk.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such payment_intent: 'pi_none'",
  });
  await expect(sdk.coupons.list()).rejects.toThrow('Unrecognized request URL (GET: /v1/coupons)');
});
