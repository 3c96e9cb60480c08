import type { Line, Step } from '../line.ts';

const giMap = { id: 'gi-map', name: 'GI-MAP', price: 477, quantity: 1 };
const probiotic = { id: 'probiotic', name: 'Probiotic', price: 65, quantity: 1 };
const pack = {
  id: 'complete-package',
  name: 'Complete Gut Health Package',
  price: 877,
  quantity: 1,
};
const statusCall = 'GET /api/payment/status';
const intentCall = 'POST /api/create-payment-intent';
const orderCall = 'POST /api/payment/create-order';
const couponCall = 'POST /api/validate-coupon';
const setUp =
  'Online payments are currently being set up. Please contact us directly to complete your order.';
const accept = 'main > field termsAccepted';
const privacy = 'main > field privacyPolicyAccepted';
const isReady: Step[] = [{ open: '/checkout' }, { enabled: 'pay' }];
const readyToPay: Step[] = [
  { open: '/checkout' },
  { helper: 'fill the checkout' },
  { helper: 'accept the terms' },
  { helper: 'type a good card' },
  { enabled: 'pay' },
];
const refusedOrder = (with_: { status: number; json: unknown }): Step => ({
  answer: { call: orderCall, with: with_ },
});

export const checkout: Line[] = [
  {
    id: 'CHK-01',
    on: '/checkout',
    steps: [
      { says: { at: 'main', words: ['your cart is empty'] } },
      { links: { in: 'main', to: { 'Back to Store': '/store' } } },
      { calls: [] },
    ],
  },
  {
    id: 'CHK-02',
    given: { cart: [{ ...giMap, quantity: 2 }, probiotic] },
    steps: [
      { open: '/checkout' },
      { says: { at: 'order summary > card GI-MAP', words: ['GI-MAP', 'Quantity 2', '$954.00'] } },
      {
        says: {
          at: 'order summary > card Probiotic',
          words: ['Probiotic', 'Quantity 1', '$65.00'],
        },
      },
      { visible: 'order summary > coupon' },
      { text: { at: 'order summary > sum Shipping > css dd', is: 'FREE' } },
      { shows: { at: 'order summary > sum Total', words: ['$1,019.00'] } },
    ],
  },
  {
    id: 'CHK-03',
    on: 'checkout of one kit',
    steps: [
      'firstName',
      'lastName',
      'email',
      'phone',
      'dateOfBirth',
      'address',
      'city',
      'state',
      'zipCode',
      'termsAccepted',
      'privacyPolicyAccepted',
    ].map((name) => ({ count: { of: `main > field ${name}`, is: 1 } })),
  },
  {
    id: 'CHK-04',
    given: { cart: [giMap] },
    steps: [
      ...isReady,
      {
        fill: {
          in: 'main',
          values: { address: '1 Elm Street', city: 'Boise', state: 'ID', zipCode: '83702' },
        },
      },
      { helper: 'accept the terms' },
      { click: 'pay' },
      {
        complaints: {
          in: 'main',
          are: {
            firstName: 'First name is required',
            lastName: 'Last name is required',
            email: 'Valid email is required',
            phone: 'Phone number is required',
            dateOfBirth: 'Date of birth is required',
          },
        },
      },
    ],
  },
  {
    id: 'CHK-05',
    given: { cart: [giMap] },
    steps: [
      ...isReady,
      { helper: 'fill the checkout' },
      { helper: 'accept the terms' },
      { fill: { in: 'main', values: { address: '', city: '', state: 'I', zipCode: '8370' } } },
      { click: 'pay' },
      {
        complaints: {
          in: 'main',
          are: {
            address: 'Street address is required',
            city: 'City is required',
            state: 'State is required',
            zipCode: 'Valid ZIP code is required',
          },
        },
      },
    ],
  },
  {
    id: 'CHK-06',
    on: 'checkout of one kit',
    steps: [
      { attribute: { of: 'main > field state', name: 'placeholder', is: 'CA' } },
      { count: { of: 'main > css [name*="country" i]', is: 0 } },
    ],
  },
  {
    id: 'CHK-06',
    part: 'two letters',
    given: { cart: [giMap] },
    steps: [
      { open: '/checkout' },
      { type: { at: 'main > field state', text: 'CALIFORNIA' } },
      { value: { of: 'main > field state', is: 'CA' } },
    ],
  },
  {
    id: 'CHK-07',
    given: { cart: [giMap] },
    steps: [
      ...isReady,
      { helper: 'fill the checkout' },
      { click: 'pay' },
      {
        complaints: {
          in: 'main',
          are: {
            termsAccepted: 'You must accept the terms and conditions',
            privacyPolicyAccepted: "You must read and understand the website's privacy policy",
          },
        },
      },
    ],
  },
  {
    id: 'CHK-08',
    given: { cart: [giMap] },
    steps: [
      { open: '/checkout' },
      { disabled: accept },
      { visible: 'reminder' },
      { opensAtEnd: { box: 'terms', what: accept, px: 10 } },
      { hidden: 'reminder' },
    ],
  },
  {
    id: 'CHK-09',
    part: 'by keyboard',
    given: { cart: [giMap] },
    steps: [
      { open: '/checkout' },
      { disabled: accept },
      { focus: 'terms' },
      { press: 'End' },
      { enabled: accept },
    ],
  },
  {
    id: 'CHK-09',
    part: 'short terms',
    isAlone: true,
    given: { cart: [giMap] },
    steps: [
      {
        setting: {
          global: 'checkout',
          change: { terms: { sections: [{ heading: 'All of it', text: 'Be kind.' }] } },
        },
      },
      { open: '/checkout' },
      { enabled: accept },
      { count: { of: 'reminder > shown', is: 0 } },
    ],
  },
  {
    id: 'CHK-10',
    on: 'checkout of one kit',
    steps: [
      { disabled: accept },
      { enabled: privacy },
      { links: { in: 'main', to: { 'privacy policy': '/privacy-policy' } } },
      { newTab: { of: 'main > link privacy policy' } },
    ],
  },
  {
    id: 'CHK-11',
    on: 'checkout of one kit',
    steps: [{ calls: ['GET /api/payment/status', 'POST /api/create-payment-intent'] }],
  },
  {
    id: 'CHK-12',
    given: { cart: [giMap] },
    steps: [
      {
        answer: {
          call: statusCall,
          with: { json: { configured: false, tokenizationKeyAvailable: false } },
        },
      },
      { open: '/checkout' },
      { shows: { at: 'main', words: [setUp] } },
      { calls: ['GET /api/payment/status'] },
    ],
  },
  {
    id: 'CHK-13',
    given: { cart: [giMap], isKeyless: true },
    steps: [
      { open: '/checkout' },
      {
        shows: {
          at: 'main',
          words: ['Stripe public key is not configured. Please contact support.'],
        },
      },
      { disabled: 'pay' },
      { calls: ['GET /api/payment/status'] },
    ],
  },
  {
    id: 'CHK-13',
    part: 'modes',
    steps: [
      {
        provenBy: {
          file: 'web/app/env.server.test.ts',
          test: 'CHK-13 a live key and a stand-in never meet',
          words: ['pk_live_'],
        },
      },
    ],
  },
  {
    id: 'CHK-14',
    given: { cart: [{ ...giMap, quantity: 2 }, pack] },
    steps: [
      ...isReady,
      {
        sent: {
          call: intentCall,
          fields: {
            amount: '1831.00',
            firstName: '<string>',
            lastName: '<string>',
            email: '<guest>',
            productIds: 'gi-map,complete-package',
            items: [
              { id: 'gi-map', quantity: 2 },
              { id: 'complete-package', quantity: 1 },
            ],
            reference: '<string>',
          },
        },
      },
    ],
  },
  {
    id: 'CHK-14',
    part: 'two decimals',
    given: { cart: [pack] },
    steps: [
      ...isReady,
      { sent: { call: intentCall, fields: { amount: '877.00', productIds: 'complete-package' } } },
    ],
  },
  {
    id: 'CHK-15',
    given: { cart: [giMap] },
    steps: [
      { hold: intentCall },
      { open: '/checkout' },
      { shows: { at: 'main', words: ['Preparing payment...'] } },
      { disabled: 'pay' },
      { release: true },
      { enabled: 'pay' },
      { lacks: { at: 'main', words: ['Preparing payment...'] } },
      { helper: 'type a good card' },
      { hold: intentCall },
      { type: { at: 'coupon', text: 'WELCOME10' } },
      { press: 'Enter' },
      { shows: { at: 'main', words: ['Updating payment amount...'] } },
      { disabled: 'pay' },
      { value: { of: 'frame payment', is: '4242 4242 4242 4242' } },
      { release: true },
      { enabled: 'pay' },
      { value: { of: 'frame payment', is: '4242 4242 4242 4242' } },
    ],
  },
  {
    id: 'CHK-16',
    given: { cart: [giMap] },
    steps: [
      ...readyToPay,
      { calls: [statusCall, intentCall] },
      { helper: 'add a kit in another tab' },
      { text: { at: 'pay', is: 'Pay $954.00' } },
      { enabled: 'pay' },
      { calls: [statusCall, intentCall, intentCall] },
      { type: { at: 'coupon', text: 'WELCOME10' } },
      { press: 'Enter' },
      { text: { at: 'pay', is: 'Pay $858.60' } },
      { enabled: 'pay' },
      { calls: [statusCall, intentCall, intentCall, couponCall, intentCall] },
      { click: 'pay' },
      { visible: 'heading Order Confirmed' },
      {
        record: {
          collection: 'orders',
          where: '[email][equals]={visitor}',
          fields: { amount: '858.60' },
        },
      },
      { charged: 85_860 },
    ],
  },
  ...[
    {
      part: "the server's words",
      json: { success: false, message: 'The provider rests.' },
      text: 'The provider rests.',
    },
    { part: 'no words', json: { success: false }, text: 'Unable to initialize payment.' },
  ].map(({ part, json, text }): Line => ({
    id: 'CHK-17',
    part,
    given: { cart: [giMap] },
    steps: [
      { answer: { call: intentCall, with: { status: 503, json } } },
      { open: '/checkout' },
      { toast: { title: 'Setup Error', text, style: 'destructive' } },
    ],
  })),
  {
    id: 'CHK-18',
    given: { cart: [giMap] },
    steps: [
      { answer: { call: intentCall, with: 'cut' } },
      { open: '/checkout' },
      {
        toast: {
          title: 'Connection Error',
          text: 'Unable to connect to payment processor.',
          style: 'destructive',
        },
      },
      { text: { at: 'badge', is: '1' } },
    ],
  },
  {
    id: 'CHK-19',
    given: { cart: [pack] },
    steps: [
      ...readyToPay,
      { text: { at: 'pay', is: 'Pay $877.00' } },
      { hold: orderCall },
      { click: 'pay' },
      { text: { at: 'pay', is: 'Processing...' } },
      { disabled: 'pay' },
      { release: true },
      { visible: 'heading Order Confirmed' },
    ],
  },
  {
    id: 'CHK-19',
    part: 'library not loaded',
    given: { cart: [pack] },
    steps: [
      { blockScript: '**/stripe.js' },
      { open: '/checkout' },
      { visible: 'toast' },
      { disabled: 'pay' },
    ],
  },
  {
    id: 'CHK-20',
    on: 'purchase',
    steps: [
      {
        askedStripe: {
          path: '/confirm',
          fields: {
            receipt_email: '{visitor}',
            return_url: '{shop}/checkout',
            payment_method_data: {
              billing_details: {
                name: 'Hannah Whitfield',
                email: '{visitor}',
                phone: '(555) 014-2290',
                address: {
                  line1: '18 Orchard Lane',
                  city: 'Boise',
                  state: 'ID',
                  postal_code: '83702',
                  country: 'US',
                },
              },
            },
          },
        },
      },
      { path: '/checkout' },
    ],
  },
  {
    id: 'CHK-21',
    part: 'library',
    given: { cart: [giMap] },
    steps: [
      { blockScript: '**/stripe.js' },
      { open: '/checkout' },
      {
        toast: {
          title: 'Payment Error',
          text: 'Payment system not loaded. Please refresh and try again.',
          style: 'destructive',
        },
      },
    ],
  },
  {
    id: 'CHK-21',
    part: 'exception',
    steps: [
      {
        provenBy: {
          file: 'web/app/checkout/payment/payment.test.ts',
          test: 'CHK-21 an exception while confirming',
          words: ['Payment Error', 'An unexpected error occurred. Please try again.'],
        },
      },
    ],
  },
  {
    id: 'CHK-22',
    given: { cart: [giMap] },
    steps: [
      { open: '/checkout' },
      { helper: 'fill the checkout' },
      { helper: 'accept the terms' },
      { helper: 'type a declined card' },
      { click: 'pay' },
      { toast: { title: 'Payment Failed', text: 'Your card was declined.', style: 'destructive' } },
      { lacksCall: orderCall },
      {
        record: { collection: 'orders', where: '[email][equals]={visitor}', count: 0, fields: {} },
      },
    ],
  },
  {
    id: 'CHK-23',
    given: { cart: [giMap] },
    steps: [
      {
        answer: {
          call: 'POST **/v1/payment_intents/*/confirm',
          with: { change: { status: 'processing' } },
        },
      },
      {
        answer: { call: 'GET **/v1/payment_intents/*', with: { change: { status: 'processing' } } },
      },
      ...readyToPay,
      { click: 'pay' },
      {
        toast: {
          title: 'Payment Processing',
          text: 'Payment is being processed. Please wait...',
          style: 'default',
        },
      },
      { lacksCall: orderCall },
    ],
  },
  {
    id: 'CHK-24',
    on: 'purchase',
    steps: [
      {
        sent: {
          call: orderCall,
          fields: {
            firstName: 'Hannah',
            lastName: 'Whitfield',
            email: '{visitor}',
            phone: '(555) 014-2290',
            dateOfBirth: '1990-04-12',
            address: '18 Orchard Lane',
            city: 'Boise',
            state: 'ID',
            zipCode: '83702',
            termsAccepted: true,
            privacyPolicyAccepted: true,
            productType: 'gi-map,probiotic',
            productName: '*GI-MAP*2*Probiotic*1*',
            amount: '917.10',
            couponCode: 'WELCOME10',
            discountAmount: '<any>',
            items: [
              { id: 'gi-map', name: 'GI-MAP', quantity: 2, price: 477 },
              { id: 'probiotic', name: 'Probiotic', quantity: 1, price: 65 },
            ],
            isSubscription: 'false',
            stripeSubscriptionId: '<any>',
            stripeSubscriptionScheduleId: '<any>',
            stripePaymentIntentId: '<string>',
          },
        },
      },
      { calls: [statusCall, intentCall, couponCall, intentCall, intentCall, orderCall] },
    ],
  },
  {
    id: 'CHK-25',
    on: 'purchase',
    steps: [
      { answered: { call: orderCall, fields: { success: true, transactionId: '<string>' } } },
      {
        record: {
          collection: 'orders',
          where: '[email][equals]={visitor}',
          fields: { id: '{transactionId}', number: '<shown>' },
        },
      },
    ],
  },
  {
    id: 'CHK-26',
    on: 'purchase',
    steps: [
      { kept: { in: 'local', key: 'cart', is: [] } },
      { count: { of: 'badge', is: 0 } },
      { text: { at: 'title', is: 'Order Confirmed' } },
      { links: { in: 'main', to: { 'Continue Shopping': '/store', 'Back to Home': '/' } } },
      {
        toasted: {
          title: 'Order Successful!',
          text: 'Your order has been confirmed. Check your email for details.',
          style: 'default',
        },
      },
    ],
  },
  {
    id: 'CHK-27',
    on: 'purchase',
    steps: [
      { visible: 'heading Order Confirmed' },
      { count: { of: 'link Back to Store', is: 0 } },
      { lacks: { at: 'main', words: ['cart is empty'] } },
    ],
  },
  ...[
    {
      part: "the server's words",
      json: { success: false, message: 'Our books are closed.' },
      text: 'Our books are closed.',
    },
    {
      part: 'no words',
      json: { success: false },
      text: 'Unable to complete order. Please contact us.',
    },
  ].map(({ part, json, text }): Line => ({
    id: 'CHK-28',
    part,
    given: { cart: [giMap] },
    steps: [
      ...readyToPay,
      refusedOrder({ status: 503, json }),
      { click: 'pay' },
      { toast: { title: 'Order Error', text, style: 'destructive' } },
      { text: { at: 'badge', is: '1' } },
      { kept: { in: 'local', key: 'cart', is: [{ id: 'gi-map', quantity: 1 }] } },
    ],
  })),
  {
    id: 'CHK-29',
    given: { cart: [giMap] },
    steps: [
      ...readyToPay,
      { clickTwice: 'pay' },
      { visible: 'heading Order Confirmed' },
      {
        record: {
          collection: 'orders',
          where: '[email][equals]={visitor}',
          count: 1,
          fields: { amount: '477.00' },
        },
      },
      { answered: { call: orderCall, fields: { success: true, transactionId: '<string>' } } },
      { helper: 'replay the order' },
      { helper: 'replay the order' },
      { helper: 'replay the order' },
      { reload: true },
      {
        record: {
          collection: 'orders',
          where: '[email][equals]={visitor}',
          count: 1,
          fields: { id: '{transactionId}', amount: '477.00' },
        },
      },
      { confirmedAtStripe: 1 },
      { charged: 47_700 },
      { mails: 1 },
    ],
  },
  {
    id: 'CHK-30',
    given: { cart: [giMap] },
    steps: [
      ...readyToPay,
      { helper: 'close the tab at the charge' },
      {
        record: {
          collection: 'orders',
          where: '[email][equals]={visitor}',
          count: 1,
          fields: { amount: '477.00', status: 'paid' },
        },
      },
      { mailed: { subject: 'is confirmed', words: ['GI-MAP', '$477.00'] } },
    ],
  },
  {
    id: 'CHK-31',
    given: {
      cart: [
        {
          id: 'family-wellness-program',
          name: 'Family Wellness Program',
          price: 637,
          quantity: 1,
          isSubscription: true,
        },
        probiotic,
      ],
    },
    steps: [
      ...readyToPay,
      { text: { at: 'pay', is: 'Pay $702.00' } },
      { shows: { at: 'order summary', words: ['$2,548.00'] } },
      { click: 'pay' },
      { visible: 'heading Order Confirmed' },
      { charged: 70_200 },
      {
        record: {
          collection: 'orders',
          where: '[email][equals]={visitor}',
          fields: { amount: '702.00', isSubscription: 'true', number: '<order>' },
        },
      },
      {
        record: {
          collection: 'plans',
          where: '[orderNumber][equals]={order}',
          fields: { centsPerPayment: 63_700, paymentsDone: 1, paymentsTotal: 4 },
        },
      },
      { laterPayments: { count: 3, amount: 63_700 } },
    ],
  },
];

