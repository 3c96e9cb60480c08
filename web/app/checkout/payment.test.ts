import { expect, test } from 'vitest';
import { customer, fakeCheckout, giMap, intent, order, probiotic, SECRET, stripeError } from './fakes.ts';

const INTENT = '/api/create-payment-intent';
const ORDER = '/api/payment/create-order';

async function openCheckout(...changes: Parameters<typeof fakeCheckout>) {
  const checkout = fakeCheckout(...changes);
  await checkout.open();
  return checkout;
}

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
            address: { line1: '1 Orchard Lane', line2: '', city: 'Napa', state: 'CA', postal_code: '94558', country: 'US' },
          },
        },
      },
    },
  ]);
});

test('CHK-20 nothing of the date of birth or the cart goes to Stripe', async () => {
  const { session, confirmed } = await openCheckout();
  await session.pay(customer);
  const sent = JSON.stringify((confirmed[0] as { confirmParams: unknown }).confirmParams);
  expect(sent).not.toContain('1990');
  expect(sent).not.toContain('GI-MAP');
});

test('CHK-14 Pay repeats the intent call with the form before the card is confirmed', async () => {
  const { session, server } = await openCheckout();
  await session.pay(customer);
  expect(server.intents().at(-1)).toMatchObject({ amount: '607.00', firstName: 'Hannah', email: 'hannah@example.com', customer });
});

