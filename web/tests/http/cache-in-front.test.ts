import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { freebies, globals } from '../support/seed-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

const origin = 'https://shop.example';
const life = 'max-age=5, stale-while-revalidate=25, stale-if-error=86400';
let cms: FixtureCms;
let web: WebProcess;
const get = (path: string, init?: RequestInit) => fetch(web.url + path, init);
const post = (path: string, body: object | URLSearchParams) =>
  get(path, {
    method: 'POST',
    headers: {
      Origin: origin,
      ...(body instanceof URLSearchParams ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body instanceof URLSearchParams ? body : JSON.stringify(body),
  });

beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url);
});
beforeEach(() => cms.answers.clear());
afterAll(async () => {
  await web.close();
  await cms.close();
});

test.each([
  ['/', 200],
  ['/store', 200],
  ['/store/gi-map', 200],
  ['/cart', 200],
  ['/checkout', 200],
  ['/blog', 200],
  ['/blog/heal-your-gut', 200],
  ['/blog/heal-your-gut/text', 200],
  ['/faq', 200],
  ['/freebies', 200],
  ['/privacy-policy', 200],
  ['/store?utm_source=mail', 200],
  ['/store.data', 200],
  ['/_.data', 200],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/rss.xml', 200],
  ['/nope', 404],
  ['/blog/nope', 404],
])(
  'SCALE-03 %s may stand in a cache in front for seconds, and browsers ask each time',
  async (path, status) => {
    // Once as it is made, once from memory.
    for (const turn of ['made', 'kept']) {
      const answer = await get(path);
      const { headers } = answer;
      await answer.text();
      expect([
        turn,
        answer.status,
        headers.get('CDN-Cache-Control'),
        headers.get('Cache-Control'),
        headers.get('Vary'),
        headers.get('Set-Cookie'),
      ]).toEqual([
        turn,
        status,
        life,
        'public, max-age=0, must-revalidate',
        'Accept-Encoding',
        null,
      ]);
      if (status !== 200) continue;
      const known = await get(path, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
      expect([known.status, known.headers.get('CDN-Cache-Control')]).toEqual([304, life]);
      const head = await get(path, { method: 'HEAD' });
      expect([head.status, head.headers.get('CDN-Cache-Control')]).toEqual([200, life]);
    }
  },
);

const visits: [string, () => Promise<Response>][] = [
  ['an order', () => get('/orders/v1.canary')],
  ['the link of a mail', () => get('/mail/good')],
  ['the link of a mail, pressed', () => post('/mail/good', new URLSearchParams())],
  ['a form without scripts', () => post('/?index', new URLSearchParams({ form: 'contact' }))],
  [
    'answers to the questions',
    () => post('/store/choose', new URLSearchParams({ who: 'child', concern: 'mood' })),
  ],
  ['answers in an address', () => get('/store/choose', { method: 'PUT' })],
  ['a preview', () => get('/?preview=token')],
  ['a forged preview', () => get('/store?preview=forged')],
  ['the state of payments', () => get('/api/payment/status')],
  ['a call that is none', () => get('/api/nope')],
  ['a message', () => post('/api/contact', {})],
  ['a guide', () => post('/api/freebie-downloads', {})],
  ['a seat', () => post('/api/workshop-signup', {})],
  ['a coupon', () => post('/api/validate-coupon', {})],
  ['a payment', () => post('/api/create-payment-intent', {})],
  ['a report', () => post('/api/payment/create-order', {})],
  ['a talk', () => post('/api/chat', {})],
  ['news of Stripe', () => post('/api/stripe/webhook', {})],
  ['a write from elsewhere', () => get('/store', { method: 'POST', body: 'x' })],
  ['another method', () => get('/store', { method: 'DELETE' })],
  ['a malformed address', () => get('/%E0%A4%A')],
  ['a script that is gone', () => get('/assets/gone.js')],
  ['a picture that is gone', () => get('/media/gone.webp')],
  ['health', () => get('/health/ready')],
];

test.each(visits)('SCALE-03 PRV-08 %s is kept by no cache in front', async (_, visit) => {
  cms.answers.set('preview', {
    status: 200,
    document: { slug: 'home', id: null, doc: globals.home },
  });
  const { status, headers } = await visit();
  expect([status, headers.get('CDN-Cache-Control'), headers.get('Cache-Control')]).toEqual([
    status,
    null,
    'no-store',
  ]);
});

test.each([
  ['/media/gi-map-320x240.webp?v=1', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=3600'],
  [`/freebies/${freebies[0]?.slug}.pdf`, 'public, no-cache'],
])('SCALE-03 %s says the same to every cache', async (path, expected) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('CDN-Cache-Control'), headers.get('Cache-Control')]).toEqual([
    200,
    null,
    expected,
  ]);
});

test('SCALE-03 trouble is kept by no cache in front', async () => {
  const other = await startFixtureCms();
  const shop = await startWeb(other.url);
  await other.close();
  try {
    for (const path of ['/', '/store', '/store.data']) {
      const { status, headers } = await fetch(shop.url + path);
      expect([
        path,
        status,
        headers.get('CDN-Cache-Control'),
        headers.get('Cache-Control'),
      ]).toEqual([path, 503, null, 'no-store']);
    }
  } finally {
    await shop.close();
  }
});