const typeCoupon = (code: string): Step[] => [
  { type: { at: 'coupon', text: code } },
  { press: 'Enter' },
];

export const coupon: Line[] = [
  {
    id: 'CPN-01',
    given: { cart: [giMap] },
    steps: [
      ...isReady,
      { type: { at: 'coupon', text: 'welcome10' } },
      { value: { of: 'coupon', is: 'WELCOME10' } },
      { lacksCall: couponCall },
      { press: 'Enter' },
      { sent: { call: couponCall, fields: { code: 'WELCOME10' } } },
    ],
  },
  {
    id: 'CPN-02',
    given: { cart: [giMap] },
    steps: [
      ...isReady,
      { click: 'button Apply' },
      { toast: { title: 'Error', text: 'Please enter a coupon code.', style: 'destructive' } },
      { complaints: { in: 'order summary', are: { coupon: 'Please enter a coupon code' } } },
      { calls: [statusCall, intentCall] },
    ],
  },
  {
    id: 'CPN-03',
    given: { cart: [{ ...giMap, quantity: 2 }, probiotic] },
    steps: [
      ...isReady,
      ...typeCoupon('WELCOME10'),
      { sent: { call: couponCall, fields: { code: 'WELCOME10', orderTotal: 1019 } } },
    ],
  },
  {
    id: 'CPN-04',
    given: { cart: [giMap] },
    steps: [
      {
        answer: {
          call: couponCall,
          with: {
            json: { success: true, code: 'WELCOME10', discountAmount: 47.7, newTotal: 429.3 },
          },
        },
      },
      ...isReady,
      ...typeCoupon('WELCOME10'),
      { toast: { title: 'Coupon Applied!', text: 'You saved $47.70', style: 'default' } },
      { text: { at: 'pay', is: 'Pay $429.30' } },
      { shows: { at: 'order summary > sum Total', words: ['$429.30'] } },
    ],
  },
  {
    id: 'CPN-05',
    given: { cart: [giMap] },
    steps: [
      ...isReady,
      ...[
        {
          json: { success: false, message: 'This code slept in.' },
          text: 'This code slept in.',
        },
        { json: { success: false }, text: 'This coupon code is not valid.' },
      ].flatMap(({ json, text }): Step[] => [
        { answer: { call: couponCall, with: { json } } },
        ...typeCoupon('SLEEPY'),
        { toast: { title: 'Invalid Coupon', text, style: 'destructive' } },
        { text: { at: 'pay', is: 'Pay $477.00' } },
      ]),
    ],
  },
  {
    id: 'CPN-06',
    given: { cart: [giMap] },
    steps: [
      ...isReady,
      ...typeCoupon('WELCOME10'),
      { text: { at: 'pay', is: 'Pay $429.30' } },
      { enabled: 'pay' },
      { click: 'order summary > button Remove' },
      {
        toast: {
          title: 'Coupon Removed',
          text: 'Coupon code has been removed from your order.',
          style: 'default',
        },
      },
      { text: { at: 'pay', is: 'Pay $477.00' } },
    ],
  },
  {
    id: 'CPN-07',
    part: 'what the browser says',
    steps: [
      {
        answers: {
          ask: intentCall,
          body: {
            amount: '1.00',
            firstName: 'Guest',
            lastName: 'Guest',
            email: 'guest@example.com',
            productIds: 'gi-map',
            items: [{ id: 'gi-map', quantity: 1 }],
            couponCode: 'WELCOME10',
            discountAmount: '476.00',
            reference: '{uuid}',
          },
          status: 409,
          fields: { success: false },
        },
      },
      {
        answers: {
          ask: intentCall,
          body: {
            amount: '429.30',
            firstName: 'Guest',
            lastName: 'Guest',
            email: 'guest@example.com',
            productIds: 'gi-map',
            items: [{ id: 'gi-map', quantity: 1 }],
            couponCode: 'WELCOME10',
            reference: '{uuid}',
          },
          status: 200,
          fields: { success: true, clientSecret: '<string>' },
        },
      },
    ],
  },
  {
    id: 'CPN-07',
    part: 'expired, used up, never below $0.50',
    isAlone: true,
    steps: [
      {
        create: {
          collection: 'coupons',
          data: {
            code: 'CONFORM-OLD',
            kind: 'percent',
            percent: 50,
            active: true,
            validUntil: '2020-01-01',
          },
        },
      },
      {
        answers: {
          ask: couponCall,
          body: { code: 'CONFORM-OLD', orderTotal: 477 },
          fields: { success: false },
          status: 422,
        },
      },
      {
        create: {
          collection: 'coupons',
          data: { code: 'CONFORM-ALL', kind: 'percent', percent: 100, active: true },
        },
      },
      {
        answers: {
          ask: couponCall,
          body: { code: 'CONFORM-ALL', orderTotal: 477, items: [{ id: 'gi-map', quantity: 1 }] },
          status: 200,
          fields: { success: true, discountAmount: 476.5, newTotal: 0.5 },
        },
      },
    ],
  },
  {
    id: 'CPN-07',
    part: 'over-used',
    steps: [
      {
        provenBy: {
          file: 'cms/tests/payments/coupons.test.ts',
          test: 'PAY-12 a discount that is removed after Pay is charged no more, and its use is given back',
          words: ['This coupon code has been used up.'],
        },
      },
    ],
  },
];
