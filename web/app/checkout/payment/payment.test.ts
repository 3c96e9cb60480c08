import { expect, test } from 'vitest';
import {
  customer,
  fakeCheckout,
  giMap,
  intent,
  openCheckout,
  order,
  probiotic,
  secret,
  stripeError,
} from '../fakes.ts';

const intentPath = '/api/create-payment-intent';

test('CHK-20 confirm passes the billing details, the receipt e-mail and the way back', async () => {
  const { session, confirmed, elements } = await openCheckout();
  await session.pay(customer);
  expect(confirmed).toEqual([
    {
      elements,
      redirect: 'if_required',
      confirmParams: {
        return_url: 'https://shop.example/checkout',
        receipt_email: 'hannah@example.com',
        payment_method_data: {
          billing_details: {
            name: 'Hannah Whitfield',
            email: 'hannah@example.com',
            phone: '(555) 014-2290',
            address: {
              line1: '1 Orchard Lane',
              line2: '',
              city: 'Napa',
              state: 'CA',
              postal_code: '94558',
              country: 'US',
            },
          },
        },
      },
    },
  ]);
});

test('STR-04 with wallets Stripe is asked in the tap, before any call of ours', async () => {
  const checkout = await openCheckout({ takesWallets: true });
  const before = checkout.server.calls.length;
  checkout.submissions.push({ error: { type: 'validation_error', message: 'Closed.' } });
  await checkout.session.pay(customer);
  expect(checkout.submits).toHaveLength(1);
  expect(checkout.server.calls).toHaveLength(before);
  expect(checkout.state()).toMatchObject({
    payment: 'idle',
    payProblem: expect.stringContaining('Closed.'),
  });
  await checkout.session.pay(customer);
  expect(checkout.submits).toHaveLength(2);
  expect(checkout.confirmed).toHaveLength(1);
});

test('STR-04 without wallets Stripe is asked to confirm alone', async () => {
  const { session, submits, confirmed } = await openCheckout();
  await session.pay(customer);
  expect(submits).toEqual([]);
  expect(confirmed).toHaveLength(1);
});

test('CHK-20 nothing of the date of birth or the cart goes to Stripe', async () => {
  const { session, confirmed } = await openCheckout();
  await session.pay(customer);
  const sent = JSON.stringify((confirmed[0] as { confirmParams: unknown }).confirmParams);
  expect(sent).not.toContain('1990');
  expect(sent).not.toContain(giMap.name);
});

test('CHK-14 Pay repeats the intent call with the form before the card is confirmed', async () => {
  const { session, server } = await openCheckout();
  await session.pay(customer);
  expect(server.intents().at(-1)).toMatchObject({
    amount: '607.00',
    firstName: 'Hannah',
    email: 'hannah@example.com',
    customer,
  });
});

test('CHK-24 only a succeeded payment asks for the order, with all that the spec lists', async () => {
  const { session, server, reference } = await openCheckout();
  const used = reference();
  await session.pay(customer);
  const { termsVersion: _, termsPage: __, ...form } = customer;
  expect(server.orders()).toEqual([
    {
      ...form,
      productType: 'gi-map,probiotic',
      productName: `${giMap.name} x 1, ${probiotic.name} x 2`,
      amount: '607.00',
      couponCode: '',
      discountAmount: '0.00',
      items: [
        { id: 'gi-map', name: giMap.name, quantity: 1, price: 477 },
        { id: 'probiotic', name: probiotic.name, quantity: 2, price: 65 },
      ],
      isSubscription: 'false',
      stripeSubscriptionId: '',
      stripeSubscriptionScheduleId: '',
      stripePaymentIntentId: 'pi_1',
      reference: used,
    },
  ]);
});

test('CHK-24 a cart with a subscription says so', async () => {
  const { session, server } = await openCheckout({
    lines: [giMap, { ...giMap, id: 'family-wellness-program', isSubscription: true }],
  });
  await session.pay(customer);
  expect(server.orders()[0]?.isSubscription).toBe('true');
});

test('CHK-25 CHK-26 success keeps the number, empties the cart and says so', async () => {
  const { session, state, cart, toasts, reference } = await openCheckout();
  await session.pay(customer);
  expect(state().confirmation).toEqual({
    ...order,
    receipt: {
      firstName: 'Hannah',
      address: ['Hannah Whitfield', '1 Orchard Lane', 'Napa, CA 94558'],
      email: 'hannah@example.com',
      lines: [giMap, probiotic],
      cents: 60_700,
      coupon: null,
    },
  });
  expect(cart.lines()).toEqual([]);
  expect(reference()).toBeNull();
  expect(toasts).toEqual([
    {
      title: 'Order Successful!',
      description: 'Your order has been confirmed. Check your email for details.',
    },
  ]);
});

