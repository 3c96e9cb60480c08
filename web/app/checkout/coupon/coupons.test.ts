import { expect, test } from 'vitest';
import { customer, fakeCheckout, giMap, openCheckout, probiotic, secret } from '../fakes.ts';

const intent = '/api/create-payment-intent';
const couponPath = '/api/validate-coupon';
const prices = {
  'gi-map': { name: giMap.name, price: 477 },
  probiotic: { name: probiotic.name, price: 65 },
};
const refused = (status: number, body: object) => ({
  status,
  body: { success: false, message: 'No.', ...body },
});

test('CPN-01 CPN-03 CPN-04 a code is sent in upper case with the sum, and takes off what the server says', async () => {
  const { session, server, state, toasts, rememberedCode, updates } = await openCheckout();
  expect(await session.applyCoupon(' welcome10 ')).toBeNull();
  await session.sync();
  expect(server.coupons()).toEqual([
    {
      code: 'WELCOME10',
      orderTotal: 607,
      items: [
        { id: 'gi-map', quantity: 1 },
        { id: 'probiotic', quantity: 2 },
      ],
    },
  ]);
  expect(state().coupon).toEqual({ code: 'WELCOME10', discountCents: 6_070 });
  expect(toasts).toEqual([{ title: 'Coupon Applied!', description: 'You saved $60.70' }]);
  expect(server.intents().at(-1)).toMatchObject({ amount: '546.30', couponCode: 'WELCOME10' });
  expect(updates()).toBe(1);
  expect(rememberedCode()).toBe('WELCOME10');
});

test.each(['', '   '])('CPN-02 a blank code (%j) asks nothing', async (typed) => {
  const { session, server, toasts } = await openCheckout();
  expect(await session.applyCoupon(typed)).toBe('Please enter a coupon code');
  expect(server.coupons()).toEqual([]);
  expect(toasts).toEqual([
    { title: 'Error', description: 'Please enter a coupon code.', variant: 'destructive' },
  ]);
});

test.each([
  ['the words of the server', { message: 'This code has expired.' }, 'This code has expired.'],
  ['words of its own', { message: undefined }, 'This coupon code is not valid.'],
])('CPN-05 a refused code is told with %s and changes nothing', async (_, body, message) => {
  const { session, server, state, toasts } = await openCheckout();
  server.next(couponPath, refused(422, body));
  expect(await session.applyCoupon('OLD')).toBe(message);
  expect(toasts).toEqual([
    { title: 'Invalid Coupon', description: message, variant: 'destructive' },
  ]);
  expect(state().coupon).toBeNull();
  expect(server.intents()).toHaveLength(1);
});

test('CPN-05 without a connection the code is not called wrong', async () => {
  const { session, server } = await openCheckout();
  server.next(couponPath, 'cut');
  expect(await session.applyCoupon('WELCOME10')).toBe(
    'The code could not be checked just now. Please try again.',
  );
});

test('CPN-06 a removed code brings the total of the cart back', async () => {
  const { session, server, state, toasts, rememberedCode } = await openCheckout();
  await session.applyCoupon('WELCOME10');
  await session.sync();
  session.removeCoupon();
  await session.sync();
  expect(toasts.at(-1)).toEqual({
    title: 'Coupon Removed',
    description: 'Coupon code has been removed from your order.',
  });
  expect(state().coupon).toBeNull();
  expect(rememberedCode()).toBeNull();
  expect(server.intents().at(-1)).toMatchObject({ amount: '607.00' });
  expect(server.intents().at(-1)).not.toHaveProperty('couponCode');
});

test('CPN-07 a code that counts no more on Pay is dropped and told, and nothing is charged', async () => {
  const { session, server, state, confirmed } = await openCheckout();
  await session.applyCoupon('WELCOME10');
  await session.sync();
  server.next(
    intent,
    refused(409, { prices, coupon: { code: 'WELCOME10', message: 'This code has been used up.' } }),
  );
  await session.pay(customer);
  await session.sync();
  expect(confirmed).toEqual([]);
  expect(state()).toMatchObject({
    coupon: null,
    panel: 'ready',
    payment: 'idle',
    notices: ['Coupon WELCOME10: This code has been used up'],
  });
  expect(server.intents().at(-1)).toMatchObject({ amount: '607.00' });
});

test('CPN-07 another discount than shown is taken over before anything is charged', async () => {
  const { session, server, state, confirmed } = await openCheckout();
  await session.applyCoupon('WELCOME10');
  await session.sync();
  server.next(
    intent,
    refused(409, { prices, coupon: { code: 'WELCOME10', discountAmount: 30, newTotal: 577 } }),
  );
  await session.pay(customer);
  await session.sync();
  expect(confirmed).toEqual([]);
  expect(state().coupon).toEqual({ code: 'WELCOME10', discountCents: 3_000 });
  expect(server.intents().at(-1)).toMatchObject({ amount: '577.00', couponCode: 'WELCOME10' });
});

