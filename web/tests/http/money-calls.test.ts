import { refuseFields } from 'common/contract/check';
import type { IntentAnswer } from 'common/contract/checkout';
import { customer, wrongBuyers, wrongCustomers } from 'common/contract/fixtures';
import type { OrderAnswer } from 'common/contract/orders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

let cms: FixtureCms;
let web: WebProcess;
const reference = '0d5f1a4e-3c1b-4f63-9a52-6a4f7c0e9b11';
const intent = {
  amount: '477.00',
  firstName: 'Guest',
  lastName: 'Shopper',
  email: 'guest@example.com',
  productIds: 'gi-map',
};

beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url);
});
beforeEach(() => {
  cms.answers.clear();
  cms.calls.length = 0;
});
afterAll(async () => {
  await web.close();
  await cms.close();
});

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(web.url + path, {
    method,
    headers: { Origin: web.url, 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  return {
    status: response.status,
    headers: response.headers,
    answer: (await response.json()) as unknown,
  };
}
const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  call('POST', path, body, headers);

test('API-03 the payment status holds two booleans', async () => {
  expect(await call('GET', '/api/payment/status')).toMatchObject({
    status: 200,
    answer: { configured: true, tokenizationKeyAvailable: true },
  });
  cms.answers.set('payments/status', { status: 200, document: { configured: false } });
  expect((await call('GET', '/api/payment/status')).answer).toEqual({
    configured: false,
    tokenizationKeyAvailable: true,
  });
});

test('API-03 without a publishable key there is no tokenization key', async () => {
  const bare = await startWeb(cms.url, { STRIPE_PUBLISHABLE_KEY: '' });
  try {
    expect(await (await fetch(`${bare.url}/api/payment/status`)).json()).toEqual({
      configured: true,
      tokenizationKeyAvailable: false,
    });
  } finally {
    await bare.close();
  }
});

test('API-03 an intent is asked of the CMS with the key of the shop, and its answer comes back', async () => {
  const { status, answer } = await post('/api/create-payment-intent', {
    ...intent,
    reference,
    items: [{ id: 'gi-map', quantity: 1 }],
  });
  expect(status).toBe(200);
  expect(answer).toEqual({
    success: true,
    clientSecret: 'pi_sample_secret_sample',
    message: 'Ready to pay.',
    reference,
    amount: '477.00',
    discountAmount: '0.00',
  } satisfies IntentAnswer);
  expect(cms.calls).toEqual([
    {
      method: 'POST',
      path: 'payments/intent',
      authorization: 'service-accounts API-Key key-of-the-tests',
      body: { ...intent, reference, items: [{ id: 'gi-map', quantity: 1 }] },
    },
  ]);
});

test('API-04 CPN-03 a code is judged by the CMS, and its refusal comes back in its words', async () => {
  const body = { code: 'WELCOME10', orderTotal: 477, items: [{ id: 'gi-map', quantity: 1 }] };
  expect(await post('/api/validate-coupon', body)).toMatchObject({
    status: 200,
    answer: { success: true, code: 'WELCOME10', discountAmount: 47.7, newTotal: 429.3 },
  });
  expect(cms.calls.at(-1)).toMatchObject({ path: 'payments/validate-coupon', body });
  cms.answers.set('payments/validate-coupon', {
    status: 422,
    document: { success: false, message: 'This code has expired.' },
  });
  expect(await post('/api/validate-coupon', body)).toMatchObject({
    status: 422,
    answer: { success: false, message: 'This code has expired.' },
  });
});

test.each([
  { code: 'X' },
  { code: 7, orderTotal: 1 },
  { code: 'X', orderTotal: '477' },
  { code: 'X', orderTotal: -1 },
  { code: 'X'.repeat(61), orderTotal: 1 },
  { code: 'X', orderTotal: 1, items: [{}] },
])('CPN-03 a malformed question about a code is refused: %j', async (body) => {
  expect(await post('/api/validate-coupon', body)).toMatchObject({
    status: 400,
    answer: { success: false },
  });
});

test('CPN-07 what the CMS says of a coupon reaches the browser with a refused intent', async () => {
  const document = {
    success: false,
    message: 'Changed.',
    prices: {},
    coupon: { code: 'WELCOME10', message: 'This code has expired.' },
  };
  cms.answers.set('payments/intent', { status: 409, document });
  expect(
    await post('/api/create-payment-intent', { ...intent, couponCode: 'WELCOME10' }),
  ).toMatchObject({ status: 409, answer: document });
});

test('API-08 an order is confirmed by its payment alone; names and prices of the caller go nowhere', async () => {
  const body = {
    stripePaymentIntentId: 'pi_1',
    reference,
    amount: '0.50',
    productName: 'GI-MAP x 1',
    items: [{ id: 'gi-map', name: 'GI-MAP', quantity: 1, price: 0.5 }],
    isSubscription: 'false',
    stripeSubscriptionId: '',
    stripeSubscriptionScheduleId: '',
    couponCode: null,
    discountAmount: 0,
  };
  const { status, answer } = await post('/api/payment/create-order', body);
  expect(status).toBe(200);
  expect(answer).toEqual({
    success: true,
    transactionId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    number: 'K7M4Q2XR',
  } satisfies OrderAnswer);
  expect(cms.calls.at(-1)?.body).toEqual({ stripePaymentIntentId: 'pi_1', reference });
});

const offer = {
  firstName: 'Ann',
  lastName: 'Buyer',
  email: 'ann@example.com',
  phone: '',
  productType: 'gi-map',
  amount: '470.00',
  paymentToken: 'tok_1',
  reference,
  termsVersion: '2026-11',
  termsPage: '/',
};

test("DLG-10 API-08 the dialog's order goes to the CMS field by field, and its order comes back", async () => {
  const { status, answer } = await post('/api/payment/create-order', {
    ...offer,
    price: 1,
    productName: 'x',
  });
  expect(status).toBe(200);
  expect(answer).toEqual({
    success: true,
    transactionId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    number: 'K7M4Q2XR',
  } satisfies OrderAnswer);
  expect(cms.calls.at(-1)).toMatchObject({ path: 'payments/offer-order', body: offer });
  expect(Object.keys(cms.calls.at(-1)?.body as object).toSorted()).toEqual(
    Object.keys(offer).toSorted(),
  );
});

test.each([
  { success: false, requiresAction: true, clientSecret: 'pi_1_secret_a', reference },
  {
    success: false,
    processing: true,
    message: 'Payment is being processed. Please wait...',
    reference,
  },
])('the dialog hears of a payment that is not settled: %j', async (document) => {
  cms.answers.set('payments/offer-order', { status: 200, document });
  expect(await post('/api/payment/create-order', offer)).toMatchObject({
    status: 200,
    answer: document,
  });
});

test.each([
  [
    409,
    {
      success: false,
      message: 'A price has changed.',
      prices: { 'gi-map': { name: 'GI-MAP Test', price: 480 } },
    },
  ],
  [422, { success: false, message: 'Your card was declined.' }],
  [
    400,
    {
      success: false,
      message: 'Valid email is required',
      fieldErrors: { email: 'Valid email is required' },
    },
  ],
])(
  'DLG-12 DLG-15 what the CMS refuses with %i reaches the dialog as it is',
  async (status, document) => {
    cms.answers.set('payments/offer-order', { status, document });
    expect(await post('/api/payment/create-order', offer)).toMatchObject({
      status,
      answer: document,
    });
  },
);

test('PAY-10 an offer whose payment nobody can tell of is a 503 that says so', async () => {
  const outOfReach = {
    status: 503,
    document: {
      success: false,
      message: 'Payments are out of reach for a moment. Please try again.',
    },
  };
  for (const trouble of ['cut', outOfReach] as const) {
    cms.answers.set('payments/offer-order', trouble);
    expect(await post('/api/payment/create-order', offer)).toMatchObject({
      status: 503,
      answer: { message: expect.stringContaining('charged at most once') as string },
    });
  }
});

test.each([
  ['paymentToken', { paymentToken: 'pm_1' }],
  ['paymentToken', { paymentToken: null }],
  ['paymentToken', { paymentToken: 'tok_1/../x' }],
  ['amount', { amount: 470 }],
  ['amount', { amount: '470' }],
  ['productType', { productType: ['gi-map'] }],
  ['firstName', { firstName: undefined }],
  ['email', { email: { $ne: '' } }],
  ['reference', { reference: 'mine' }],
  ['termsPage', { termsPage: 'https://evil.example' }],
])('SEC-06 an offer with a wrong %s is refused by name: %j', async (field, change) => {
  const { status, answer } = await post('/api/payment/create-order', { ...offer, ...change });
  expect(status).toBe(400);
  expect(answer).toEqual({
    success: false,
    message: expect.any(String) as string,
    fieldErrors: { [field]: expect.any(String) as string },
  });
  expect(cms.calls).toEqual([]);
});

test.each([
  ['amount', { ...intent, amount: 477 }],
  ['amount', { ...intent, amount: '477' }],
  ['amount', { ...intent, amount: '-1.00' }],
  ['amount', { ...intent, amount: 'NaN' }],
  ['productIds', { ...intent, productIds: ['gi-map'] }],
  ['productIds', { amount: '1.00' }],
  ['items', { ...intent, items: 'gi-map' }],
  [
    'items',
    { ...intent, items: Array.from({ length: 51 }, () => ({ id: 'gi-map', quantity: 1 })) },
  ],
  ['items', { ...intent, items: [{ id: 'gi-map', quantity: 1.5 }] }],
  ['items', { ...intent, items: [{ id: 'gi-map', quantity: '1' }] }],
  ['items', { ...intent, items: [{ id: 'gi-map' }] }],
  ['items', { ...intent, items: [{ id: 7, quantity: 1 }] }],
  ['couponCode', { ...intent, couponCode: { code: 'X' } }],
  ['reference', { ...intent, reference: 'mine' }],
  ['customer', { ...intent, customer: 'Ann' }],
  ['firstName', { ...intent, customer: { ...customer, firstName: { first: 'Ann' } } }],
])('SEC-06 an intent with a wrong %s is refused by name', async (field, body) => {
  const { status, answer } = await post('/api/create-payment-intent', body);
  expect(status).toBe(400);
  expect(answer).toEqual({
    success: false,
    message: expect.any(String) as string,
    fieldErrors: { [field]: expect.any(String) as string },
  });
  expect(cms.calls).toEqual([]);
});

test.each(wrongCustomers)(
  'HOUSE-04 web says of %s %j what the page and cms say: %j',
  async (field, value, message) => {
    const body = { ...intent, customer: { ...customer, [field]: value } };
    expect(await post('/api/create-payment-intent', body)).toMatchObject({
      status: 400,
      answer: refuseFields({ [field]: message }),
    });
    expect(cms.calls).toEqual([]);
  },
);

test.each(wrongBuyers)(
  'HOUSE-04 web says of %s %j what the dialog and cms say: %j',
  async (field, value, message) => {
    expect(await post('/api/payment/create-order', { ...offer, [field]: value })).toMatchObject({
      status: 400,
      answer: refuseFields({ [field]: message }),
    });
    expect(cms.calls).toEqual([]);
  },
);

test.each([
  {},
  { stripePaymentIntentId: '' },
  { stripePaymentIntentId: 'pi_1/../../x' },
  { stripePaymentIntentId: ['pi_1'] },
  { stripePaymentIntentId: 'seti_1' },
])('SEC-06 an order of %j is refused', async (body) => {
  expect(await post('/api/payment/create-order', body)).toMatchObject({
    status: 400,
    answer: { success: false },
  });
  expect(cms.calls).toEqual([]);
});

test.each([
  [
    409,
    {
      success: false,
      message: 'A price has changed.',
      prices: { 'gi-map': { name: 'GI-MAP', price: 480 }, retired: null },
    },
  ],
  [422, { success: false, message: 'This coupon code is not valid.' }],
  [
    400,
    {
      success: false,
      message: 'First name is required',
      fieldErrors: { firstName: 'First name is required' },
    },
  ],
  [503, { success: false, message: 'Payments are out of reach for a moment. Please try again.' }],
])('a refusal of the CMS with %i comes back as it is', async (status, document) => {
  cms.answers.set('payments/intent', { status, document });
  expect(await post('/api/create-payment-intent', intent)).toMatchObject({
    status,
    answer: document,
  });
});

test.each([
  ['cut'],
  [{ status: 401, document: { success: false, message: 'Please sign in.' } }],
  [
    {
      status: 403,
      document: { errors: [{ message: 'You are not allowed to perform this action.' }] },
    },
  ],
  [{ status: 404, document: { message: 'Route not found' } }],
  [{ status: 500, document: { errors: [{ message: 'boom', stack: 'at secret.ts:1' }] } }],
  [{ status: 400, document: { success: false, message: 'odd', stack: 'at secret.ts:1' } }],
] as const)(
  'PAY-22 with a CMS that answers %j the buyer reads what to do and no stack',
  async (trouble) => {
    for (const path of ['status', 'intent', 'order']) cms.answers.set(`payments/${path}`, trouble);
    const answers = [
      await call('GET', '/api/payment/status'),
      await post('/api/create-payment-intent', intent),
      await post('/api/payment/create-order', { stripePaymentIntentId: 'pi_1' }),
    ];
    for (const { status, answer } of answers) {
      expect(status).toBe(trouble !== 'cut' && trouble.status === 400 ? 400 : 503);
      expect(answer).toEqual({ success: false, message: expect.any(String) as string });
    }
  },
);

test('API-08 a payment that Stripe does not know is 404: a made-up id is no outage', async () => {
  const unknown = { success: false, message: 'This payment is not known.' };
  cms.answers.set('payments/order', { status: 404, document: unknown });
  expect(
    await post('/api/payment/create-order', { stripePaymentIntentId: 'pi_made_up' }),
  ).toMatchObject({ status: 404, answer: unknown });
});

test('CHK-28 an order that cannot be confirmed now never sends a buyer to pay again', async () => {
  const outOfReach = {
    status: 503,
    document: {
      success: false,
      message: 'Payments are out of reach for a moment. Please try again.',
    },
  };
  for (const trouble of ['cut', outOfReach] as const) {
    cms.answers.set('payments/order', trouble);
    const { status, answer } = await post('/api/payment/create-order', {
      stripePaymentIntentId: 'pi_1',
    });
    expect(status).toBe(503);
    expect(answer).toMatchObject({
      message: expect.stringContaining('do not pay again') as string,
    });
  }
});

test('a method that a call does not have is refused with those it has', async () => {
  expect(await call('GET', '/api/create-payment-intent')).toMatchObject({
    status: 405,
    answer: { success: false },
  });
  expect(await call('GET', '/api/payment/create-order')).toMatchObject({ status: 405 });
  expect(await call('GET', '/api/stripe/webhook')).toMatchObject({ status: 405 });
  expect((await post('/api/payment/status', {})).headers.get('Allow')).toBe('GET, HEAD');
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect(await call(method, '/api/payment/create-order')).toMatchObject({
      status: 405,
      answer: { success: false },
    });
});

test('SEC-04 calls of other sites and other types are refused over HTTP, at every call', async () => {
  for (const path of ['/api/create-payment-intent', '/api/payment/create-order']) {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1'])
      expect(await post(path, intent, { Origin: origin })).toMatchObject({
        status: 403,
        answer: { success: false },
      });
    expect(await post(path, intent, { 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({
      status: 403,
    });
    expect(await post(path, 'x=1', { 'Content-Type': 'text/plain' })).toMatchObject({
      status: 415,
    });
    expect(await post(path, intent, { Origin: 'https://shop.example' })).not.toMatchObject({
      status: 403,
    });
  }
});

test('SEC-05 broken, endless and oversized bodies are refused', async () => {
  for (const path of ['/api/create-payment-intent', '/api/payment/create-order']) {
    expect(await post(path, '{"amount":')).toMatchObject({ status: 400 });
    expect(await post(path, '[]')).toMatchObject({ status: 400 });
    expect(await post(path, `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)).toMatchObject({
      status: 400,
    });
    expect(await post(path, JSON.stringify({ ...intent, more: 'x'.repeat(70_000) }))).toMatchObject(
      { status: 413 },
    );
    expect(await post(path, JSON.stringify(intent), { 'Content-Encoding': 'gzip' })).toMatchObject({
      status: 415,
    });
  }
});
