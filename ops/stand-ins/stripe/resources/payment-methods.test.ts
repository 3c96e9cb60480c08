import { expect, test } from 'vitest';
import { openStandIn } from '../test-stand-in.ts';

const number = {
  'card[number]': '4242424242424242',
  'card[exp_month]': '12',
  'card[exp_year]': '2040',
  'card[cvc]': '123',
};

async function openCustomer() {
  const standIn = await openStandIn();
  return {
    ...standIn,
    customer: (await standIn.sdk.customers.create({ email: 'a@example.com' })).id,
  };
}

test('a browser makes a token, the server a payment method of it, once', async () => {
  const { browser, sdk } = await openStandIn();
  const { body } = await browser('POST', 'tokens', number);
  expect(body).toMatchObject({
    object: 'token',
    used: false,
    card: { last4: '4242', brand: 'Visa', exp_month: 12, exp_year: 2040 },
  });
  expect(JSON.stringify(body)).not.toContain('4242424242424242');
  const id = body.id as string;
  const make = (key: string) =>
    sdk.paymentMethods.create({ type: 'card', card: { token: id } }, { idempotencyKey: key });
  expect((await make('a')).id).toBe((await make('a')).id);
  await expect(make('b')).rejects.toMatchObject({
    statusCode: 400,
    code: 'token_already_used',
    message: `You cannot use a Stripe token more than once: ${id}.`,
  });
  expect((await sdk.tokens.retrieve(id)).used).toBe(true);
  await expect(
    sdk.paymentMethods.create({ type: 'card', card: { token: 'tok_none' } }),
  ).rejects.toMatchObject({ code: 'resource_missing' });
});

test.each([
  ['a wrong digit', { 'card[number]': '4242424242424241' }, { code: 'incorrect_number' }],
  ['a date in the past', { 'card[exp_year]': '2020' }, { code: 'invalid_expiry_year' }],
  ['a short security code', { 'card[cvc]': '12' }, { code: 'invalid_cvc' }],
])('no token is made of %s', async (_what, fields, error) => {
  const { browser } = await openStandIn();
  const { status, body } = await browser('POST', 'tokens', { ...number, ...fields });
  expect([status, body]).toEqual([
    402,
    { error: expect.objectContaining({ type: 'card_error', ...error }) },
  ]);
});

test('card numbers are taken from browsers only, and are struck out of the log', async () => {
  const { sdk, browser, control } = await openStandIn();
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
  await expect(sdk.paymentMethods.create({ type: 'card', card })).rejects.toMatchObject({
    statusCode: 402,
    message: expect.stringContaining('generally unsafe'),
  });
  await expect(
    sdk.tokens.create({ card: { ...card, exp_month: '12', exp_year: '2040' } }),
  ).rejects.toThrow('generally unsafe');
  await browser('POST', 'payment_methods', { type: 'card', ...number });
  const log = JSON.stringify(await control('GET', 'requests'));
  expect(log).not.toContain('4242424242424242');
  expect(log).toContain('(struck out)');
});

test('a payment method is kept with a customer, and is then for that customer only', async () => {
  const { sdk, customer, newIntent } = await openCustomer();
  const { id } = await sdk.paymentMethods.attach('pm_card_visa', { customer });
  expect((await sdk.paymentMethods.list({ customer })).data.map((method) => method.id)).toEqual([
    id,
  ]);
  await expect(newIntent({ confirm: true, payment_method: id })).rejects.toMatchObject({
    param: 'payment_method',
  });
  const other = await sdk.customers.create();
  await expect(sdk.paymentMethods.attach(id, { customer: other.id })).rejects.toThrow(
    'already been attached',
  );
  await expect(
    sdk.customers.update(other.id, { invoice_settings: { default_payment_method: id } }),
  ).rejects.toMatchObject({ code: 'resource_missing' });
  expect(
    await newIntent({ customer, confirm: true, off_session: true, payment_method: id }),
  ).toMatchObject({ status: 'succeeded' });
  expect(await sdk.paymentMethods.detach(id)).toMatchObject({ customer: null });
  await expect(newIntent({ customer, confirm: true, payment_method: id })).rejects.toThrow(
    'may not be used again',
  );
});

test('a card used without a customer is used up; setup_future_usage keeps it with the customer', async () => {
  const { sdk, customer, newIntent } = await openCustomer();
  const once = await sdk.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } });
  await newIntent({ confirm: true, payment_method: once.id });
  await expect(newIntent({ confirm: true, payment_method: once.id })).rejects.toThrow(
    'previously used',
  );
  const kept = await newIntent({
    customer,
    setup_future_usage: 'off_session',
    confirm: true,
    payment_method: 'pm_card_visa',
    expand: ['payment_method'],
  });
  expect(kept.payment_method).toMatchObject({ customer });
});

test('cards that decline cannot be attached, except the one made for it', async () => {
  const { sdk, customer, newIntent } = await openCustomer();
  await expect(
    sdk.paymentMethods.attach('pm_card_chargeDeclined', { customer }),
  ).rejects.toMatchObject({ type: 'StripeCardError' });
  const { id } = await sdk.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await expect(
    newIntent({ customer, confirm: true, off_session: true, payment_method: id }),
  ).rejects.toMatchObject({ code: 'card_declined' });
});

test('without the cardholder a bank that asks for authentication declines', async () => {
  const { sdk, customer, newIntent } = await openCustomer();
  const { id } = await sdk.paymentMethods.attach('pm_card_authenticationRequired', { customer });
  await expect(
    newIntent({ customer, confirm: true, off_session: true, payment_method: id }),
  ).rejects.toMatchObject({ code: 'authentication_required', statusCode: 402 });
  await expect(
    newIntent({ customer, confirm: true, error_on_requires_action: true, payment_method: id }),
  ).rejects.toMatchObject({ code: 'authentication_required' });
  await expect(newIntent({ off_session: true })).rejects.toMatchObject({ param: 'off_session' });
  await expect(newIntent({ setup_future_usage: 'later' as 'off_session' })).rejects.toMatchObject({
    param: 'setup_future_usage',
  });
});

test('a deleted customer takes their plans along, and is not there any more', async () => {
  const { sdk, customer } = await openCustomer();
  await sdk.products.create({ id: 'plan', name: 'Plan' });
  await expect(sdk.products.create({ id: 'plan', name: 'Plan' })).rejects.toMatchObject({
    code: 'resource_already_exists',
  });
  const price = await sdk.prices.create({
    currency: 'usd',
    product: 'plan',
    unit_amount: 500,
    recurring: { interval: 'month' },
  });
  const schedule = await sdk.subscriptionSchedules.create({
    customer,
    phases: [{ items: [{ price: price.id }] }],
    start_date: 4_000_000_000,
  });
  await sdk.customers.del(customer);
  expect(await sdk.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: 'canceled',
  });
  await expect(sdk.customers.update(customer, { name: 'B' })).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });
  await expect(sdk.paymentMethods.attach('pm_card_visa', { customer })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});