test('CPN-04 what is paid, ordered and shown at the end is the total with the coupon', async () => {
  const { session, server, state, rememberedCode } = await openCheckout();
  await session.applyCoupon('WELCOME10');
  await session.sync();
  await session.pay(customer);
  expect(server.orders()).toMatchObject([
    { amount: '546.30', couponCode: 'WELCOME10', discountAmount: '60.70' },
  ]);
  expect(state().confirmation?.receipt).toMatchObject({
    cents: 54_630,
    coupon: { code: 'WELCOME10', discountCents: 6_070 },
  });
  expect(rememberedCode()).toBeNull();
});

test('a code survives a reload and is asked for anew, before the first intent', async () => {
  const { session, server, state } = fakeCheckout({ rememberedCode: 'WELCOME10' });
  await session.sync();
  expect(server.intents()).toMatchObject([{ amount: '546.30', couponCode: 'WELCOME10' }]);
  expect(state()).toMatchObject({ clientSecret: secret, coupon: { code: 'WELCOME10' } });
});

test('a remembered code that counts no more is told and forgotten', async () => {
  const { session, server, state, rememberedCode } = fakeCheckout({ rememberedCode: 'OLD' });
  server.next(couponPath, refused(422, { message: 'This code has expired.' }));
  await session.sync();
  expect(state().notices).toEqual(['Coupon OLD: This code has expired']);
  expect(rememberedCode()).toBeNull();
  expect(server.intents()).toMatchObject([{ amount: '607.00' }]);
});

test('CHK-16 Pay waits while a code is judged, so that the charge is the total that is shown', async () => {
  const { session, server, state, confirmed } = await openCheckout();
  const applied = session.applyCoupon('WELCOME10');
  await session.pay(customer);
  expect(confirmed).toEqual([]);
  await applied;
  await session.sync();
  await session.pay(customer);
  expect(server.orders()).toMatchObject([{ amount: '546.30', couponCode: 'WELCOME10' }]);
  expect(state().isCheckingCoupon).toBe(false);
});

test.each([
  ['removed', null, '1155.00'],
  ['applied', 'WELCOME10', '1040.10'],
])(
  'CHK-16 a code that is %s while an intent is asked for is not overruled by its answer',
  async (_, code, amount) => {
    const { session, server, state, cart } = await openCheckout();
    if (!code) await session.applyCoupon('WELCOME10');
    await session.sync();
    const answer = Promise.withResolvers<ReturnType<typeof refused>>();
    server.next(intent, answer.promise);
    cart.replace(cart.lines().map((line) => ({ ...line, quantity: line.quantity + 1 })));
    const following = session.sync();
    if (code) await session.applyCoupon(code);
    else session.removeCoupon();
    const raised = { ...prices, 'gi-map': { name: giMap.name, price: 480 } };
    answer.resolve(
      refused(409, {
        prices: raised,
        ...(code ? {} : { coupon: { code: 'WELCOME10', discountAmount: 30, newTotal: 1125 } }),
      }),
    );
    await following;
    expect(state().coupon?.code ?? null).toBe(code);
    expect(server.intents().at(-1)).toMatchObject({ amount });
  },
);

test('a remembered code that nobody could judge is told, and asked for again', async () => {
  const { session, server, state, rememberedCode } = fakeCheckout({ rememberedCode: 'WELCOME10' });
  server.next(couponPath, 'cut');
  await session.sync();
  expect(state()).toMatchObject({
    coupon: null,
    notices: ['Coupon WELCOME10: The code could not be checked just now. Please try again'],
  });
  expect(rememberedCode()).toBe('WELCOME10');
  await session.sync();
  expect(state()).toMatchObject({ coupon: { code: 'WELCOME10' }, notices: [] });
});

test('a code that is applied while a remembered one is still judged stays', async () => {
  const { session, server, state, rememberedCode } = fakeCheckout({ rememberedCode: 'OLD' });
  const judged = Promise.withResolvers<{ status: number; body: object }>();
  server.next(couponPath, judged.promise);
  const opened = session.sync();
  await expect.poll(() => server.coupons().length).toBe(1);
  expect(await session.applyCoupon('WELCOME10')).toBeNull();
  judged.resolve(refused(422, { message: 'This code has expired.' }));
  await opened;
  await session.sync();
  expect(state()).toMatchObject({ coupon: { code: 'WELCOME10' }, notices: [] });
  expect(rememberedCode()).toBe('WELCOME10');
  expect(server.intents().at(-1)).toMatchObject({ amount: '546.30', couponCode: 'WELCOME10' });
});

test('a code goes with its cart', async () => {
  const { session, state, cart, rememberedCode } = await openCheckout();
  await session.applyCoupon('WELCOME10');
  cart.replace([]);
  await session.sync();
  expect([state().coupon, rememberedCode()]).toEqual([null, null]);
});
