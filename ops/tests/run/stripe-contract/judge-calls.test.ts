import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { openStandIn, secretKey } from '../../../stand-ins/stripe/test-stand-in.ts';
import { judgeCalls } from './judge-calls.ts';

/** A stand-in that is listened to, as `overhearStripe` asks it. */
async function openRun() {
  const standIn = await openStandIn();
  const listen = () => standIn.control('POST', 'requests/watch', { patterns: [] });
  await listen();
  const asked = (
    method: string,
    path: string,
    body: string,
    headers: Record<string, string> = {},
  ) =>
    standIn.call(method, path, body, {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': Stripe.API_VERSION,
      'idempotency-key': 'k',
      ...headers,
    });
  return { ...standIn, listen, asked, verdict: () => judgeCalls(standIn.url) };
}

test('STR recorder a purchase, a plan and a refund as the SDK asks for them are kept, with what was counted', async () => {
  const { sdk, newIntent, verdict } = await openRun();
  for (const reference of [
    '85b6c6f2-2019-4102-a7a2-d36d9ab696c4',
    '11111111-2222-4333-8444-555555555555',
  ]) {
    const { id } = await newIntent({ metadata: { reference }, description: 'Online order' });
    await sdk.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/',
    });
    await sdk.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    await sdk.refunds.create({ payment_intent: id, amount: 100, reason: 'requested_by_customer' });
  }
  await sdk.paymentIntents.list({ created: { gte: 1 }, limit: 100 });
  expect(await verdict()).toEqual({
    kept: true,
    figure:
      "9 calls of the shop to Stripe, 13 combinations of method, path and parameter, 0 against the SDK's types",
  });
});

test.each([
  [
    'an unknown parameter',
    'POST',
    '/v1/payment_intents',
    'amount=500&currency=usd&colour=red',
    {},
    'colour is unknown',
  ],
  [
    'a wrong word',
    'POST',
    '/v1/payment_intents',
    'amount=500&currency=usd&capture_method=later',
    {},
    "capture_method is 'later'",
  ],
  [
    'a wrong kind',
    'POST',
    '/v1/payment_intents',
    'amount=five&currency=usd',
    {},
    "amount is 'five'",
  ],
  [
    'what is typed by people',
    'POST',
    '/v1/payment_intents',
    'amount=500&currency=usd&capture_method=as+soon',
    {},
    "capture_method is '(text)'",
  ],
  [
    'an unknown path',
    'POST',
    '/v1/intents',
    'amount=500',
    {},
    'POST /v1/intents: is no call of the SDK',
  ],
  [
    'no version',
    'POST',
    '/v1/payment_intents',
    'amount=500&currency=usd',
    { 'stripe-version': '' },
    'is asked in version none',
  ],
  [
    'no key',
    'POST',
    '/v1/payment_intents',
    'amount=500&currency=usd',
    { 'idempotency-key': '' },
    'has no Idempotency-Key',
  ],
])(
  'STR recorder %s is found in what was sent, and told once',
  async (_, method, path, body, headers, found) => {
    const { asked, verdict } = await openRun();
    for (let times = 0; times < 2; times += 1) await asked(method, path, body, headers);
    const { kept, figure } = (await verdict()) ?? {};
    expect(kept).toBe(false);
    expect(figure).toMatch(/^2 calls .*, 1 against the SDK's types\n/);
    expect(figure?.split('\n').filter((line) => line.includes(found))).toHaveLength(1);
  },
);

test('STR recorder nothing asked, nothing proved: a browser is not the shop, and what was asked before is forgotten', async () => {
  const { browser, sdk, listen, verdict } = await openRun();
  expect(await verdict()).toBeNull();
  await browser('POST', 'payment_methods', { type: 'card', colour: 'red' });
  expect(await verdict()).toBeNull();
  await sdk.customers.create();
  expect(await verdict()).toMatchObject({ kept: true });
  await listen();
  expect(await verdict()).toBeNull();
});

test('STR recorder a stand-in that was started anew, and that nobody listens to, proves nothing', async () => {
  const { sdk, url } = await openStandIn();
  await sdk.customers.create();
  expect(await judgeCalls(url)).toBeNull();
});

test('STR recorder a stand-in that does not answer is no verdict', async () => {
  const { url, stop } = await openStandIn();
  await expect(judgeCalls(`${url}/x`)).rejects.toThrow('answered');
  await stop();
  await expect(judgeCalls(url)).rejects.toThrow();
});

test('STR recorder calls that were not held are no proof', async () => {
  const form = { method: 'GET', path: '/v1/refunds', params: {}, version: Stripe.API_VERSION };
  const watch = { calls: [{ ...form, hasIdempotencyKey: false, times: 5 }], callsLost: 2 };
  const server = createServer((_, response) => void response.end(JSON.stringify(watch)));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const verdict = await judgeCalls(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(verdict?.kept).toBe(false);
  expect(verdict?.figure).toContain('2 calls came in too many forms to be looked at');
});
