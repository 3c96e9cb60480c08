import { expect, test } from 'vitest';
import { fakeCheckout, intent, order, secret } from '../fakes.ts';

test('CHK-20 a buyer who comes back paid from the bank’s page gets the order', async () => {
  let forgotten = 0;
  const checkout = fakeCheckout({
    returned: { clientSecret: secret, forget: () => void (forgotten += 1) },
  });
  checkout.retrievals.push({ paymentIntent: intent('succeeded') });
  await checkout.session.sync();
  expect(checkout.server.orders()).toMatchObject([
    { stripePaymentIntentId: 'pi_1', amount: '607.00' },
  ]);
  expect(checkout.server.orders()[0]).not.toHaveProperty('dateOfBirth');
  expect(checkout.state().confirmation).toEqual({ ...order, receipt: null });
  expect(forgotten).toBe(1);
});

test('CHK-22 a buyer who comes back refused can pay in another way', async () => {
  const checkout = fakeCheckout({ returned: { clientSecret: secret, forget: () => undefined } });
  checkout.retrievals.push({
    paymentIntent: intent('requires_payment_method', 'The bank said no.'),
  });
  await checkout.session.sync();
  expect(checkout.toasts).toEqual([
    { title: 'Payment Failed', description: 'The bank said no.', variant: 'destructive' },
  ]);
  expect(checkout.server.orders()).toEqual([]);
  expect(checkout.state()).toMatchObject({ panel: 'ready', payment: 'idle' });
});

test('CHK-20 a return is handled once', async () => {
  const checkout = fakeCheckout({ returned: { clientSecret: secret, forget: () => undefined } });
  checkout.retrievals.push({
    paymentIntent: intent('requires_payment_method', 'The bank said no.'),
  });
  await checkout.session.sync();
  await checkout.session.sync();
  expect(checkout.toasts).toHaveLength(1);
});

test('CHK-20 a return with an empty cart still finds its order', async () => {
  const checkout = fakeCheckout({
    lines: [],
    returned: { clientSecret: secret, forget: () => undefined },
  });
  checkout.retrievals.push({ paymentIntent: intent('succeeded') });
  await checkout.session.sync();
  expect(checkout.state().confirmation).toMatchObject(order);
});

test('CHK-22 a buyer who comes back without the bank’s consent hears it in plain words', async () => {
  const checkout = fakeCheckout({ returned: { clientSecret: secret, forget: () => undefined } });
  checkout.retrievals.push({
    paymentIntent: intent(
      'requires_payment_method',
      'The provided PaymentMethod has failed authentication.',
      'payment_intent_authentication_failure',
    ),
  });
  await checkout.session.sync();
  expect(checkout.toasts[0]?.description).toMatch(
    /^We are unable to authenticate your payment method/,
  );
});
