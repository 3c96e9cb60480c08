import type { Stripe } from '@stripe/stripe-js';
import { expect, test } from 'vitest';
import { fakeCheckout, giMap, probiotic, order, secret } from './fakes.ts';

const statusPath = '/api/payment/status';
const intent = '/api/create-payment-intent';

test('CHK-11 the status is asked before the intent', async () => {
  const { session, server } = fakeCheckout();
  await session.sync();
  expect(server.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${statusPath}`,
    `POST ${intent}`,
  ]);
});

test('CHK-14 the intent call carries amount, placeholders, ids, items and the reference', async () => {
  const { session, server, reference } = fakeCheckout();
  await session.sync();
  expect(server.intents()).toEqual([
    {
      amount: '607.00',
      firstName: 'Guest',
      lastName: 'Customer',
      email: 'guest@example.com',
      productIds: 'gi-map,probiotic',
      items: [
        { id: 'gi-map', quantity: 1 },
        { id: 'probiotic', quantity: 2 },
      ],
      reference: reference(),
    },
  ]);
});

test('CHK-12 not configured: the banner, no intent, no script', async () => {
  let isLoaded = false;
  const { session, server, state } = fakeCheckout({
    loadStripe: () => Promise.reject((isLoaded = true)),
  });
  server.next(statusPath, {
    status: 200,
    body: { configured: false, tokenizationKeyAvailable: false },
  });
  await session.sync();
  expect(state().panel).toBe('off');
  expect(state().problem?.message).toBe(
    'Online payments are currently being set up. Please contact us directly to complete your order.',
  );
  expect(server.intents()).toEqual([]);
  expect(isLoaded).toBe(false);
});

test('CHK-13 without a publishable key the banner says so and no intent is made', async () => {
  const { session, server, state } = fakeCheckout({ publishableKey: null });
  await session.sync();
  expect(state().problem?.message).toBe(
    'Stripe public key is not configured. Please contact support.',
  );
  expect(server.intents()).toEqual([]);
});

test('an empty cart asks for nothing at Stripe', async () => {
  let loads = 0;
  const checkout = fakeCheckout({ lines: [], loadStripe: () => Promise.reject((loads += 1)) });
  await checkout.session.sync();
  expect(checkout.server.calls).toEqual([]);
  expect(loads).toBe(0);
});

test('CHK-15 preparing until the client secret is there, then ready', async () => {
  const { session, state } = fakeCheckout();
  const done = session.sync();
  expect(state()).toMatchObject({ panel: 'preparing', clientSecret: null });
  await done;
  expect(state()).toMatchObject({ panel: 'ready', clientSecret: secret });
});

test('CHK-15 CHK-16 a changed cart updates the same intent under the mounted card fields', async () => {
  const checkout = fakeCheckout();
  await checkout.open();
  checkout.cart.replace([giMap]);
  const done = checkout.session.sync();
  await Promise.resolve();
  expect(checkout.state()).toMatchObject({ panel: 'updating', clientSecret: secret });
  await done;
  expect(checkout.state()).toMatchObject({
    panel: 'ready',
    clientSecret: secret,
    isCardReady: true,
  });
  expect(checkout.server.intents().map(({ amount }) => amount)).toEqual(['607.00', '477.00']);
  expect(new Set(checkout.server.intents().map(({ reference }) => reference)).size).toBe(1);
  expect(checkout.updates()).toBe(1);
});

test('CHK-16 an unchanged cart is not asked for again', async () => {
  const { session, server } = fakeCheckout();
  await session.sync();
  await session.sync();
  expect(server.intents()).toHaveLength(1);
});

test('CHK-16 changes during a call follow it one after the other, the last total last', async () => {
  const { session, server, cart } = fakeCheckout();
  const first = session.sync();
  cart.replace([giMap]);
  const second = session.sync();
  cart.replace([probiotic]);
  await Promise.all([first, second, session.sync()]);
  expect(server.intents().at(-1)?.amount).toBe('130.00');
  expect(server.to(statusPath)).toHaveLength(1);
});

test('CHK-16 an intent over another amount than the one shown is not handed out', async () => {
  const { session, server, state } = fakeCheckout();
  server.next(intent, {
    status: 200,
    body: {
      success: true,
      clientSecret: secret,
      message: '',
      reference: 'r',
      amount: '1.00',
      discountAmount: '0.00',
    },
  });
  await session.sync();
  expect(state()).toMatchObject({ panel: 'failed', clientSecret: null });
});

test('CHK-17 a refused intent shows the server’s message', async () => {
  const { session, server, toasts, state } = fakeCheckout();
  server.next(intent, {
    status: 422,
    body: { success: false, message: 'The family program cannot be bought here yet.' },
  });
  await session.sync();
  expect(toasts).toEqual([
    {
      title: 'Setup Error',
      description: 'The family program cannot be bought here yet.',
      variant: 'destructive',
    },
  ]);
  expect(state()).toMatchObject({
    panel: 'failed',
    problem: { title: 'Setup Error', message: 'The family program cannot be bought here yet.' },
  });
});

test('CHK-17 trying again while the script is still loading asks for the intent again', async () => {
  const script = Promise.withResolvers<Stripe>();
  const { session, server, state, stripe } = fakeCheckout({ loadStripe: () => script.promise });
  server.next(intent, {
    status: 503,
    body: { success: false, message: 'The payment provider is resting.' },
  });
  const opened = session.sync();
  await expect.poll(() => state().panel).toBe('failed');
  const again = session.retry();
  script.resolve(stripe);
  await Promise.all([opened, again]);
  expect(state()).toMatchObject({ panel: 'ready', clientSecret: secret, problem: null });
  expect(server.intents()).toHaveLength(2);
});

test('CHK-16 a cart that changes while the script is still loading is followed', async () => {
  const script = Promise.withResolvers<Stripe>();
  const { session, server, state, stripe, cart } = fakeCheckout({
    lines: [giMap],
    loadStripe: () => script.promise,
  });
  const opened = session.sync();
  await expect.poll(() => state().clientSecret).toBe(secret);
  cart.replace([{ ...giMap, quantity: 2 }]);
  const changed = session.sync();
  script.resolve(stripe);
  await Promise.all([opened, changed]);
  expect(server.intents().at(-1)?.amount).toBe('954.00');
  expect(state().panel).toBe('ready');
});

test('CHK-17 a refusal without words has words of its own', async () => {
  const { session, server, toasts } = fakeCheckout();
  server.next(intent, { status: 502, body: '<html>Bad gateway</html>' });
  await session.sync();
  expect(toasts[0]).toMatchObject({
    title: 'Setup Error',
    description: 'Unable to initialize payment.',
  });
});

test('CHK-17 an answer that is no answer counts as refused', async () => {
  const { session, server, toasts } = fakeCheckout();
  server.next(intent, { status: 200, body: { success: false, message: 'Not today.' } });
  await session.sync();
  expect(toasts[0]).toMatchObject({ title: 'Setup Error', description: 'Not today.' });
});

test('CHK-18 a network failure is a connection error, and trying again goes on from there', async () => {
  const { session, server, toasts, state } = fakeCheckout();
  server.next(intent, 'cut');
  await session.sync();
  expect(toasts).toEqual([
    {
      title: 'Connection Error',
      description: 'Unable to connect to payment processor.',
      variant: 'destructive',
    },
  ]);
  expect(state().panel).toBe('failed');
  await session.retry();
  expect(state()).toMatchObject({ panel: 'ready', problem: null });
  expect(server.to(statusPath)).toHaveLength(1);
});

test('CHK-18 a status that cannot be asked is a connection error', async () => {
  const { session, server, toasts } = fakeCheckout();
  server.next(statusPath, 'cut');
  await session.sync();
  expect(toasts[0]?.title).toBe('Connection Error');
  expect(server.intents()).toEqual([]);
});

test('CHK-18 an update that does not reach the card fields is not passed over', async () => {
  const checkout = fakeCheckout();
  await checkout.open();
  checkout.elements.fetchUpdates = () => Promise.reject(new Error('offline'));
  checkout.cart.replace([giMap]);
  await checkout.session.sync();
  expect(checkout.state()).toMatchObject({
    panel: 'failed',
    problem: { title: 'Connection Error' },
  });
});

test('CHK-19 a script that cannot be loaded is said, and can be tried again', async () => {
  let attempts = 0;
  const checkout = fakeCheckout({
    loadStripe: () =>
      (attempts += 1) === 1
        ? Promise.reject(new Error('blocked'))
        : Promise.resolve(checkout.stripe),
  });
  await checkout.session.sync();
  expect(checkout.state().panel).toBe('failed');
  expect(checkout.toasts[0]).toMatchObject({
    title: 'Payment Error',
    description: 'Payment system not loaded. Please refresh and try again.',
  });
  await checkout.session.retry();
  expect(checkout.state()).toMatchObject({ panel: 'ready', stripe: checkout.stripe });
});

test('CHK-19 card fields that fail to load are mounted anew on trying again', async () => {
  const { session, state } = fakeCheckout();
  await session.sync();
  const before = state().mountCount;
  session.reportCardFailure();
  expect(state().panel).toBe('failed');
  await session.retry();
  expect(state()).toMatchObject({ panel: 'ready', mountCount: before + 1 });
});

test('CHK-16 a changed price re-prices the cart, says so once and asks again', async () => {
  const { session, server, cart, state, toasts } = fakeCheckout();
  server.next(intent, {
    status: 409,
    body: {
      success: false,
      message: 'Prices have changed.',
      prices: {
        'gi-map': { name: giMap.name, price: 480 },
        probiotic: { name: probiotic.name, price: 65 },
      },
    },
  });
  await session.sync();
  expect(cart.lines().map((line) => line.cents)).toEqual([48_000, 6_500]);
  expect(state()).toMatchObject({
    panel: 'ready',
    notices: [`The price of ${giMap.name} is now $480`],
  });
  expect(server.intents().map(({ amount }) => amount)).toEqual(['607.00', '610.00']);
  expect(toasts).toEqual([]);
});

test('CHK-16 a cart that another tab has changed meanwhile is not put back by a re-pricing', async () => {
  const { session, server, cart } = fakeCheckout();
  const repricing = Promise.withResolvers<{ status: number; body: object }>();
  server.next(intent, repricing.promise);
  const run = session.sync();
  await expect.poll(() => server.intents().length).toBe(1);
  cart.replace([probiotic]);
  repricing.resolve({
    status: 409,
    body: {
      success: false,
      message: 'Prices have changed.',
      prices: {
        'gi-map': { name: giMap.name, price: 480 },
        probiotic: { name: probiotic.name, price: 65 },
      },
    },
  });
  await run;
  expect(cart.lines()).toEqual([probiotic]);
  expect(server.intents().map(({ amount }) => amount)).toEqual(['607.00', '130.00']);
});

test('CHK-16 a retired product leaves the cart on the way to paying', async () => {
  const { session, server, cart, state } = fakeCheckout();
  server.next(intent, {
    status: 409,
    body: { success: false, message: 'Prices have changed.', prices: { 'gi-map': null } },
  });
  await session.sync();
  expect(cart.lines()).toEqual([probiotic]);
  expect(state().notices).toEqual([`${giMap.name} is no longer for sale and has left your cart`]);
});

test('CHK-16 a server that refuses for ever does not keep the page asking', async () => {
  const { session, server, state } = fakeCheckout();
  for (let price = 500; price < 520; price += 1)
    server.next(intent, {
      status: 409,
      body: {
        success: false,
        message: 'Prices have changed.',
        prices: { 'gi-map': { name: giMap.name, price } },
      },
    });
  await session.sync();
  expect(state().panel).toBe('failed');
  expect(server.intents().length).toBeLessThan(6);
});

test('CHK-17 a 409 that names no other price is a refusal', async () => {
  const { session, server, toasts } = fakeCheckout();
  server.next(intent, {
    status: 409,
    body: {
      success: false,
      message: 'Please reload.',
      prices: { 'gi-map': { name: giMap.name, price: 477 } },
    },
  });
  await session.sync();
  expect(toasts[0]).toMatchObject({ title: 'Setup Error', description: 'Please reload.' });
});

test('CHK-29 a checkout that was paid before a reload is confirmed, its cart emptied', async () => {
  const { session, server, state, cart, toasts, reference } = fakeCheckout();
  server.next(intent, {
    status: 200,
    body: { success: true, paid: true, ...order, message: '', reference: 'r' },
  });
  await session.sync();
  expect(state().confirmation).toEqual({ ...order, receipt: null });
  expect(cart.lines()).toEqual([]);
  expect(reference()).toBeNull();
  expect(toasts).toEqual([
    {
      title: 'Order Successful!',
      description: 'Your order has been confirmed. Check your email for details.',
    },
  ]);
});
