import { gzipSync } from 'node:zlib';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import type { WebProcess } from '../support/web-process.ts';
import { oldWebhookSecret, startWeb, webhookSecret } from '../support/web-process.ts';

let cms: FixtureCms;
let web: WebProcess;

beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url);
});
beforeEach(() => {
  cms.answers.clear();
  cms.calls.length = 0;
});
afterAll(async () => {
  await web.close();
  await cms.close();
});

const event = (
  type: string,
  object: object = { id: 'pi_1', object: 'payment_intent', amount: 47_700 },
) =>
  JSON.stringify(
    { id: 'evt_1', object: 'event', api_version: '2026-10-28.endive', type, data: { object } },
    null,
    2,
  );

function sign(
  payload: string,
  secret = webhookSecret,
  timestamp = Math.floor(Date.now() / 1000),
): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

async function deliver(
  body: string | Buffer,
  signature: string | null,
  headers: Record<string, string> = {},
): Promise<number> {
  const response = await fetch(`${web.url}/api/stripe/webhook`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(signature === null ? {} : { 'Stripe-Signature': signature }),
      ...headers,
    },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  await response.arrayBuffer();
  return response.status;
}

const succeeded = event('payment_intent.succeeded');
const told = 'payments/webhook-refused';

test('PAY-05 a signed event goes on to the CMS as three ids and is acknowledged', async () => {
  expect(await deliver(succeeded, sign(succeeded))).toBe(200);
  expect(cms.calls.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: 'payments/event',
      body: { id: 'evt_1', type: 'payment_intent.succeeded', objectId: 'pi_1' },
    },
  ]);
});

test('PAY-05 while the secret is being changed both are good', async () => {
  expect(await deliver(succeeded, sign(succeeded, oldWebhookSecret))).toBe(200);
});

test.each<[string, string | Buffer, string | null]>([
  ['no signature', succeeded, null],
  ['an empty signature', succeeded, ''],
  ['a signature that is none', succeeded, 'yes'],
  ['a foreign secret', succeeded, sign(succeeded, 'whsec_of_another_shop')],
  ['a signature of an empty secret', succeeded, sign(succeeded, ' ')],
  [
    'an old signature',
    succeeded,
    sign(succeeded, webhookSecret, Math.floor(Date.now() / 1000) - 301),
  ],
  ['a changed body', succeeded.replace('47700', '1'), sign(succeeded)],
  ['a body written anew', JSON.stringify(JSON.parse(succeeded)), sign(succeeded)],
  ['a packed body', gzipSync(succeeded), sign(succeeded)],
  ['two wrong signatures', succeeded, `${sign(succeeded, 'whsec_a')},v1=${'0'.repeat(64)}`],
  ['no body', '', sign(succeeded)],
])('PAY-05 %s is refused and nothing of it reaches the CMS', async (_what, body, signature) => {
  expect(await deliver(body, signature)).toBe(400);
  expect(cms.calls.filter(({ path }) => path !== told)).toEqual([]);
});

test('REL-20 a signature that does not fit is told to the desk, once a minute; what could not be Stripe is not', async () => {
  const fresh = await startWeb(cms.url);
  onTestFinished(() => fresh.close());
  const knock = async (signature: string) => {
    const address = `${fresh.url}/api/stripe/webhook`;
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    const { status } = await fetch(address, { method: 'POST', headers, body: succeeded });
    return status;
  };
  const tellings = () => cms.calls.filter(({ path }) => path === told).map(({ body }) => body);
  expect(await knock('yes')).toBe(400);
  expect(tellings()).toEqual([]);
  for (let time = 0; time < 3; time++)
    expect(await knock(sign(succeeded, 'whsec_of_another_shop'))).toBe(400);
  await expect.poll(tellings).toEqual([{}]);
});

test('PAY-05 a body of 2 MB is refused', async () => {
  const long = event('payment_intent.succeeded', {
    id: 'pi_1',
    description: 'x'.repeat(2_000_000),
  });
  expect(await deliver(long, sign(long))).toBe(413);
  expect(cms.calls).toEqual([]);
});

test('PAY-05 a page of another site cannot deliver events', async () => {
  expect(await deliver(succeeded, sign(succeeded), { Origin: 'https://evil.example' })).toBe(403);
  expect(cms.calls).toEqual([]);
});

test('PAY-06 an event of a kind that nobody knows, or about something without an id, is acknowledged', async () => {
  const unknown = event('treasury.something_new', { id: 'tr_1' });
  expect(await deliver(unknown, sign(unknown))).toBe(200);
  const balance = event('balance.available', { object: 'balance' });
  expect(await deliver(balance, sign(balance))).toBe(200);
});

test.each([
  'cut',
  { status: 503, document: { success: false, message: 'later' } },
  { status: 401, document: {} },
  { status: 500, document: {} },
] as const)(
  'PAY-07 with a CMS that answers %j the event is not acknowledged, so that Stripe delivers it again',
  async (trouble) => {
    cms.answers.set('payments/event', trouble);
    expect(await deliver(succeeded, sign(succeeded))).toBe(500);
    cms.answers.clear();
    expect(await deliver(succeeded, sign(succeeded))).toBe(200);
  },
);

test('PRV-07 what an event says about a person is not logged', async () => {
  const personal = event('payment_intent.succeeded', {
    id: 'pi_1',
    receipt_email: 'ann@person.example',
  });
  await deliver(personal, 'wrong');
  cms.answers.set('payments/event', 'cut');
  await deliver(personal, sign(personal));
  await expect.poll(() => web.logged.some((line) => line.includes('evt_1'))).toBe(true);
  expect(web.logged.filter((line) => line.includes('person.example'))).toEqual([]);
});
