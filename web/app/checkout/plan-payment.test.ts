import { expect, test } from 'vitest';
import { customer, fakeCheckout, giMap, openCheckout, programme } from './fakes.ts';

const intent = '/api/create-payment-intent';
const family20 = {
  code: 'FAMILY20',
  discountAmount: 382.2,
  newTotal: 2_005.8,
  firstDiscountAmount: 382.2,
  laterDiscountAmount: 382.2,
};
const gift = {
  code: 'FAMILY20',
  discountCents: 38_220,
  ofPlan: { firstCents: 38_220, laterCents: 38_220 },
  isGift: true,
};
const lines = [programme, giMap];

/** What the server answers to a cart that names no code, when it has one of its own for it. */
function offered(reference: string) {
  return {
    status: 200,
    body: {
      success: true,
      clientSecret: 'pi_1_secret_a',
      message: '',
      reference,
      amount: '2388.00',
      discountAmount: '0.00',
      later: { count: 3, amount: '1911.00', from: '2026-11-22' },
      offeredCoupon: family20,
    },
  };
}

test('CHK-31 the call names what is paid today and what each later payment is', async () => {
  const { server, state } = await openCheckout({ lines });
  expect(server.intents()).toMatchObject([
    {
      amount: '2388.00',
      laterAmount: '1911.00',
      items: [
        { id: 'family-wellness-program', quantity: 3 },
        { id: 'gi-map', quantity: 1 },
      ],
    },
  ]);
  expect(state().panel).toBe('ready');
});

test('a cart without a programme names no later payment', async () => {
  const { server } = await openCheckout({ lines: [giMap] });
  expect(server.intents()[0]).not.toHaveProperty('laterAmount');
});

test.each([{ count: 3, amount: '1910.00', from: '2026-11-22' }, undefined])(
  'CHK-31 later payments other than those shown are never paid for: %j',
  async (later) => {
    const { server, session, state } = fakeCheckout({ lines });
    server.next(intent, {
      status: 200,
      body: { ...offered('r').body, offeredCoupon: undefined, later },
    });
    await session.sync();
    expect(state()).toMatchObject({ panel: 'failed', problem: { title: 'Setup Error' } });
  },
);

test('FAMILY20 is applied by itself for three persons, visibly, to all four payments', async () => {
  const checkout = fakeCheckout({ lines });
  checkout.server.next(intent, offered('r'));
  await checkout.open();
  expect(checkout.state().coupon).toEqual(gift);
  expect(checkout.toasts).toEqual([{ title: 'Coupon Applied!', description: 'You saved $382.20' }]);
  expect(checkout.server.intents().at(-1)).toMatchObject({
    amount: '2005.80',
    laterAmount: '1528.80',
    couponCode: 'FAMILY20',
  });
  expect(checkout.rememberedCode()).toBeNull();
});

test('FAMILY20 stays away once the buyer has taken it off', async () => {
  const checkout = fakeCheckout({ lines });
  checkout.server.next(intent, offered('r'));
  await checkout.open();
  checkout.server.next(intent, offered('r'));
  checkout.session.removeCoupon();
  await checkout.session.sync();
  expect(checkout.state().coupon).toBeNull();
  expect(checkout.server.intents().at(-1)).toMatchObject({
    amount: '2388.00',
    laterAmount: '1911.00',
  });
  expect(checkout.server.intents()).toHaveLength(3);
});

test("a code of the buyer's own is not replaced", async () => {
  const checkout = fakeCheckout({ lines, rememberedCode: 'WELCOME10' });
  checkout.server.next(intent, {
    status: 200,
    body: { ...offered('r').body, amount: '2149.20', discountAmount: '238.80' },
  });
  await checkout.open();
  expect(checkout.state().coupon?.code).toBe('WELCOME10');
});

test('with two persons left the code goes, and the page says why', async () => {
  const checkout = fakeCheckout({ lines });
  checkout.server.next(intent, offered('r'));
  await checkout.open();
  checkout.cart.replace([{ ...programme, quantity: 2 }, giMap]);
  checkout.server.next(intent, {
    status: 409,
    body: {
      success: false,
      message: 'No.',
      prices: {},
      coupon: { code: 'FAMILY20', message: 'This coupon code is for three or more persons.' },
    },
  });
  await checkout.session.sync();
  expect(checkout.state()).toMatchObject({
    coupon: null,
    notices: ['Coupon FAMILY20: This coupon code is for three or more persons'],
  });
  expect(checkout.server.intents().at(-1)).toMatchObject({
    amount: '1751.00',
    laterAmount: '1274.00',
  });
});

test('a coupon that changes only the later payments is told again before anything is charged', async () => {
  const checkout = fakeCheckout({ lines });
  checkout.server.next(intent, offered('r'));
  await checkout.open();
  checkout.server.next(intent, {
    status: 409,
    body: {
      success: false,
      message: 'Changed.',
      prices: {},
      coupon: { ...family20, laterDiscountAmount: 0 },
    },
  });
  await checkout.session.pay(customer);
  expect(checkout.confirmed).toEqual([]);
  expect(checkout.state()).toMatchObject({
    coupon: { ofPlan: { firstCents: 38_220, laterCents: 0 } },
    payment: 'idle',
  });
});

test('CHK-31 past midnight the later payments are shown on their new days before anything is charged', async () => {
  const checkout = await openCheckout({ lines });
  expect(checkout.state().planFrom).toBe('2026-11-22');
  checkout.server.next(intent, {
    status: 200,
    body: {
      ...offered('r').body,
      offeredCoupon: undefined,
      later: { count: 3, amount: '1911.00', from: '2026-11-23' },
    },
  });
  await checkout.session.pay(customer);
  expect(checkout.confirmed).toEqual([]);
  expect(checkout.state()).toMatchObject({
    planFrom: '2026-11-23',
    payment: 'idle',
    payProblem: expect.stringContaining('your later payments fall on other days') as string,
  });
  checkout.server.next(intent, {
    status: 200,
    body: {
      ...offered('r').body,
      offeredCoupon: undefined,
      later: { count: 3, amount: '1911.00', from: '2026-11-23' },
    },
  });
  await checkout.session.pay(customer);
  expect(checkout.confirmed).toHaveLength(1);
});

test('the confirmation keeps what its plan is drawn from', async () => {
  const checkout = fakeCheckout({ lines });
  checkout.server.next(intent, offered('r'));
  await checkout.open();
  await checkout.session.pay(customer);
  expect(checkout.state().confirmation?.receipt).toMatchObject({
    cents: 200_580,
    lines,
    coupon: gift,
  });
});