test('CHK-24 only a succeeded payment asks for the order, with all that the spec lists', async () => {
  const { session, server, reference } = await openCheckout();
  const used = reference();
  await session.pay(customer);
  const { termsVersion: _, ...form } = customer;
  expect(server.orders()).toEqual([
    {
      ...form,
      productType: 'gi-map,probiotic',
      productName: 'GI-MAP x 1, Probiotic x 2',
      amount: '607.00',
      couponCode: '',
      discountAmount: '0.00',
      items: [
        { id: 'gi-map', name: 'GI-MAP', quantity: 1, price: 477 },
        { id: 'probiotic', name: 'Probiotic', quantity: 2, price: 65 },
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
  const { session, server } = await openCheckout({ lines: [giMap, { ...giMap, id: 'family-wellness-program', isSubscription: true }] });
  await session.pay(customer);
  expect(server.orders()[0]?.isSubscription).toBe('true');
});

test('CHK-25 CHK-26 success keeps the number, empties the cart and says so', async () => {
  const { session, state, cart, toasts, reference } = await openCheckout();
  await session.pay(customer);
  expect(state().confirmation).toEqual({ ...order, receipt: { firstName: 'Hannah', email: 'hannah@example.com', lines: [giMap, probiotic], cents: 60_700 } });
  expect(cart.lines()).toEqual([]);
  expect(reference()).toBeNull();
  expect(toasts).toEqual([{ title: 'Order Successful!', description: 'Your order has been confirmed. Check your email for details.' }]);
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
  expect(toasts).toEqual([{ title: 'Payment Error', description: 'Payment system not loaded. Please refresh and try again.', variant: 'destructive' }]);
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
  expect(toasts).toEqual([{ title: 'Payment Error', description: 'An unexpected error occurred. Please try again.', variant: 'destructive' }]);
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
  expect(toasts).toEqual([{ title: 'Payment Failed', description: 'Your card was declined.', variant: 'destructive' }]);
  expect(state()).toMatchObject({ payment: 'idle', panel: 'ready', payProblem: 'Your card was declined.' });
  expect(server.orders()).toEqual([]);
  expect(cart.lines()).toEqual([giMap, probiotic]);
  await session.pay(customer);
  expect(state().confirmation).toMatchObject(order);
  expect(new Set(server.intents().map(({ reference }) => reference)).size).toBe(1);
});

test('CHK-22 a 3-D Secure refusal is a decline too', async () => {
  const { session, toasts, confirmations } = await openCheckout();
  confirmations.push(stripeError('invalid_request_error', 'We are unable to authenticate your payment method.', intent('requires_payment_method', 'We are unable to authenticate your payment method.')));
  await session.pay(customer);
  expect(toasts[0]).toMatchObject({ title: 'Payment Failed', description: 'We are unable to authenticate your payment method.' });
});

test('CHK-23 a payment that is neither paid nor refused is waited for without an order', async () => {
  const { session, toasts, confirmations, retrievals, server, state, waits } = await openCheckout();
  confirmations.push({ paymentIntent: intent('processing') });
  for (let times = 0; times < 20; times += 1) retrievals.push({ paymentIntent: intent('processing') });
  await session.pay(customer);
  expect(toasts).toEqual([{ title: 'Payment Processing', description: 'Payment is being processed. Please wait...', variant: 'default' }]);
  expect(server.orders()).toEqual([]);
  expect(state().payment).toBe('processing');
  expect(waits.length).toBeGreaterThan(3);
});

test('CHK-23 a payment that the bank settles meanwhile ends in the confirmation', async () => {
  const { session, confirmations, retrievals, state } = await openCheckout();
  confirmations.push({ paymentIntent: intent('processing') });
  retrievals.push({ paymentIntent: intent('processing') }, new Error('offline'), { paymentIntent: intent('succeeded') });
  await session.pay(customer);
  expect(state().confirmation).toMatchObject(order);
});

test('CHK-23 a payment that the bank refuses in the end can be tried again', async () => {
  const { session, confirmations, retrievals, toasts, state } = await openCheckout();
  confirmations.push({ paymentIntent: intent('processing') });
  retrievals.push({ paymentIntent: intent('requires_payment_method', 'Insufficient funds.') });
  await session.pay(customer);
  expect(toasts.at(-1)).toMatchObject({ title: 'Payment Failed', description: 'Insufficient funds.' });
  expect(state().payment).toBe('idle');
});

test('CHK-23 asking again finds what the bank has said since', async () => {
  const { session, confirmations, retrievals, state } = await openCheckout();
  confirmations.push({ paymentIntent: intent('processing') });
  for (let times = 0; times < 8; times += 1) retrievals.push({ paymentIntent: intent('processing') });
  await session.pay(customer);
  retrievals.push({ paymentIntent: intent('succeeded') });
  await session.askAgain();
  expect(state().confirmation).toMatchObject(order);
});

test('CHK-28 a refused order shows the server’s message and keeps the cart', async () => {
  const { session, toasts, server, cart, state } = await openCheckout({ wait: () => new Promise(() => undefined) });
  server.next(ORDER, { status: 503, body: { success: false, message: 'Our books are closed for a minute.' } });
  void session.pay(customer);
  await expect.poll(() => state().payment).toBe('ordering');
  expect(toasts).toEqual([{ title: 'Order Error', description: 'Our books are closed for a minute.', variant: 'destructive' }]);
  expect(cart.lines()).toEqual([giMap, probiotic]);
});

test('CHK-28 an order call that is cut off has words of its own', async () => {
  const { session, toasts, server } = await openCheckout();
  server.next(ORDER, 'cut');
  await session.pay(customer);
  expect(toasts[0]).toMatchObject({ title: 'Order Error', description: 'Unable to complete order. Please contact us.', variant: 'destructive' });
});

test('CHK-28 the page keeps asking for the order of money that is taken', async () => {
  const { session, server, state, confirmed } = await openCheckout();
  server.next(ORDER, 'cut', { status: 503, body: { success: false, message: 'busy' } }, 'cut');
  await session.pay(customer);
  expect(state().confirmation).toMatchObject({ ...order, receipt: { lines: [giMap, probiotic] } });
  expect(server.orders().map((body) => body.stripePaymentIntentId)).toEqual(['pi_1', 'pi_1', 'pi_1', 'pi_1']);
  expect(confirmed).toHaveLength(1);
});

test('CHK-28 when asking has come to its end the button asks once more', async () => {
  const { session, server, state } = await openCheckout();
  for (let times = 0; times < 6; times += 1) server.next(ORDER, 'cut');
  await session.pay(customer);
  expect(state()).toMatchObject({ payment: 'ordering', confirmation: null });
  await session.askAgain();
  expect(state().confirmation).toMatchObject(order);
});

test('CHK-28 while money is taken without an order, Pay charges nothing again', async () => {
  const { session, server, state, confirmed } = await openCheckout();
  for (let times = 0; times < 6; times += 1) server.next(ORDER, 'cut');
  await session.pay(customer);
  await session.pay(customer);
  expect(state().payment).toBe('ordering');
  expect(confirmed).toHaveLength(1);
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
  server.next(INTENT, { status: 200, body: { success: true, paid: true, ...order, message: '', reference: 'r' } });
  await session.pay(customer);
  expect(confirmed).toEqual([]);
  expect(state().confirmation).toEqual({ ...order, receipt: null });
});

test('CHK-29 an intent that has succeeded behind our back ends in the order, not in a failure', async () => {
  const { session, confirmations, toasts, server } = await openCheckout();
  confirmations.push(stripeError('invalid_request_error', 'This PaymentIntent has already succeeded.', intent('succeeded')));
  await session.pay(customer);
  expect(server.orders()).toHaveLength(1);
  expect(toasts.map((toast) => toast.title)).toEqual(['Order Successful!']);
});

test('CHK-29 an intent in an unexpected state is asked for at the server', async () => {
  const { session, server, confirmations, retrievals, state } = await openCheckout();
  confirmations.push(stripeError('api_connection_error', 'Network error'));
  retrievals.push(new Error('offline'));
  server.next(INTENT, { status: 200, body: { success: true, clientSecret: SECRET, message: '', reference: 'r', amount: '607.00' } }, { status: 200, body: { success: true, paid: true, ...order, message: '', reference: 'r' } });
  await session.pay(customer);
  expect(state().confirmation).toMatchObject(order);
});

test('PAY-10 when nobody can say what happened the buyer is not told that the payment failed', async () => {
  const { session, server, confirmations, retrievals, toasts, state } = await openCheckout();
  confirmations.push(stripeError('api_connection_error', 'Network error'));
  retrievals.push(new Error('offline'));
  server.next(INTENT, { status: 200, body: { success: true, clientSecret: SECRET, message: '', reference: 'r', amount: '607.00' } }, 'cut');
  await session.pay(customer);
  expect(toasts.map((toast) => toast.title)).toEqual(['Payment Error']);
  expect(state().payProblem).toContain('charged at most once');
});

test('PAY-12 a cancelled intent is replaced, its card fields mounted anew, nothing charged', async () => {
  const { session, server, confirmed, state } = await openCheckout();
  const renewed = { status: 200, body: { success: true, clientSecret: 'pi_2_secret_b', message: '', reference: 'r', amount: '607.00' } };
  server.next(INTENT, renewed, renewed);
  await session.pay(customer);
  expect(confirmed).toEqual([]);
  expect(state()).toMatchObject({ payment: 'idle', clientSecret: 'pi_2_secret_b', isCardReady: false });
  expect(state().payProblem).toContain('type your card again');
});

test('CAT a price that changes before Pay is shown, not charged', async () => {
  const { session, server, confirmed, cart, state } = await openCheckout();
  server.next(INTENT, { status: 409, body: { success: false, message: 'Prices have changed.', prices: { 'gi-map': { name: 'GI-MAP', price: 480 } } } });
  await session.pay(customer);
  await session.sync();
  expect(confirmed).toEqual([]);
  expect(cart.lines()[0]?.cents).toBe(48_000);
  expect(state()).toMatchObject({ payment: 'idle', panel: 'ready', notices: ['The price of GI-MAP is now $480'] });
  expect(state().payProblem).toContain('press Pay again');
  expect(server.intents().at(-1)?.amount).toBe('610.00');
});

test('a field that the server refuses is marked, and each refusal counts', async () => {
  const { session, server, state, confirmed } = await openCheckout();
  const refusal = { status: 400, body: { success: false, message: 'Please check the form.', fieldErrors: { email: 'Valid email is required' } } };
  server.next(INTENT, refusal, refusal);
  await session.pay(customer);
  expect(state().refusedFields).toEqual({ errors: { email: 'Valid email is required' }, round: 1 });
  await session.pay(customer);
  expect(state().refusedFields.round).toBe(2);
  expect(confirmed).toEqual([]);
});

test('CHK-18 a Pay that does not reach the server charges nothing and may be repeated', async () => {
  const { session, server, confirmed, toasts, state } = await openCheckout();
  server.next(INTENT, 'cut');
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

test('CHK-20 a buyer who comes back paid from the bank’s page gets the order', async () => {
  let forgotten = 0;
  const checkout = fakeCheckout({ returned: { clientSecret: SECRET, forget: () => void (forgotten += 1) } });
  checkout.retrievals.push({ paymentIntent: intent('succeeded') });
  await checkout.session.sync();
  expect(checkout.server.orders()).toMatchObject([{ stripePaymentIntentId: 'pi_1', amount: '607.00' }]);
  expect(checkout.server.orders()[0]).not.toHaveProperty('dateOfBirth');
  expect(checkout.state().confirmation).toEqual({ ...order, receipt: null });
  expect(forgotten).toBe(1);
});

test('CHK-22 a buyer who comes back refused can pay in another way', async () => {
  const checkout = fakeCheckout({ returned: { clientSecret: SECRET, forget: () => undefined } });
  checkout.retrievals.push({ paymentIntent: intent('requires_payment_method', 'The bank said no.') });
  await checkout.session.sync();
  expect(checkout.toasts).toEqual([{ title: 'Payment Failed', description: 'The bank said no.', variant: 'destructive' }]);
  expect(checkout.server.orders()).toEqual([]);
  expect(checkout.state()).toMatchObject({ panel: 'ready', payment: 'idle' });
});

test('CHK-20 a return is handled once', async () => {
  const checkout = fakeCheckout({ returned: { clientSecret: SECRET, forget: () => undefined } });
  checkout.retrievals.push({ paymentIntent: intent('requires_payment_method', 'The bank said no.') });
  await checkout.session.sync();
  await checkout.session.sync();
  expect(checkout.toasts).toHaveLength(1);
});

test('CHK-20 a return with an empty cart still finds its order', async () => {
  const checkout = fakeCheckout({ lines: [], returned: { clientSecret: SECRET, forget: () => undefined } });
  checkout.retrievals.push({ paymentIntent: intent('succeeded') });
  await checkout.session.sync();
  expect(checkout.state().confirmation).toMatchObject(order);
});
