import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStripeStandIn } from '../../../ops/stand-ins/stripe/server.ts';
import type { Finding } from '../../src/payments/setup/finding.ts';
import { neededPermissions } from '../../src/payments/setup/permissions.ts';
import { setUpStripe } from '../../src/payments/setup/set-up-stripe.ts';
import { handledEvents } from '../../src/payments/stripe/events.ts';
import { createStripe } from '../../src/payments/stripe/stripe-client.ts';

const secretKey = 'rk_test_setup';
const publishableKey = 'pk_test_setup';
const siteUrl = 'https://shop.example';
const hook = `${siteUrl}/api/stripe/webhook`;

let standIn: Awaited<ReturnType<typeof startStripeStandIn>>;
let stripe: ReturnType<typeof createStripe>;
beforeAll(async () => {
  standIn = await startStripeStandIn({ port: 0, secretKey, publishableKey });
  stripe = createStripe(secretKey, standIn.url);
});
afterAll(() => standIn.stop());
beforeEach(() => settings({}));

async function settings(body: object) {
  const answer = await fetch(`${standIn.url}/_control/settings`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

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
  expect(data).toMatchObject([
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
    enabled_events: ['*'],
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
  ['refunds:write', 'Charges and Refunds: write'],
  ['charges:read', 'Charges and Refunds: read'],
  ['payment_intents:write', 'PaymentIntents: write'],
  ['payment_methods:write', 'PaymentMethods: write'],
  ['subscription_schedules:write', 'Subscriptions: write'],
  ['invoices:write', 'Invoices: write'],
  ['customers:write', 'Customers: write'],
  ['products:write', 'Products: write'],
  ['balance_transactions:read', 'Balance: read'],
  ['payouts:read', 'Payouts: read'],
  ['disputes:read', 'Disputes: read'],
  ['radar:read', 'Radar: read'],
])('STR-05 a restricted key without %s is named by what it lacks', async (permission, name) => {
  await settings({ lacks: [permission] });
  const { wrong } = await run();
  expect(wrong).toEqual([{ state: 'wrong', words: expect.stringContaining(`lacks: ${name}.`) }]);
});

test('STR-05 asking what a key may do changes nothing', async () => {
  const before = (await stripe.events.list({ limit: 100 })).data.length;
  for (const { ask } of neededPermissions) await ask(stripe).catch(() => undefined);
  expect((await stripe.events.list({ limit: 100 })).data).toHaveLength(before);
  expect((await stripe.refunds.list()).data).toEqual([]);
});

test.each([
  [{ charges_enabled: false }, 'takes no payments yet'],
  [{ payouts_enabled: false }, 'does not pay them out'],
  [{ country: 'DE' }, 'is in DE'],
  [{ settings: { payments: { statement_descriptor: null } } }, 'read on their statement'],
])('STR-05 an account with %j is not ready', async (account, words) => {
  await settings({ account });
  const { wrong } = await run();
  expect(wrong).toEqual([{ state: 'wrong', words: expect.stringContaining(words) }]);
});

test('STR-05 Link that is on in the dashboard is said', async () => {
  await settings({ methods: { link: { display_preference: { value: 'on' } } } });
  const { found } = await run();
  expect(found).toContainEqual({
    state: 'look',
    words: expect.stringContaining('Apple Pay, Google Pay, Link are on'),
  });
});
