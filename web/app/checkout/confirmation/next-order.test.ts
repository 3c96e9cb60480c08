import { expect, test } from 'vitest';
import { customer, openCheckout, order, secret } from '../fakes.ts';

const orderPath = '/api/payment/create-order';
const intent = '/api/create-payment-intent';
const next = {
  bought: ['consultation'],
  lead: 'Thank you.',
  steps: [{ when: 'Soon', title: 'We find your time', text: '' }],
  helpNote: 'Write to us.',
};

test('ORD-10 the confirmation takes over what the server says follows, from either call that ends a checkout', async () => {
  const paid = await openCheckout();
  paid.server.next(orderPath, { status: 200, body: { success: true, ...order, next } });
  await paid.session.pay(customer);
  expect(paid.session.getState().confirmation).toMatchObject({ ...order, next });

  const before = await openCheckout();
  before.server.next(intent, {
    status: 200,
    body: { success: true, paid: true, ...order, next, message: '', reference: secret },
  });
  await before.session.pay(customer);
  expect(before.session.getState().confirmation).toEqual({ ...order, next, receipt: null });
});

test.each([undefined, null, 'soon', { ...next, bought: ['a horse'] }, { ...next, steps: 'many' }])(
  'ORD-10 an order is confirmed whatever stands in the place of what follows: %j',
  async (words) => {
    const { session, server } = await openCheckout();
    server.next(orderPath, { status: 200, body: { success: true, ...order, next: words } });
    await session.pay(customer);
    expect(session.getState().confirmation).toMatchObject(order);
    expect(session.getState().confirmation).not.toHaveProperty('next');
  },
);
