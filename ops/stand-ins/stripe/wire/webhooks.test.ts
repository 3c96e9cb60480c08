import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEndpoint, openStandIn } from '../test-stand-in.ts';

const retryDelay = () => 5;

function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'stripe-stand-in-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

test('a payment is told in signed events', async () => {
  const endpoint = await openEndpoint();
  const { sdk, newIntent } = await openStandIn({ webhookUrl: endpoint.url, retryDelay });
  const { id } = await newIntent();
  await sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await endpoint.arrived(3);
  expect(endpoint.types().sort()).toEqual([
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  const paid = endpoint.received.find(({ type }) => type === 'payment_intent.succeeded');
  expect(paid?.data.object).toMatchObject({ id, status: 'succeeded' });
  expect((await sdk.events.list({ type: 'payment_intent.succeeded' })).data).toHaveLength(1);
});

test('declines, cancellations and 3-D Secure have their events', async () => {
  const endpoint = await openEndpoint();
  const { sdk, newIntent } = await openStandIn({ webhookUrl: endpoint.url, retryDelay });
  const { id } = await newIntent();
  await expect(
    sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }),
  ).rejects.toThrow('Your card was declined.');
  await sdk.paymentIntents.confirm(id, {
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'http://localhost/',
  });
  await sdk.paymentIntents.cancel(id);
  await endpoint.arrived(5);
  expect(endpoint.types().sort()).toEqual([
    'charge.failed',
    'payment_intent.canceled',
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.requires_action',
  ]);
});

test('a delivery is repeated until it is answered with 2xx', async () => {
  const endpoint = await openEndpoint([500, 302, 400]);
  const { newIntent, control } = await openStandIn({ webhookUrl: endpoint.url, retryDelay });
  await newIntent();
  await endpoint.arrived(4);
  expect(new Set(endpoint.received.map(({ id }) => id)).size).toBe(1);
  await expect
    .poll(() => control('GET', 'events'))
    .toMatchObject([{ pending_webhooks: 0, delivery: { state: 'delivered', attempts: 4 } }]);
});

test('what was not delivered before a stop is delivered after the next start, with the state kept', async () => {
  const dir = temporaryFolder();
  const before = await openStandIn({ dir, webhookUrl: 'http://127.0.0.1:9/', retryDelay });
  const { id } = await before.newIntent({ metadata: { reference: 'r' } });
  await before.sdk.paymentIntents.confirm(
    id,
    { payment_method: 'pm_card_visa' },
    { idempotencyKey: 'k' },
  );
  await before.stop();

  const endpoint = await openEndpoint();
  const after = await openStandIn({ dir, webhookUrl: endpoint.url, retryDelay });
  await endpoint.arrived(3);
  expect(endpoint.types()).toContain('payment_intent.succeeded');
  expect(await after.sdk.paymentIntents.retrieve(id)).toMatchObject({
    status: 'succeeded',
    metadata: { reference: 'r' },
  });
  const again = await after.sdk.paymentIntents.confirm(
    id,
    { payment_method: 'pm_card_visa' },
    { idempotencyKey: 'k' },
  );
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await after.sdk.charges.list()).data).toHaveLength(1);
});

test('paused deliveries wait, and one event can be delivered again by hand', async () => {
  const endpoint = await openEndpoint();
  const { newIntent, control, sdk } = await openStandIn({ webhookUrl: endpoint.url, retryDelay });
  await control('POST', 'webhooks', { paused: true });
  await newIntent();
  const eventId = (await sdk.events.list()).data[0]?.id ?? '';
  expect(endpoint.received).toEqual([]);
  await control('POST', 'webhooks', { paused: false });
  await endpoint.arrived(1);
  expect(await control('POST', 'webhooks/deliver', { eventId })).toEqual({ status: 200 });
  expect(endpoint.received.map(({ id }) => id)).toEqual([eventId, eventId]);
});

test('an event that does not exist cannot be delivered', async () => {
  const endpoint = await openEndpoint();
  const { control } = await openStandIn({ webhookUrl: endpoint.url });
  expect(await control('POST', 'webhooks/deliver', { eventId: 'evt_none' })).toEqual({
    message: 'There is no event evt_none.',
  });
});
