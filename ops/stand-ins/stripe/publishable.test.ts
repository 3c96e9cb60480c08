import { expect, test } from 'vitest';
import { testCards } from './cards.ts';
import { cardFields, openStandIn } from './test-stand-in.ts';

async function openCheckout() {
  const standIn = await openStandIn();
  const intent = await standIn.newIntent({
    metadata: { reference: 'r' },
    receipt_email: 'a@example.com',
  });
  const secret = { client_secret: intent.client_secret ?? '' };
  return {
    ...standIn,
    intent,
    secret,
    confirm: (number: string, changes: Parameters<typeof cardFields>[1] = {}) =>
      standIn.browser('POST', `payment_intents/${intent.id}/confirm`, {
        ...secret,
        ...cardFields(number, changes),
      }),
  };
}

test('a browser pays with the client secret, and sees public fields only', async () => {
  const { confirm, browser, intent, secret, sdk } = await openCheckout();
  const { status, body, headers } = await confirm('4242424242424242');
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: intent.id, status: 'succeeded', amount: 47_700 });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  for (const field of ['metadata', 'customer', 'latest_charge', 'amount_received'])
    expect(body).not.toHaveProperty(field);
  expect((await browser('GET', `payment_intents/${intent.id}`, secret)).body).toEqual(body);
  expect((await sdk.paymentIntents.retrieve(intent.id)).metadata).toEqual({ reference: 'r' });
});

test('without the right client secret a browser gets nothing', async () => {
  const { browser, intent, secret } = await openCheckout();
  const wrong = { client_secret: `${secret.client_secret}x` };
  for (const answer of [
    await browser('GET', `payment_intents/${intent.id}`, {}),
    await browser('GET', `payment_intents/${intent.id}`, wrong),
    await browser('POST', `payment_intents/${intent.id}/confirm`, {
      ...wrong,
      ...cardFields('4242424242424242'),
    }),
  ]) {
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: { type: 'invalid_request_error', param: 'client_secret' },
    });
    expect(JSON.stringify(answer.body)).not.toContain(secret.client_secret);
  }
});

test('a browser may neither list, nor change, nor cancel', async () => {
  const { browser, intent } = await openCheckout();
  for (const path of [
    'payment_intents',
    `payment_intents/${intent.id}`,
    `payment_intents/${intent.id}/cancel`,
    'customers',
  ]) {
    expect((await browser('POST', path, {})).status).toBe(401);
  }
});

test.each(testCards.filter(({ decline, challenge }) => decline && !challenge))(
  'card $number declines with $decline.code',
  async ({ number, decline }) => {
    const { confirm, sdk, intent } = await openCheckout();
    const { status, body } = await confirm(number);
    expect(status).toBe(402);
    expect(body).toMatchObject({
      error: {
        type: 'card_error',
        ...decline,
        payment_intent: { status: 'requires_payment_method' },
      },
    });
    expect(JSON.stringify(body)).not.toContain('metadata":{"reference');
    expect((await sdk.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  },
);

test('a card that is no test card declines', async () => {
  const { confirm } = await openCheckout();
  expect((await confirm('4111111111111111')).body).toMatchObject({
    error: { code: 'card_declined', decline_code: 'test_mode_live_card' },
  });
});

test.each([
  ['a number with a wrong digit', '4242424242424241', {}, 'incorrect_number'],
  ['a number that is too short', '4242', {}, 'incorrect_number'],
  ['a year in the past', '4242424242424242', { year: '2020' }, 'invalid_expiry_year'],
  ['two digits of a code', '4242424242424242', { cvc: '12' }, 'invalid_cvc'],
])('%s is refused before any charge', async (_what, number, changes, code) => {
  const { confirm, sdk } = await openCheckout();
  expect((await confirm(number, changes)).body).toMatchObject({
    error: { type: 'card_error', code },
  });
  expect((await sdk.charges.list()).data).toEqual([]);
});

test.each(['4000002500003155', '4000002760003184'])(
  'card %s asks for 3-D Secure before the charge',
  async (number) => {
    const { confirm, control, sdk, intent } = await openCheckout();
    expect((await confirm(number)).body).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
    expect((await sdk.charges.list()).data).toEqual([]);
    await control('POST', 'challenge', { intentId: intent.id, outcome: 'complete' });
    expect((await sdk.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  },
);

test('a failed 3-D Secure leaves the intent unpaid and ready for another card', async () => {
  const { confirm, control, sdk, intent } = await openCheckout();
  await confirm('4000002760003184');
  await control('POST', 'challenge', { intentId: intent.id, outcome: 'fail' });
  expect(await sdk.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
    next_action: null,
  });
  expect((await confirm('4242424242424242')).body).toMatchObject({ status: 'succeeded' });
});

test('authenticated and then declined is a decline', async () => {
  const { confirm, control, sdk, intent } = await openCheckout();
  await confirm('4000008260003178');
  await control('POST', 'challenge', { intentId: intent.id, outcome: 'complete' });
  expect(await sdk.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { decline_code: 'insufficient_funds' },
  });
});

test('paying twice takes the money once', async () => {
  const { confirm, sdk } = await openCheckout();
  const answers = await Promise.all([confirm('4242424242424242'), confirm('4242424242424242')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
    error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } },
  });
  expect((await sdk.charges.list()).data).toHaveLength(1);
});

test('no card number is kept or recorded', async () => {
  const { confirm, control } = await openCheckout();
  await confirm('4242424242424242');
  const all = JSON.stringify([await control('GET', 'requests'), await control('GET', 'events')]);
  expect(all).not.toContain('4242424242424242');
  expect(all).toContain('(struck out)');
});
