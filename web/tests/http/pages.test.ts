import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { globals } from '../support/seed-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

let cms: FixtureCms;
let web: WebProcess;
const get = (path: string, init?: RequestInit) => fetch(web.url + path, init);

beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url);
});
beforeEach(() => cms.answers.clear());
afterAll(async () => {
  await web.close();
  await cms.close();
});

test.each(['/', '/store', '/cart', '/checkout'])('NAV-01 %s answers with a page', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('Set-Cookie')).toBeNull();
});

test.each([
  ['br, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['identity', null],
])(
  'a page for a visitor who takes %s is sent as %s, and the same either way',
  async (accepted, encoding) => {
    const response = await get('/store', { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(await (await get('/store')).text());
  },
);

test.each([
  '/nope',
  '/store/no-such-kit',
  '/blog/no-such-article',
  '/blog/page',
  '/blog/page/0',
  '/blog/page/2',
  '/blog/page/two',
  '/blog/complete-proteins/1',
  '/media',
  '/storefront',
  '/.env',
  '/wp-login.php',
  '/admin',
])('NAV-02 NAV-03 %s is the not-found page with status 404', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(globals.frame.notFound.title);
});

test.each(['POST', 'PUT', 'DELETE'])(
  'NAV-03 %s to a path that does not exist is 404 before the guard speaks',
  async (method) => {
    const response = await get('/nope', {
      method,
      headers: { Origin: 'https://evil.example' },
      body: 'x',
    });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(globals.frame.notFound.title);
  },
);

test('API-08 nothing of the CMS is mounted at /api, and what is missing there is said in JSON', async () => {
  for (const path of [
    '/api',
    '/api/users',
    '/api/products',
    '/api/graphql',
    '/api/payment',
    '/api/payment/status/x',
  ]) {
    const response = await get(path);
    expect([path, response.status, await response.json()]).toEqual([
      path,
      404,
      { success: false, message: 'There is nothing at this address.' },
    ]);
  }
});

test('SEC-01 a page is the same, byte for byte, each time it is asked for', async () => {
  const pages = await Promise.all([1, 2, 3].map(async () => (await get('/store')).text()));
  expect(new Set(pages).size).toBe(1);
});

test('SEC-22 every answer carries the security headers', async () => {
  const answers = await Promise.all([
    get('/'),
    get('/store.data'),
    get('/favicon.svg'),
    get('/nope'),
    get('/api/nope'),
    get('/api/payment/status'),
    get('/media/gi-map-320x240.webp'),
    get('/media/nope.png'),
    get('/health/live'),
    get('/assets/nope.js'),
    get('/%E0%A4%A'),
    get('/store', { method: 'POST' }),
    get('/store', { method: 'DELETE' }),
  ]);
  for (const { url, headers } of answers) {
    expect([url, headers.get('X-Content-Type-Options')]).toEqual([url, 'nosniff']);
    expect([url, headers.get('Referrer-Policy')]).toEqual([url, 'strict-origin-when-cross-origin']);
    expect([url, headers.get('Cross-Origin-Opener-Policy')]).toEqual([url, 'same-origin']);
    expect([url, headers.get('Cross-Origin-Resource-Policy')]).toEqual([
      url,
      url.includes('/media/') ? 'cross-origin' : 'same-origin',
    ]);
    expect([url, headers.has('Permissions-Policy')]).toEqual([url, true]);
    expect([url, headers.get('Content-Security-Policy')]).toEqual([
      url,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    expect([url, headers.has('X-Powered-By'), headers.has('Server')]).toEqual([url, false, false]);
    expect([url, headers.has('Strict-Transport-Security')]).toEqual([url, false]);
  }
});

test('SEC-22 behind a proxy that speaks https the browser is told to stay there', async () => {
  const proxied = await startWeb(cms.url, { TRUST_PROXY: '1' });
  try {
    const response = await fetch(`${proxied.url}/store`, {
      headers: { 'X-Forwarded-Proto': 'https' },
    });
    expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  } finally {
    await proxied.close();
  }
});

test(
  'REL-08 with nothing known a CMS in any trouble makes a page a 503 in the style of the site, within 4 s',
  { timeout: 40_000 },
  async () => {
    const troubles = [
      'hang',
      'cut',
      { status: 500, document: { errors: [] } },
      { status: 403, document: { errors: [] } },
      { status: 200, document: [] },
    ] as const;
    const fresh = await startWeb(cms.url);
    try {
      for (const trouble of troubles) {
        for (const path of ['globals/frame', 'globals/practice', 'products'])
          cms.answers.set(path, trouble);
        const started = Date.now();
        const response = await fetch(`${fresh.url}/store`);
        expect([trouble, response.status, response.headers.get('Cache-Control')]).toEqual([
          trouble,
          503,
          'no-store',
        ]);
        expect(await response.text()).toContain('<html');
        expect(Date.now() - started).toBeLessThan(20_000);
      }
      cms.answers.clear();
      expect((await fetch(`${fresh.url}/store`)).status).toBe(200);
    } finally {
      await fresh.close();
    }
  },
);

test('REL-14 who cannot show what is for sale is not ready; an article list that cannot be read closes no shop', async () => {
  cms.answers.set('products', 'cut');
  const fresh = await startWeb(cms.url);
  const ready = async () => (await fetch(`${fresh.url}/health/ready`)).status;
  try {
    expect(await ready()).toBe(503);
    cms.answers.clear();
    cms.answers.set('posts', 'cut');
    await expect.poll(ready, { interval: 300, timeout: 20_000 }).toBe(200);
    // Whoever is sent here now finds what is for sale without the CMS having to say anything more.
    cms.answers.set('products', 'cut');
    expect((await fetch(`${fresh.url}/store`)).status).toBe(200);
  } finally {
    cms.answers.clear();
    await fresh.close();
  }
});

test('REL-14 ready tells the truth about the CMS, whatever host is asked for', async () => {
  for (const path of ['globals/practice', 'content-version']) cms.answers.set(path, 'cut');
  const fresh = await startWeb(cms.url);
  const seconds = expect.any(Number) as number;
  const ready = async () => {
    const response = await fetch(`${fresh.url}/health/ready`);
    return [response.status, await response.json()];
  };
  try {
    expect(await ready()).toEqual([
      503,
      { status: 'waiting for the CMS', content: { version: null, staleSeconds: seconds } },
    ]);
    expect((await fetch(`${fresh.url}/health/live`)).status).toBe(200);
    cms.answers.clear();
    await expect
      .poll(ready, { interval: 300, timeout: 20_000 })
      .toEqual([200, { status: 'ready', content: { version: 1, staleSeconds: 0 } }]);
  } finally {
    await fresh.close();
  }
});

test('PRV-07 neither addresses nor queries nor hosts are logged', async () => {
  await get('/nope/ann@person.example?email=ann@person.example', {
    headers: { Referer: 'https://person.example/' },
  });
  await get('/media/ann@person.example');
  await expect
    .poll(() => web.logged.filter((line) => line.includes('"not found"')).length)
    .toBeGreaterThan(0);
  expect(web.logged.filter((line) => line.includes('person.example'))).toEqual([]);
  expect(web.logged.filter((line) => line.includes('127.0.0.1'))).toEqual([]);
});

test('SEC-23 no key of ours is in a page, its data or a script', async () => {
  const bodies = await Promise.all(
    ['/', '/store', '/checkout', '/checkout.data', '/nope'].map(async (path) =>
      (await get(path)).text(),
    ),
  );
  for (const body of bodies) {
    expect(body).not.toContain('key-of-the-tests');
    expect(body).not.toContain('whsec_');
  }
});
