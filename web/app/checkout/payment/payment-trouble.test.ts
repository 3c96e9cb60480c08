import { expect, test } from 'vitest';
import {
  customer,
  giMap,
  intent,
  openCheckout,
  order,
  probiotic,
  secret,
  stripeError,
} from '../fakes.ts';

const intentPath = '/api/create-payment-intent';
const orderPath = '/api/payment/create-order';

test('CHK-23 a payment that is neither paid nor refused is waited for without an order', async () => {
  const { session, toasts, confirmations, retrievals, server, state, waits } = await openCheckout();
  confirmations.push({ paymentIntent: intent('processing') });
  for (let times = 0; times < 20; times += 1)
    retrievals.push({ paymentIntent: intent('processing') });
  await session.pay(customer);
  expect(toasts).toEqual([
    {
      title: 'Payment Processing',
      description: 'Payment is being processed. Please wait...',
      variant: 'default',
    },
  ]);
  expect(server.orders()).toEqual([]);
  expect(state().payment).toBe('processing');
  expect(waits.length).toBeGreaterThan(3);
});

test('CHK-23 a payment that the bank settles meanwhile ends in the confirmation', async () => {
  const { session, confirmations, retrievals, state } = await openCheckout();
  confirmations.push({ paymentIntent: intent('processing') });
  retrievals.push({ paymentIntent: intent('processing') }, new Error('offline'), {
    paymentIntent: intent('succeeded'),
  });
  await session.pay(customer);
  expect(state().confirmation).toMatchObject(order);
});

test('CHK-23 a payment that the bank refuses in the end can be tried again', async () => {
  const { session, confirmations, retrievals, toasts, state } = await openCheckout();
  confirmations.push({ paymentIntent: intent('processing') });
  retrievals.push({ paymentIntent: intent('requires_payment_method', 'Insufficient funds.') });
  await session.pay(customer);
  expect(toasts.at(-1)).toMatchObject({
    title: 'Payment Failed',
    description: 'Insufficient funds.',
  });
  expect(state().payment).toBe('idle');
});

test('CHK-23 asking again finds what the bank has said since', async () => {
  const { session, confirmations, retrievals, state } = await openCheckout();
  confirmations.push({ paymentIntent: intent('processing') });
  for (let times = 0; times < 8; times += 1)
    retrievals.push({ paymentIntent: intent('processing') });
  await session.pay(customer);
  retrievals.push({ paymentIntent: intent('succeeded') });
  await session.askAgain();
  expect(state().confirmation).toMatchObject(order);
});

test('CHK-28 a refused order shows the server’s message and keeps the cart', async () => {
  const { session, toasts, server, cart, state } = await openCheckout({
    wait: () => new Promise(() => undefined),
  });
  server.next(orderPath, {
    status: 503,
    body: { success: false, message: 'Our books are closed for a minute.' },
  });
  void session.pay(customer);
  await expect.poll(() => state().payment).toBe('ordering');
  expect(toasts).toEqual([
    {
      title: 'Order Error',
      description: 'Our books are closed for a minute.',
      variant: 'destructive',
    },
  ]);
  expect(cart.lines()).toEqual([giMap, probiotic]);
});

test('CHK-28 an order call that is cut off has words of its own', async () => {
  const { session, toasts, server } = await openCheckout();
  server.next(orderPath, 'cut');
  await session.pay(customer);
  expect(toasts[0]).toMatchObject({
    title: 'Order Error',
    description: 'Unable to complete order. Please contact us.',
    variant: 'destructive',
  });
});

test('CHK-28 the page keeps asking for the order of money that is taken', async () => {
  const { session, server, state, confirmed } = await openCheckout();
  server.next(orderPath, 'cut', { status: 503, body: { success: false, message: 'busy' } }, 'cut');
  await session.pay(customer);
  expect(state().confirmation).toMatchObject({ ...order, receipt: { lines: [giMap, probiotic] } });
  expect(server.orders().map((body) => body.stripePaymentIntentId)).toEqual([
    'pi_1',
    'pi_1',
    'pi_1',
    'pi_1',
  ]);
  expect(confirmed).toHaveLength(1);
});

test('CHK-28 when asking has come to its end the button asks once more', async () => {
  const { session, server, state } = await openCheckout();
  for (let times = 0; times < 6; times += 1) server.next(orderPath, 'cut');
  await session.pay(customer);
  expect(state()).toMatchObject({ payment: 'ordering', confirmation: null });
  await session.askAgain();
  expect(state().confirmation).toMatchObject(order);
});

test('CHK-28 while money is taken without an order, Pay charges nothing again', async () => {
  const { session, server, state, confirmed } = await openCheckout();
  for (let times = 0; times < 6; times += 1) server.next(orderPath, 'cut');
  await session.pay(customer);
  await session.pay(customer);
  expect(state().payment).toBe('ordering');
  expect(confirmed).toHaveLength(1);
});

test('PAY-10 when nobody can say what happened the buyer is not told that the payment failed', async () => {
  const { session, server, confirmations, retrievals, toasts, state } = await openCheckout();
  confirmations.push(stripeError('api_connection_error', 'Network error'));
  retrievals.push(new Error('offline'));
  server.next(
    intentPath,
    {
      status: 200,
      body: {
        success: true,
        clientSecret: secret,
        message: '',
        reference: 'r',
        amount: '607.00',
        discountAmount: '0.00',
      },
    },
    'cut',
  );
  await session.pay(customer);
  expect(toasts.map((toast) => toast.title)).toEqual(['Payment Error']);
  expect(state().payProblem).toContain('charged at most once');
});

