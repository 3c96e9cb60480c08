import { randomUUID } from 'node:crypto';
import type { OrderPageAnswer } from 'common/contract/order-page';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

let cms: FixtureCms;
let web: WebProcess;

beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url, { ALLOW_STAND_INS: '1', LIMITS_FACTOR: '100' });
});
beforeEach(() => {
  cms.answers.clear();
  cms.calls.length = 0;
});
afterAll(async () => {
  await web.close();
  await cms.close();
});

const token = 'v1.canary-of-a-token';
const id = randomUUID();
const page: OrderPageAnswer = {
  success: true,
  number: '7KQ4MX2P',
  orderedOn: '2026-06-02',
  today: '2026-06-12',
  buyer: 'Hannah Whitfield',
  place: null,
  isAddressMissing: true,
  isAddressOpen: true,
  things: [
    {
      id,
      kind: 'kit',
      name: 'GI-MAP',
      product: 'gi-map',
      line: 'gi-map',
      quantity: 1,
      forWhom: null,
      step: 'needs-details',
      days: { 'needs-details': '2026-06-02' },
      expected: null,
      labDays: 14,
      parcel: null,
      isReplacement: false,
      isReplaced: false,
      missing: ['address', 'person'],
      options: [],
      isOpen: true,
    },
  ],
  visits: [
    {
      id: randomUUID(),
      line: 'gi-map',
      label: 'First visit',
      minutes: 60,
      state: 'granted',
      when: null,
      with: null,
    },
  ],
  scheduler: 'https://book.example/first',
  timePromise: 'Hannah Reed, PA-C, writes to you by Friday, June 5.',
  money: {
    lines: [
      {
        name: 'GI-MAP',
        quantity: 1,
        each: '$470.00',
        sum: '$470.00',
      },
    ],
    coupon: null,
    paid: '$470.00',
    sentBack: null,
    plan: null,
  },
  sender: {
    address: '',
    phone: '',
  },
};
const shows = () => cms.answers.set('order-page/read', { status: 200, document: page });
const path = `/orders/${token}`;

async function get(address = path) {
  const response = await fetch(web.url + address);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

function expectKept(headers: Headers) {
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toContain('noindex');
}

test('ORD-09 PRV-08 the page is made anew for each visit, is listed nowhere and sends no referrer', async () => {
  shows();
  const first = await get();
  expect(first.status).toBe(200);
  expectKept(first.headers);
  for (const words of ['Your order', '7KQ4MX2P', 'GI-MAP', 'First visit', 'Say who it is for'])
    expect(first.html, words).toContain(words);
  const again = await get();
  expectKept(again.headers);
  expect(cms.calls.filter((call) => call.path === 'order-page/read')).toHaveLength(2);
  const data = await get(`${path}.data`);
  expectKept(data.headers);
});

test('ORD-09 a link that opens nothing is a 404 that says what helps; revoked ones end at once', async () => {
  shows();
  expect((await get()).status).toBe(200);
  cms.answers.set('order-page/read', { status: 404, document: { success: false, message: 'No' } });
  const { status, headers, html } = await get();
  expect(status).toBe(404);
  expectKept(headers);
  expect(html).toContain('ask us for a new link');
  expect(html).not.toContain('7KQ4MX2P');
});

test.each([
  ['fails', { status: 503, document: { success: false, message: 'x' } }],
  ['cuts the connection', 'cut'],
  ['refuses the shop', { status: 403, document: { success: false, message: 'x' } }],
] as const)('ORD-09 while the CMS %s the page says so', async (_how, answer) => {
  cms.answers.set('order-page/read', answer);
  const { status, headers, html } = await get();
  expect(status).toBe(503);
  expectKept(headers);
  expect(html).toContain('Your order is safe');
});

async function post(fields: Record<string, string>, origin = 'null') {
  const response = await fetch(web.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const typed = {
  press: randomUUID(),
  address: '1 Orchard',
  city: 'Boise',
  state: 'ID',
  zipCode: '83702',
  [`kits.${id}.usedBy`]: 'buyer',
};

test('ORD-13 the form works without scripts: it hands over what was typed, and leads back to the page', async () => {
  shows();
  cms.answers.set('order-page/details', { status: 200, document: { success: true } });
  const { status, headers } = await post(typed);
  expect([status, headers.get('location')]).toEqual([303, `${path}?told#order`]);
  expectKept(headers);
  const [call] = cms.calls.filter((each) => each.path === 'order-page/details');
  expect(call?.body).toMatchObject({
    token,
    address: '1 Orchard',
    kits: [{ id, usedBy: 'buyer', isGuardian: false }],
  });
});

test('ORD-13 what was refused keeps what was typed, with its reason', async () => {
  shows();
  cms.answers.set('order-page/details', {
    status: 422,
    document: {
      success: false,
      message: 'Valid ZIP code is required',
      fieldErrors: { zipCode: 'Valid ZIP code is required' },
    },
  });
  const { status, headers, html } = await post(typed);
  expect(status).toBe(422);
  expectKept(headers);
  expect(html).toContain('value="1 Orchard"');
  expect(html).toContain('Valid ZIP code is required');
});

test('ORD-13 a form from another site is refused', async () => {
  shows();
  expect((await post(typed, 'https://elsewhere.example')).status).toBe(403);
  expect(cms.count('order-page/details')).toBe(0);
});

test('ORD-09 PRV-08 nothing of the link or of what was typed reaches a log', async () => {
  shows();
  await get();
  await post(typed);
  cms.answers.set('order-page/read', 'cut');
  await get();
  const log = web.logged.join('\n');
  expect(log).toContain('/orders/:token');
  for (const kept of ['canary-of-a-token', '1 Orchard', '83702']) expect(log).not.toContain(kept);
});
