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
  termsVersion: '1',
  termsPage: '/checkout',
};

const item = { id: 'gi-map', quantity: 1 };

const visitor = {
  firstName: 'Ann',
  lastName: 'Miller',
  email: 'ann@example.com',
  website: '',
  elapsedMs: 20_000,
};

/** A good body for each form, by its call. */
export const forms = {
  '/api/contact': {
    ...visitor,
    phone: '(555) 010-1234',
    concern: 'digestive',
    interest: 'general-questions',
    message: 'How do I begin?',
  },
  '/api/freebie-downloads': { ...visitor, freebieName: 'Ultimate Gut Health Guide' },
  '/api/workshop-signup': visitor,
};

/** A good body for each call of the shop, from which trials make bad ones. */
export const shopCalls: Record<string, Record<string, unknown>> = {
  '/api/create-payment-intent': {
    amount: '477.00',
    firstName: 'Guest',
    lastName: 'Shopper',
    email: 'guest@example.com',
    productIds: 'gi-map',
    items: [item],
    couponCode: 'NO-SUCH-CODE',
    reference,
    customer,
  },
  '/api/payment/create-order': {
    stripePaymentIntentId: 'pi_made_up',
    reference,
    amount: '477.00',
    productName: 'GI-MAP',
    items: [{ ...item, name: 'GI-MAP', price: 477 }],
    isSubscription: 'false',
    couponCode: null,
  },
  '/api/validate-coupon': { code: 'NO-SUCH-CODE', orderTotal: 477 },
  '/api/payment/status': {},
  ...forms,
  '/api/chat': { messages: [{ role: 'user', content: 'How long do the results take?' }] },
  '/api/stripe/webhook': {
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1', object: 'payment_intent' } },
  },
};

/** The dialog's purchase, which goes to the same call as an order of the cart. */
const offerOrder = {
  firstName: 'Ann',
  lastName: 'Miller',
  email: 'ann@example.com',
  phone: '',
  productType: 'gi-map',
  amount: '470.00',
  paymentToken: 'tok_made_up',
  reference,
  termsVersion: '1',
  termsPage: '/',
};

/** Good bodies of another kind for calls that are in the tables already. */
export const otherBodies: [string, Record<string, unknown>][] = [
  ['/api/payment/create-order', { ...offerOrder, productName: 'GI-MAP' }],
  [
    '/api/create-payment-intent',
    {
      amount: '637.00',
      laterAmount: '637.00',
      productIds: 'family-wellness-program',
      items: [{ id: 'family-wellness-program', quantity: 1 }],
      reference: '5d1b0a57-3c0a-4a8f-9a0e-8a4a4dd0e7f2',
      customer,
    },
  ],
  [
    '/api/validate-coupon',
    { code: 'FAMILY20', orderTotal: 477, items: [{ id: 'family-wellness-program', quantity: 3 }] },
  ],
];

export const cmsCalls: Record<string, Record<string, unknown>> = {
  '/cms-api/users/login': { username: 'nobody', password: 'not the password' },
  '/cms-api/payments/intent': shopCalls['/api/create-payment-intent'] ?? {},
  '/cms-api/payments/order': { stripePaymentIntentId: 'pi_made_up', reference },
  '/cms-api/payments/offer-order': offerOrder,
  '/cms-api/payments/validate-coupon': { code: 'FAMILY20', orderTotal: 477, items: [item] },
  '/cms-api/payments/event': { id: 'evt_1', type: 'charge.refunded', objectId: 'ch_made_up' },
  '/cms-api/payments/webhook-refused': {},
  '/cms-api/leads/contact': forms['/api/contact'],
  '/cms-api/leads/freebie-downloads': forms['/api/freebie-downloads'],
  '/cms-api/leads/workshop-signup': forms['/api/workshop-signup'],
  '/cms-api/leads/unsubscribe': { token: `${reference}.${'x'.repeat(43)}` },
  '/cms-api/chat/unanswered': { passage: 'question:how-do-i-pay' },
};

/** What the buttons of the admin call, for a person who is signed in; `:order` is one that was paid. */
export const staffCalls: Record<string, Record<string, unknown>> = {
  '/cms-api/payments/orders/:order/refund': {
    request: reference,
    amount: '0.01',
    reason: 'Agreed by telephone',
    stopPlan: false,
  },
  '/cms-api/payments/orders/:order/move-plan': { day: '2030-01-31' },
  '/cms-api/payments/orders/:order/stop-plan': {},
  '/cms-api/users/new-password': { password: 'three random words' },
  '/cms-api/globals/mail-texts/preview': { mail: 'order', texts: { subject: 'Your order' } },
  '/cms-api/globals/mail-texts/test': { mail: 'order', texts: { subject: 'Your order' } },
};

/** What pages take from browsers that run no scripts. */
export const pageForms: Record<string, Record<string, unknown>> = {
  '/?index': forms['/api/contact'],
  '/_.data?index': forms['/api/contact'],
  '/freebies': visitor,
  '/freebies.data': visitor,
  '/mail/:token': { 'List-Unsubscribe': 'One-Click' },
};