test('PAY-12 a cancelled intent is replaced, its card fields mounted anew, nothing charged', async () => {
  const { session, server, confirmed, state } = await openCheckout();
  const renewed = {
    status: 200,
    body: {
      success: true,
      clientSecret: 'pi_2_secret_b',
      message: '',
      reference: 'r',
      amount: '607.00',
      discountAmount: '0.00',
    },
  };
  server.next(intentPath, renewed, renewed);
  await session.pay(customer);
  expect(confirmed).toEqual([]);
  expect(state()).toMatchObject({
    payment: 'idle',
    clientSecret: 'pi_2_secret_b',
    isCardReady: false,
  });
  expect(state().payProblem).toContain('type your card again');
});

test('CHK-16 a price that changes before Pay is shown, not charged', async () => {
  const { session, server, confirmed, cart, state } = await openCheckout();
  server.next(intentPath, {
    status: 409,
    body: {
      success: false,
      message: 'Prices have changed.',
      prices: { 'gi-map': { name: giMap.name, price: 480 } },
    },
  });
  await session.pay(customer);
  await session.sync();
  expect(confirmed).toEqual([]);
  expect(cart.lines()[0]?.cents).toBe(48_000);
  expect(state()).toMatchObject({
    payment: 'idle',
    panel: 'ready',
    notices: [`The price of ${giMap.name} is now $480`],
  });
  expect(state().payProblem).toContain('press Pay again');
  expect(server.intents().at(-1)?.amount).toBe('610.00');
});

test('a field that the server refuses is marked, and each refusal counts', async () => {
  const { session, server, state, confirmed } = await openCheckout();
  const refusal = {
    status: 400,
    body: {
      success: false,
      message: 'Please check the form.',
      fieldErrors: { email: 'Valid email is required' },
    },
  };
  server.next(intentPath, refusal, refusal);
  await session.pay(customer);
  expect(state().refusedFields).toEqual({ errors: { email: 'Valid email is required' }, round: 1 });
  await session.pay(customer);
  expect(state().refusedFields.round).toBe(2);
  expect(confirmed).toEqual([]);
});

test('CHK-18 a Pay that does not reach the server charges nothing and may be repeated', async () => {
  const { session, server, confirmed, toasts, state } = await openCheckout();
  server.next(intentPath, 'cut');
  await session.pay(customer);
  expect(toasts[0]?.title).toBe('Connection Error');
  expect(confirmed).toEqual([]);
  await session.pay(customer);
  expect(state().confirmation).toMatchObject(order);
});

test('CHK-16 a cart that changes in another tab while paying is followed afterwards, not during', async () => {
  const { session, server, cart, confirmations } = await openCheckout();
  let refuse: (result: ReturnType<typeof stripeError>) => void = () => undefined;
  confirmations.push(new Promise((resolve) => (refuse = resolve)));
  const paying = session.pay(customer);
  cart.replace([giMap]);
  await session.sync();
  expect(server.intents().at(-1)?.amount).toBe('607.00');
  refuse(stripeError('card_error', 'Your card was declined.'));
  await paying;
  await session.sync();
  expect(server.intents().at(-1)?.amount).toBe('477.00');
});

test('ORD-11 the only product of the cart is taken off sale before Pay: it is said, nothing is charged, and the page keeps the form', async () => {
  const { session, server, cart, state, confirmed } = await openCheckout();
  server.next(intentPath, {
    status: 409,
    body: {
      success: false,
      message: 'A product in your cart is no longer available.',
      prices: { 'gi-map': null, probiotic: null },
    },
  });
  await session.pay(customer);
  expect(cart.lines()).toEqual([]);
  expect(state()).toMatchObject({
    payment: 'idle',
    payProblem: expect.stringMatching(
      /^Nothing was charged\. .*What you typed stays here/,
    ) as string,
  });
  expect(state().notices).toEqual(
    [giMap, probiotic].map(({ name }) => `${name} is no longer for sale and has left your cart`),
  );
  expect(confirmed).toEqual([]);
});

test("STR-03 what Stripe refuses for good on Pay is told in the server's words, and never as an outage", async () => {
  const { session, server, state, confirmed, toasts } = await openCheckout();
  const message = 'This payment could not be made. Nothing was charged.';
  server.next(intentPath, { status: 422, body: { success: false, message, isOurs: true } });
  await session.pay(customer);
  expect(state()).toMatchObject({ payment: 'idle', payProblem: message });
  expect(toasts).toMatchObject([{ description: message }]);
  expect(confirmed).toEqual([]);
});

test('STR-03 a field that only Stripe objects to is marked', async () => {
  const { session, server, state } = await openCheckout();
  server.next(intentPath, {
    status: 400,
    body: {
      success: false,
      message: 'Valid email is required',
      fieldErrors: { email: 'Valid email is required' },
    },
  });
  await session.pay(customer);
  expect(state().refusedFields).toEqual({ errors: { email: 'Valid email is required' }, round: 1 });
});
