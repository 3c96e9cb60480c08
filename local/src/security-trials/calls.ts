/** A good body for each call of the shop, from which trials make bad ones. */
export const reference = '0d5f1a4e-3c1b-4f63-9a52-6a4f7c0e9b11';

export const customer = {
  firstName: 'Ann',
  lastName: 'Miller',
  email: 'ann@example.com',
  phone: '(555) 010-1234',
  dateOfBirth: '1984-05-06',
  address: '1 Oak Street',
  city: 'Springfield',
  state: 'OR',
  zipCode: '97477',
  termsAccepted: true,
  privacyPolicyAccepted: true,
};

const item = { id: 'gi-map', quantity: 1 };

export const shopCalls: Record<string, Record<string, unknown>> = {
  '/api/create-payment-intent': { amount: '477.00', firstName: 'Guest', lastName: 'Shopper', email: 'guest@example.com', productIds: 'gi-map', items: [item], couponCode: 'NO-SUCH-CODE', reference, customer },
  '/api/payment/create-order': { stripePaymentIntentId: 'pi_made_up', reference, amount: '477.00', productName: 'GI-MAP', items: [{ ...item, name: 'GI-MAP', price: 477 }], isSubscription: 'false', couponCode: null },
  '/api/validate-coupon': { code: 'NO-SUCH-CODE', orderTotal: 477 },
  '/api/payment/status': {},
  '/api/stripe/webhook': { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1', object: 'payment_intent' } } },
};

export const cmsCalls: Record<string, Record<string, unknown>> = {
  '/cms-api/users/login': { username: 'nobody', password: 'not the password' },
  '/cms-api/payments/intent': shopCalls['/api/create-payment-intent'] ?? {},
  '/cms-api/payments/order': { stripePaymentIntentId: 'pi_made_up', reference },
};
