import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Finding } from '../../src/payments/setup/finding.ts';
import { neededPermissions } from '../../src/payments/setup/permissions.ts';
import { setUpStripe } from '../../src/payments/setup/set-up-stripe.ts';
import { handledEvents } from '../../src/payments/stripe/events.ts';
import { createStripe } from '../../src/payments/stripe/stripe-client.ts';
import { setAccount } from '../support/payments/billing.ts';
import { startStripeProxy } from '../support/payments/stripe-proxy.ts';
import { required } from '../support/shop.ts';

const secretKey = required('STRIPE_SECRET_KEY');
const publishableKey = 'pk_test_setup';
const siteUrl = 'https://shop.example';
const hook = `${siteUrl}/api/stripe/webhook`;
const proxy = await startStripeProxy(required('STRIPE_API_BASE'));
const stripe = createStripe(secretKey, proxy.url);

afterAll(async () => {
  await setAccount({});
  await proxy.close();
});
beforeEach(async () => {
  await setAccount({});
  proxy.heal();
});

async function run(keys: Partial<Parameters<typeof setUpStripe>[1]> = {}) {
  const found: Finding[] = [];
  const secret = await setUpStripe(
    stripe,
    { secretKey, publishableKey, siteUrl, ...keys },
    (finding) => void found.push(finding),
  );
  return { secret, found, wrong: found.filter(({ state }) => state === 'wrong') };
}

test('STR-05 the webhook is made once with the exact version and events, and its secret is told', async () => {
  const first = await run();
  expect(first.wrong).toEqual([]);
  expect(first.secret).toMatch(/^whsec_\w+/);
  const again = await run();
  expect(again.secret).toBeNull();
  expect(again.found.filter(({ state }) => state === 'done')).toEqual([]);
  const { data } = await stripe.webhookEndpoints.list();
  expect(data.filter(({ url }) => url === hook)).toMatchObject([
    { url: hook, api_version: '2026-10-28.endive', enabled_events: handledEvents },
  ]);
});

test('STR-05 an endpoint that lacks events or is off is brought up to date', async () => {
  const { data } = await stripe.webhookEndpoints.list();
  await stripe.webhookEndpoints.update(data[0]?.id ?? '', {
    enabled_events: ['payment_intent.succeeded'],
    disabled: true,
  });
  const { found, secret } = await run();
  expect(secret).toBeNull();
  expect(found).toContainEqual({
    state: 'done',
    words: expect.stringContaining('payout.paid'),
  });
  expect((await stripe.webhookEndpoints.list()).data).toMatchObject([
    { status: 'enabled', enabled_events: handledEvents },
  ]);
});

test('STR-05 an endpoint of another version stays, and a new one is made beside it', async () => {
  const old = 'https://old.example';
  await stripe.webhookEndpoints.create({
    url: `${old}/api/stripe/webhook`,
    api_version: '2025-12-15.clover',
    enabled_events: ['payment_intent.succeeded'],
  });
  const { found, secret } = await run({ siteUrl: old });
  expect(secret).toMatch(/^whsec_/);
  expect(found).toContainEqual({
    state: 'look',
    words: expect.stringContaining('2025-12-15.clover'),
  });
});

test.each([
  ['pk_live_setup', 'test mode and STRIPE_PUBLISHABLE_KEY for live mode'],
  ['', 'STRIPE_PUBLISHABLE_KEY is missing'],
  ['nonsense', 'for no known mode'],
])(
  'STR-05 the publishable key %j beside a test key is wrong, and nothing is asked',
  async (key, words) => {
    const { found } = await run({ publishableKey: key });
    expect(found).toEqual([{ state: 'wrong', words: expect.stringContaining(words) }]);
  },
);

test('STR-05 live keys without https are wrong', async () => {
  const { wrong } = await run({
    secretKey: 'sk_live_x',
    publishableKey: 'pk_live_x',
    siteUrl: 'http://shop.example',
  });
  expect(wrong).toEqual([{ state: 'wrong', words: expect.stringContaining('need https') }]);
});

test.each([
  [/^POST \/v1\/refunds/, 'Charges and Refunds: write'],
  [/^GET \/v1\/charges/, 'Charges and Refunds: read'],
  [/^POST \/v1\/payment_intents/, 'PaymentIntents: write'],
  [/^POST \/v1\/payment_methods/, 'PaymentMethods: write'],
  [/^POST \/v1\/subscription_schedules/, 'Subscriptions: write'],
  [/^POST \/v1\/invoices/, 'Invoices: write'],
  [/^POST \/v1\/customers/, 'Customers: write'],
  [/^POST \/v1\/products/, 'Products: write'],
  [/^GET \/v1\/balance_transactions/, 'Balance: read'],
  [/^GET \/v1\/payouts/, 'Payouts: read'],
  [/^GET \/v1\/disputes/, 'Disputes: read'],
  [/^GET \/v1\/radar/, 'Radar: read'],
])('STR-05 a restricted key that is refused %s is named by what it lacks', async (call, name) => {
  proxy.refuse(call, 403, { message: 'The provided key does not have the required permissions.' });
  const { wrong } = await run();
  expect(wrong).toEqual([{ state: 'wrong', words: expect.stringContaining(`lacks: ${name}.`) }]);
});

test('STR-05 asking what a key may do changes nothing', async () => {
  for (const { ask } of neededPermissions) {
    const before = proxy.requests.length;
    const refusal = await ask(stripe).then(
      () => null,
      (error: unknown) => error,
    );
    const [asked] = proxy.requests.slice(before);
    if (asked?.method === 'GET') expect(refusal).toBeNull();
    else
      expect(refusal).toMatchObject({
        type: 'StripeInvalidRequestError',
        code: 'resource_missing',
      });
  }
});

test.each([
  [{ charges_enabled: false }, 'takes no payments yet'],
  [{ payouts_enabled: false }, 'does not pay them out'],
  [{ country: 'DE' }, 'is in DE'],
  [{ settings: { payments: { statement_descriptor: null } } }, 'read on their statement'],
])('STR-05 an account with %j is not ready', async (account, words) => {
  await setAccount({ account });
  const { wrong } = await run();
  expect(wrong).toEqual([{ state: 'wrong', words: expect.stringContaining(words) }]);
});

test('STR-05 Link that is on in the dashboard is said', async () => {
  await setAccount({ methods: { link: { display_preference: { value: 'on' } } } });
  const { found } = await run();
  expect(found).toContainEqual({
    state: 'look',
    words: expect.stringContaining('Apple Pay, Google Pay, Link are on'),
  });
});
