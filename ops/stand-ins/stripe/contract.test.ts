import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { openStandIn } from './test-stand-in.ts';

/** What the shop relies on; `npm run stripe:check` asks Stripe's own test mode the same. */
const open = async (): Promise<Stripe> => (await openStandIn()).sdk;

const newIntent = (sdk: Stripe, fields: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  sdk.paymentIntents.create({
    amount: 47_700,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    ...fields,
  });

/** Stripe moves a clock in the background, two periods at most in one go. */
async function moveClock(sdk: Stripe, id: string, time: number): Promise<void> {
  await sdk.testHelpers.testClocks.advance(id, { frozen_time: time });
  await expect
    .poll(async () => (await sdk.testHelpers.testClocks.retrieve(id)).status, {
      interval: 10,
    })
    .toBe('ready');
}

describe('what the shop relies on', () => {
  test('a token becomes a payment method, which a customer can keep', async () => {
    const sdk = await open();
    const method = await sdk.paymentMethods.create({
      type: 'card',
      card: { token: 'tok_visa' },
      billing_details: { name: 'A' },
    });
    expect(method).toMatchObject({
      type: 'card',
      customer: null,
      card: { brand: 'visa', last4: '4242' },
    });
    const customer = await sdk.customers.create({
      email: 'contract@example.com',
      payment_method: method.id,
      invoice_settings: { default_payment_method: method.id },
    });
    expect(customer.invoice_settings.default_payment_method).toBe(method.id);
    await expect(
      newIntent(sdk, { confirm: true, payment_method: method.id }),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    await expect(
      sdk.paymentMethods.create({ type: 'card', card: { token: 'tok_none' } }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
  });

  test('a payment is declined, then made by one charge, then refunded in parts', async () => {
    const sdk = await open();
    const { id } = await newIntent(sdk, { metadata: { reference: 'r', revision: '1' } });
    await expect(
      sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclinedInsufficientFunds' }),
    ).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
    });
    const paid = await sdk.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge'],
    });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 47_700,
      latest_charge: { paid: true, amount: 47_700 },
      metadata: { reference: 'r' },
    });
    await sdk.refunds.create({
      payment_intent: id,
      amount: 7_700,
      reason: 'requested_by_customer',
    });
    await expect(sdk.refunds.create({ payment_intent: id, amount: 40_001 })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    });
    await sdk.refunds.create({ payment_intent: id });
    await expect(sdk.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  test('the same key makes one object, and another request under it is refused', async () => {
    const sdk = await open();
    const key = `contract-${crypto.randomUUID()}`;
    const params: Stripe.PaymentIntentCreateParams = {
      amount: 5_000,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
    };
    const [first, again] = [
      await sdk.paymentIntents.create(params, { idempotencyKey: key }),
      await sdk.paymentIntents.create(params, { idempotencyKey: key }),
    ];
    expect(again.id).toBe(first.id);
    await expect(
      sdk.paymentIntents.create({ ...params, amount: 6_000 }, { idempotencyKey: key }),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  test.each([
    ['payment_method_types', { payment_method_types: ['card'] }, 'parameter_unknown'],
    ['less than fifty cents', { amount: 49 }, 'amount_too_small'],
    ['a customer that does not exist', { customer: 'cus_none' }, 'resource_missing'],
  ])('an intent with %s is refused', async (_what, fields, code) => {
    await expect(
      newIntent(await open(), fields as Partial<Stripe.PaymentIntentCreateParams>),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code });
  });

  test('a server-confirmed payment asks for 3-D Secure in the page', async () => {
    const sdk = await open();
    const intent = await newIntent(sdk, {
      confirm: true,
      payment_method: 'pm_card_authenticationRequired',
      use_stripe_sdk: true,
    });
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
    expect(await sdk.paymentIntents.cancel(intent.id)).toMatchObject({ status: 'canceled' });
  });

  test('a plan of one and three payments is charged four times, and ends', async () => {
    const sdk = await open();
    const now = Math.floor(Date.parse('2027-01-31T10:00:00Z') / 1000);
    const clock = await sdk.testHelpers.testClocks.create({ frozen_time: now });
    const customer = await sdk.customers.create({
      email: 'contract@example.com',
      test_clock: clock.id,
    });
    const first = await newIntent(sdk, {
      customer: customer.id,
      setup_future_usage: 'off_session',
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const product = await sdk.products.create({ name: 'Contract plan' });
    const at = (text: string) => Math.floor(Date.parse(text) / 1000);
    const schedule = await sdk.subscriptionSchedules.create({
      customer: customer.id,
      default_settings: { default_payment_method: first.payment_method as string },
      end_behavior: 'cancel',
      phases: [
        {
          items: [
            {
              price_data: {
                currency: 'usd',
                product: product.id,
                recurring: { interval: 'month' },
                unit_amount: 10_000,
              },
              quantity: 2,
            },
          ],
          duration: { interval: 'month', interval_count: 3 },
          proration_behavior: 'none',
        },
      ],
      start_date: at('2027-02-28T10:00:00Z'),
    });
    expect(schedule).toMatchObject({
      status: 'not_started',
      subscription: null,
      phases: [{ end_date: at('2027-05-28T10:00:00Z') }],
    });
    for (const time of [
      '2027-03-01T10:00:00Z',
      '2027-03-30T10:00:00Z',
      '2027-04-30T10:00:00Z',
      '2027-05-30T10:00:00Z',
      '2027-07-20T10:00:00Z',
    ])
      await moveClock(sdk, clock.id, at(time));
    const charges = await sdk.charges.list({ customer: customer.id, limit: 100 });
    expect(charges.data.filter(({ paid }) => paid).map(({ amount }) => amount)).toEqual([
      20_000, 20_000, 20_000, 47_700,
    ]);
    expect(
      await sdk.subscriptionSchedules.retrieve(schedule.id, { expand: ['subscription'] }),
    ).toMatchObject({ status: 'completed', subscription: { status: 'canceled' } });
    const invoices = await sdk.invoices.list({ customer: customer.id, expand: ['data.payments'] });
    expect(
      invoices.data.map(({ status, payments }) => [status, payments?.data[0]?.status]),
    ).toEqual(Array.from({ length: 3 }, () => ['paid', 'paid']));
  });

  test('a schedule that has not begun can be moved and cancelled, and does not know iterations', async () => {
    const sdk = await open();
    const customer = await sdk.customers.create({ email: 'contract@example.com' });
    const product = await sdk.products.create({ name: 'Contract plan' });
    const items = [
      {
        price_data: {
          currency: 'usd',
          product: product.id,
          recurring: { interval: 'month' as const },
          unit_amount: 10_000,
        },
      },
    ];
    const start = Math.floor(Date.now() / 1000) + 30 * 86_400;
    const create = (phase: object) =>
      sdk.subscriptionSchedules.create({
        customer: customer.id,
        end_behavior: 'cancel',
        phases: [{ items, ...phase }],
        start_date: start,
      });
    await expect(create({ iterations: 3 })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    });
    const { id } = await create({ duration: { interval: 'month', interval_count: 3 } });
    const moved = await sdk.subscriptionSchedules.update(id, {
      phases: [
        {
          items,
          start_date: start + 86_400,
          duration: { interval: 'month', interval_count: 3 },
          proration_behavior: 'none',
        },
      ],
    });
    expect(moved.phases).toMatchObject([{ start_date: start + 86_400 }]);
    expect(await sdk.subscriptionSchedules.cancel(id)).toMatchObject({ status: 'canceled' });
    await expect(sdk.subscriptionSchedules.cancel(id)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    });
  });

  test('a saved card that declines leaves an open invoice with a page for the buyer', async () => {
    const sdk = await open();
    const now = Math.floor(Date.parse('2027-01-31T10:00:00Z') / 1000);
    const clock = await sdk.testHelpers.testClocks.create({ frozen_time: now });
    const customer = await sdk.customers.create({ test_clock: clock.id });
    const method = await sdk.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    });
    const product = await sdk.products.create({ name: 'Contract plan' });
    await sdk.subscriptionSchedules.create({
      customer: customer.id,
      default_settings: { default_payment_method: method.id },
      end_behavior: 'cancel',
      phases: [
        {
          items: [
            {
              price_data: {
                currency: 'usd',
                product: product.id,
                recurring: { interval: 'month' },
                unit_amount: 10_000,
              },
            },
          ],
          duration: { interval: 'month', interval_count: 3 },
          proration_behavior: 'none',
        },
      ],
      start_date: now + 86_400,
    });
    await moveClock(sdk, clock.id, now + 2 * 86_400);
    const [invoice] = (await sdk.invoices.list({ customer: customer.id })).data;
    expect(invoice).toMatchObject({
      status: 'open',
      attempt_count: 1,
      amount_remaining: 10_000,
      hosted_invoice_url: expect.stringContaining('http'),
    });
    await expect(sdk.invoices.pay(invoice?.id ?? '')).rejects.toMatchObject({
      type: 'StripeCardError',
    });
    const other = await sdk.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    expect(await sdk.invoices.pay(invoice?.id ?? '', { payment_method: other.id })).toMatchObject({
      status: 'paid',
    });
  });
});
