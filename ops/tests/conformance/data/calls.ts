import type { Line, Step } from '../line.ts';

const giMap = { id: 'gi-map', name: 'GI-MAP', price: 477, quantity: 1 };
const person = { firstName: 'Hannah', lastName: 'Whitfield', email: '{visitor}' };
const isReady: Step[] = [{ open: '/checkout' }, { enabled: 'pay' }];
const chatBox = 'chat > textbox Your message';
const ask = (words: string): Step[] => [{ type: { at: chatBox, text: words } }, { press: 'Enter' }];

export const calls: Line[] = [
  {
    id: 'API-01',
    given: { cart: [giMap] },
    steps: [
      { open: '/' },
      {
        fill: {
          in: 'contact form',
          values: { ...person, concern: 'skin', interest: 'general-questions' },
        },
      },
      { helper: 'wait until a program would be slower' },
      { click: 'contact form > css button[type=submit]' },
      { hidden: 'contact form' },
      { open: '/freebies' },
      { fill: { in: 'workshop form', values: person } },
      { helper: 'wait until a program would be slower' },
      { click: 'workshop form > css button[type=submit]' },
      { hidden: 'workshop form' },
      { click: 'card Ultimate Gut Health Guide > named Download Free' },
      { fill: { in: 'dialog', values: person } },
      {
        downloads: {
          by: 'dialog > css button[type=submit]',
          file: 'ultimate-gut-health-guide.pdf',
        },
      },
      { path: '/freebie-confirmation' },
      { click: 'chat button' },
      ...ask('How much is the GI-MAP?'),
      { enabled: chatBox },
      { open: '/checkout' },
      { helper: 'fill the checkout' },
      { helper: 'accept the terms' },
      { helper: 'type a good card' },
      { enabled: 'pay' },
      { type: { at: 'coupon', text: 'WELCOME10' } },
      { press: 'Enter' },
      { text: { at: 'pay', is: 'Pay $429.30' } },
      { enabled: 'pay' },
      { click: 'pay' },
      { visible: 'heading Order Confirmed' },
      {
        callKinds: [
          'GET /api/payment/status',
          'GET /freebies/ultimate-gut-health-guide.pdf',
          'POST /api/chat',
          'POST /api/contact',
          'POST /api/create-payment-intent',
          'POST /api/freebie-downloads',
          'POST /api/payment/create-order',
          'POST /api/validate-coupon',
          'POST /api/workshop-signup',
        ],
      },
    ],
  },
  {
    id: 'API-02',
    given: { cart: [giMap] },
    steps: [
      ...isReady,
      { type: { at: 'coupon', text: 'NONE' } },
      { press: 'Enter' },
      { visible: 'toast' },
      { click: 'chat button' },
      ...ask('Hello'),
      { enabled: chatBox },
      { open: '/' },
      {
        fill: {
          in: 'contact form',
          values: { ...person, concern: 'skin', interest: 'general-questions' },
        },
      },
      { click: 'contact form > css button[type=submit]' },
      { hidden: 'contact form' },
      { open: '/freebies' },
      { fill: { in: 'workshop form', values: person } },
      { click: 'workshop form > css button[type=submit]' },
      { hidden: 'workshop form' },
      ...[
        'GET /api/payment/status',
        'POST /api/create-payment-intent',
        'POST /api/validate-coupon',
        'POST /api/chat',
        'POST /api/contact',
        'POST /api/workshop-signup',
      ].map((call): Step => ({ sentWithCookies: call })),
      ...[
        'POST /api/create-payment-intent',
        'POST /api/validate-coupon',
        'POST /api/chat',
        'POST /api/contact',
        'POST /api/workshop-signup',
      ].map((call): Step => ({ sentAs: { call, type: 'application/json' } })),
    ],
  },
  {
    id: 'API-03',
    steps: [
      {
        answers: {
          ask: 'GET /api/payment/status',
          status: 200,
          type: 'application/json',
          fields: { configured: true, tokenizationKeyAvailable: true },
          keys: ['configured', 'tokenizationKeyAvailable'],
        },
      },
      {
        answers: {
          ask: 'POST /api/create-payment-intent',
          body: {
            amount: '477.00',
            firstName: 'Guest',
            lastName: 'Guest',
            email: 'guest@example.com',
            productIds: 'gi-map',
            reference: '{uuid}',
          },
          status: 200,
          type: 'application/json',
          fields: { success: true, clientSecret: '<string>' },
        },
      },
      {
        answers: {
          ask: 'POST /api/create-payment-intent',
          body: {
            amount: '1.00',
            firstName: 'Guest',
            lastName: 'Guest',
            email: 'guest@example.com',
            productIds: 'gi-map',
            reference: '{uuid}',
          },
          status: 409,
          fields: { success: false, message: '<string>' },
        },
      },
    ],
  },
  {
    id: 'API-04',
    steps: [
      {
        answers: {
          ask: 'POST /api/validate-coupon',
          body: { code: 'WELCOME10', orderTotal: 477, items: [{ id: 'gi-map', quantity: 1 }] },
          status: 200,
          type: 'application/json',
          fields: { success: true, code: 'WELCOME10', discountAmount: 47.7, newTotal: 429.3 },
        },
      },
      {
        answers: {
          ask: 'POST /api/chat',
          body: { messages: [{ role: 'user', content: 'How much is the GI-MAP?' }] },
          status: 200,
          type: 'application/json',
          fields: { success: true, message: '<string>', routeToContact: '<boolean>' },
        },
      },
    ],
  },
  {
    id: 'API-05',
    steps: [
      { open: '/faq' },
      { click: 'chat button' },
      ...(
        [
          ['500: boom', 500, 'boom'],
          ['503: We rest.', 503, 'We rest.'],
          ['500: Internal Server Error', 500, ''],
          ['503: Service Unavailable', 503, ''],
        ] as const
      ).flatMap(([told, status, text]): Step[] => [
        { answer: { call: 'POST /api/chat', with: { status, text } } },
        { enabled: chatBox },
        ...ask('one'),
        { logged: told },
      ]),
    ],
  },
  {
    id: 'API-06',
    part: 'the query of the dialog',
    steps: [
      { open: '/' },
      { click: '#services > card GI-MAP Test > links' },
      { calls: ['GET /api/payment/status'] },
      { enabled: 'dialog > pay' },
    ],
  },
  {
    id: 'API-06',
    part: '401',
    steps: [
      { open: '/' },
      {
        answer: {
          call: 'GET /api/payment/status',
          with: { status: 401, json: { success: false, message: 'Who asks?' } },
        },
      },
      { click: '#services > card GI-MAP Test > links' },
      { visible: 'dialog > button Try again' },
      { disabled: 'dialog > pay' },
    ],
  },
  {
    id: 'API-07',
    given: { isTimeStopped: true, cart: [giMap] },
    steps: [
      ...isReady,
      { calls: ['GET /api/payment/status', 'POST /api/create-payment-intent'] },
      { pass: 3_600_000 },
      { helper: 'leave the tab and come back' },
      { calls: ['GET /api/payment/status', 'POST /api/create-payment-intent'] },
    ],
  },
  {
    id: 'API-07',
    part: 'no retries of a query',
    given: { isTimeStopped: true, cart: [giMap] },
    steps: [
      { answer: { call: 'GET /api/payment/status', with: { status: 500, text: 'boom' } } },
      { open: '/checkout' },
      { visible: 'main > button Try again' },
      { pass: 60_000 },
      { helper: 'leave the tab and come back' },
      { calls: ['GET /api/payment/status'] },
    ],
  },
  {
    id: 'API-07',
    part: 'no retries of a mutation',
    given: { isTimeStopped: true, cart: [giMap] },
    steps: [
      { answer: { call: 'POST /api/create-payment-intent', with: { status: 500, text: 'boom' } } },
      { open: '/checkout' },
      { visible: 'toast' },
      { pass: 60_000 },
      { helper: 'leave the tab and come back' },
      { calls: ['GET /api/payment/status', 'POST /api/create-payment-intent'] },
    ],
  },
  {
    id: 'API-08',
    steps: [
      {
        answers: {
          ask: 'GET /api/payment/status',
          status: 200,
          fields: { configured: '<boolean>', tokenizationKeyAvailable: '<boolean>' },
        },
      },
      ...[
        'chat',
        'payment/create-order',
        'validate-coupon',
        'create-payment-intent',
        'contact',
        'freebie-downloads',
        'workshop-signup',
      ].map((call): Step => ({
        answers: {
          ask: `POST /api/${call}`,
          body: {},
          status: 400,
          fields: { success: false, message: '<string>' },
        },
      })),
      ...[
        '/api',
        '/api/orders',
        '/api/users',
        '/api/users/login',
        '/api/globals/home',
        '/api/graphql',
      ].map((path): Step => ({ answers: { ask: `GET ${path}`, status: 404 } })),
      { answers: { ask: 'GET /api/orders', at: 'cms', status: 404 } },
      { answers: { ask: 'GET /cms-api/health', at: 'cms', status: 200 } },
      {
        answers: {
          ask: 'POST /cms-api/users/login',
          at: 'cms',
          body: { username: 'nobody', password: 'nothing' },
          status: 401,
          fields: { errors: '<list>' },
        },
      },
    ],
  },
];
