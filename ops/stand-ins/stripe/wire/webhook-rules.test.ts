import { expect, test } from 'vitest';
import { openEndpoint, openStandIn } from '../test-stand-in.ts';

const retryDelay = () => 5;

async function openShop() {
  const endpoint = await openEndpoint();
  const standIn = await openStandIn({ webhookUrl: endpoint.url, retryDelay });
  const pay = async () => {
    const { id } = await standIn.newIntent();
    await standIn.sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  };
  return { ...standIn, endpoint, pay };
}

test('events of a type are dropped, so many times, and Stripe still lists them', async () => {
  const { control, pay, endpoint, sdk } = await openShop();
  await control('POST', 'webhooks/rules', {
    type: 'payment_intent.succeeded',
    what: 'drop',
    times: 1,
  });
  await pay();
  await pay();
  await endpoint.arrived(7);
  expect(endpoint.types().filter((type) => type === 'payment_intent.succeeded')).toHaveLength(1);
  expect((await sdk.events.list({ type: 'payment_intent.succeeded' })).data).toHaveLength(2);
  expect((await sdk.events.list({ delivery_success: false })).data.map(({ type }) => type)).toEqual(
    ['payment_intent.succeeded'],
  );
});

test('events are repeated, at once and side by side', async () => {
  const { control, pay, endpoint } = await openShop();
  await control('POST', 'webhooks/rules', { type: 'payment_intent.*', what: 'repeat', copies: 4 });
  await pay();
  await endpoint.arrived(10);
  expect(endpoint.types().filter((type) => type === 'payment_intent.succeeded')).toHaveLength(4);
  expect(new Set(endpoint.received.map(({ id }) => id)).size).toBe(4);
});

test('events are delayed while others overtake them', async () => {
  const { control, pay, endpoint } = await openShop();
  await control('POST', 'webhooks/rules', {
    type: 'payment_intent.created',
    what: 'delay',
    delayMs: 200,
  });
  await pay();
  await endpoint.arrived(4);
  expect(endpoint.types().at(-1)).toBe('payment_intent.created');
});

test('events are held and come in the order that a test wants', async () => {
  const { control, pay, endpoint } = await openShop();
  await control('POST', 'webhooks/rules', { type: '*', what: 'hold' });
  await pay();
  expect(await control('POST', 'webhooks/release', { order: 'reversed' })).toMatchObject([
    { status: 200 },
    { status: 200 },
    { status: 200 },
    { status: 200 },
  ]);
  expect(endpoint.types()).toEqual([
    'charge.updated',
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.created',
  ]);
  expect(await control('POST', 'webhooks/release', {})).toEqual([]);
  await control('DELETE', 'webhooks/rules');
  await pay();
  await endpoint.arrived(8);
});

test('a rule that makes no sense is refused', async () => {
  const { control } = await openShop();
  expect(await control('POST', 'webhooks/rules', { type: '*', what: 'lose' })).toMatchObject({
    message: expect.stringContaining('A rule needs type'),
  });
  expect(await control('POST', 'webhooks/rules', { type: '*', what: 'delay' })).toMatchObject({
    message: 'A rule of delay needs delayMs.',
  });
  expect(await control('POST', 'webhooks/release', { eventIds: ['evt_none'] })).toMatchObject({
    message: 'evt_none is not held.',
  });
});