test('CHK-27 the confirmation stays when the page hears that the cart is empty', async () => {
  const { session, state, server } = await openCheckout();
  await session.pay(customer);
  const calls = server.calls.length;
  await session.sync();
  expect(state().confirmation).toMatchObject(order);
  expect(server.calls).toHaveLength(calls);
});

test('CHK-21 Pay before the library is there', async () => {
  const { session, toasts, server } = fakeCheckout();
  await session.pay(customer);
  expect(toasts).toEqual([
    {
      title: 'Payment Error',
      description: 'Payment system not loaded. Please refresh and try again.',
      variant: 'destructive',
    },
  ]);
  expect(server.calls).toEqual([]);
});

test('CHK-21 Pay before the card fields are there', async () => {
  const { session, toasts, confirmed } = fakeCheckout();
  await session.sync();
  await session.pay(customer);
  expect(toasts[0]?.title).toBe('Payment Error');
  expect(confirmed).toEqual([]);
});

test('CHK-21 an exception while confirming', async () => {
  const { session, toasts, confirmations, state, server } = await openCheckout();
  confirmations.push(new Error('boom'));
  await session.pay(customer);
  expect(toasts).toEqual([
    {
      title: 'Payment Error',
      description: 'An unexpected error occurred. Please try again.',
      variant: 'destructive',
    },
  ]);
  expect(state()).toMatchObject({ payment: 'idle', panel: 'ready' });
  expect(server.orders()).toEqual([]);
});

test('CHK-21 an exception after the card was charged ends in the order, not in an error', async () => {
  const { session, toasts, confirmations, retrievals, state } = await openCheckout();
  confirmations.push(new Error('connection lost'));
  retrievals.push({ paymentIntent: intent('succeeded') });
  await session.pay(customer);
  expect(state().confirmation).toMatchObject(order);
  expect(toasts.map((toast) => toast.title)).toEqual(['Order Successful!']);
});

test('CHK-22 a decline shows the provider’s message, asks for no order and lets the buyer try again', async () => {
  const { session, toasts, confirmations, server, state, cart } = await openCheckout();
  confirmations.push(stripeError('card_error', 'Your card was declined.'));
  await session.pay(customer);
  expect(toasts).toEqual([
    { title: 'Payment Failed', description: 'Your card was declined.', variant: 'destructive' },
  ]);
  expect(state()).toMatchObject({
    payment: 'idle',
    panel: 'ready',
    payProblem:
      'Your card was declined. Nothing was charged: you can try again or use another card.',
  });
  expect(server.orders()).toEqual([]);
  expect(cart.lines()).toEqual([giMap, probiotic]);
  await session.pay(customer);
  expect(state().confirmation).toMatchObject(order);
  expect(new Set(server.intents().map(({ reference }) => reference)).size).toBe(1);
});

test('CHK-22 a 3-D Secure refusal is a decline too, in words for the buyer', async () => {
  const { session, toasts, confirmations } = await openCheckout();
  const code = 'payment_intent_authentication_failure';
  confirmations.push(
    stripeError(
      'invalid_request_error',
      'We are unable to authenticate your payment method.',
      intent(
        'requires_payment_method',
        'The provided PaymentMethod has failed authentication.',
        code,
      ),
      code,
    ),
  );
  await session.pay(customer);
  expect(toasts[0]).toMatchObject({
    title: 'Payment Failed',
    description: 'We are unable to authenticate your payment method.',
  });
});

test('CHK-29 pressing Pay twice confirms once', async () => {
  const { session, confirmed, server } = await openCheckout();
  await Promise.all([session.pay(customer), session.pay(customer)]);
  await session.pay(customer);
  expect(confirmed).toHaveLength(1);
  expect(server.orders()).toHaveLength(1);
});

test('CHK-29 a checkout that another tab has paid is confirmed without a second charge', async () => {
  const { session, server, confirmed, state } = await openCheckout();
  server.next(intentPath, {
    status: 200,
    body: { success: true, paid: true, ...order, message: '', reference: 'r' },
  });
  await session.pay(customer);
  expect(confirmed).toEqual([]);
  expect(state().confirmation).toEqual({ ...order, receipt: null });
});

test('CHK-29 an intent that has succeeded behind our back ends in the order, not in a failure', async () => {
  const { session, confirmations, toasts, server } = await openCheckout();
  confirmations.push(
    stripeError(
      'invalid_request_error',
      'This PaymentIntent has already succeeded.',
      intent('succeeded'),
    ),
  );
  await session.pay(customer);
  expect(server.orders()).toHaveLength(1);
  expect(toasts.map((toast) => toast.title)).toEqual(['Order Successful!']);
});

test('CHK-29 an intent in an unexpected state is asked for at the server', async () => {
  const { session, server, confirmations, retrievals, state } = await openCheckout();
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
    { status: 200, body: { success: true, paid: true, ...order, message: '', reference: 'r' } },
  );
  await session.pay(customer);
  expect(state().confirmation).toMatchObject(order);
});
