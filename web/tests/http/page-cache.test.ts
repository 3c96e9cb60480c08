import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { sendRaw } from '../support/raw-http.ts';
import { changed, products } from '../support/seed-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

const pages = [
  '/',
  '/store',
  '/cart',
  '/checkout',
  '/store.data',
  '/_.data',
  '/blog',
  '/blog/heal-your-gut',
  '/sitemap.xml',
  '/robots.txt',
  '/rss.xml',
];

let cms: FixtureCms;
let web: WebProcess;
const get = (path: string, init?: RequestInit) => fetch(web.url + path, init);

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

async function restart(env: Record<string, string> = {}): Promise<void> {
  await web.close();
  web = await startWeb(cms.url, env);
}

/** Gives GI-MAP a new price, as an editor who publishes does, or as a draft that nobody may see. */
function price(dollars: number, isPublished = true): void {
  cms.answers.set('products', {
    status: 200,
    document: { docs: changed(products, 'gi-map', { price: dollars }) },
  });
  if (isPublished) cms.publish();
}

test('REL-11 ADM-01 a published price shows on the page and in its data, with nobody telling the shop', async () => {
  for (const [dollars, cents] of [
    [481.25, '48125'],
    [482.25, '48225'],
  ] as const) {
    await Promise.all(pages.map(async (path) => (await get(path)).text()));
    price(dollars);
    for (const path of ['/store.data', '/checkout.data']) {
      await expect
        .poll(async () => (await get(path)).text(), { interval: 20, timeout: 5_000 })
        .toContain(cents);
    }
  }
});

test('REL-11 what is not published is asked for by nobody', async () => {
  await (await get('/store.data')).text();
  price(499.25, false);
  cms.calls.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await (await get('/store.data')).text()).not.toContain('49925');
  expect([cms.count(), cms.count('content-version')]).toEqual([0, 1]);
});

test('a hundred visitors of an empty cache cause the calls of one', async () => {
  await restart();
  await Promise.all(Array.from({ length: 100 }, async () => (await get('/store')).text()));
  const together = cms.calls
    .filter((call) => call.path !== 'content-version')
    .map((call) => call.path);
  expect(together.sort()).toEqual([
    'globals/about',
    'globals/assistant',
    'globals/checkout',
    'globals/frame',
    'globals/fulfilment-settings',
    'globals/practice',
    'globals/store',
    'offers',
    'pages',
    'partner-links',
    'products',
  ]);
});

test('what does not exist, a query, another case and a trailing slash make no page of their own', async () => {
  for (const path of ['/nope', '/store']) await (await get(path)).text();
  cms.publish();
  await new Promise((resolve) => setTimeout(resolve, 300));
  cms.calls.length = 0;
  const missing = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => (await get(`/nope/${index}?q=${index}`)).text()),
  );
  const store = await Promise.all(
    ['/store', '/store?utm_source=a', '/store/', '/STORE', '/store/?x'].map(async (path) =>
      (await get(path)).text(),
    ),
  );
  expect([new Set(missing).size, new Set(store).size]).toEqual([1, 1]);
  expect(cms.count('globals/frame')).toBe(1);
});

test('HOUSE-06 invented articles and pages are one page each, and none of them is kept beside it', async () => {
  const ask = async (paths: string[]) =>
    new Set(
      await Promise.all(
        paths.map(async (path) => {
          const answer = await get(path);
          return `${answer.status} ${answer.headers.get('ETag')} ${await answer.text()}`;
        }),
      ),
    );
  const numbers = Array.from({ length: 30 }, (_, number) => number + 2);
  const missing = [
    await ask(numbers.map((number) => `/blog/nope-${number}`)),
    await ask(numbers.map((number) => `/blog/page/${number}`)),
    await ask(numbers.map((number) => `/blog/nope-${number}.data`)),
    await ask(numbers.map((number) => `/blog/nope-${number}/text`)),
  ];
  for (const answers of missing) {
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^404 "/);
  }
  expect(
    await ask(['/blog/heal-your-gut', '/BLOG/heal-your-gut/', '/blog/heal-your-gut?a=b']),
  ).toHaveProperty('size', 1);
});

test.each(['br', 'gzip', 'identity'])(
  'SEC-01 a page in %s has a tag and a length of its own, and the same bytes each time',
  async (encoding) => {
    const ask = (headers = {}, method = 'GET') =>
      get('/store', { method, headers: { 'Accept-Encoding': encoding, ...headers } });
    const [first, second] = [await ask(), await ask()];
    expect(first.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(Number(first.headers.get('Content-Length'))).toBeGreaterThan(1_000);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await first.text()).toBe(await second.text());
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(new RegExp(`^"[\\w-]{22}-${encoding}"$`));
    const known = await ask({ 'If-None-Match': etag });
    expect([known.status, await known.text(), known.headers.get('ETag')]).toEqual([304, '', etag]);
    expect(known.headers.get('Content-Security-Policy')).toBe(
      first.headers.get('Content-Security-Policy'),
    );
    const head = await ask({}, 'HEAD');
    expect([head.status, await head.text(), head.headers.get('Content-Length')]).toEqual([
      200,
      '',
      first.headers.get('Content-Length'),
    ]);
    expect((await ask({ 'If-None-Match': '"another"' })).status).toBe(200);
  },
);

test('SEC-18 nothing that a visitor sends gets into the page of the next one', async () => {
  const clean = new Map<string, string>();
  for (const path of [...pages, '/nope']) clean.set(path, await (await get(path)).text());
  await restart({ TRUST_PROXY: '1' });
  const evil = 'evil.example';
  const forged = [
    `Host: ${evil}\r\nX-Forwarded-Host: ${evil}\r\nX-Forwarded-Proto: https`,
    `Host: x\r\nX-Forwarded-For: 1.2.3.4\r\nX-Original-URL: /cart\r\nX-Rewrite-URL: /cart`,
    `Host: x\r\nX-React-Router-SPA-Mode: yes\r\nX-React-Router-Prerender-Data: ${evil}\r\nX-Remix-Response: ${evil}`,
    `Host: x\r\nCookie: session=${evil}\r\nAuthorization: Bearer ${evil}\r\nAccept-Language: ${evil}`,
    `Host: x\r\nRSC: 1\r\nNext-Router-State-Tree: ${evil}\r\nX-Middleware-Subrequest: ${evil}`,
  ];
  for (const path of [...pages, '/nope']) {
    for (const headers of forged) {
      for (const target of [`${path}?_rsc=${evil}&_routes=root&callback=${evil}`, path]) {
        const answer = await sendRaw(
          web.port,
          `GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`,
        );
        expect(JSON.stringify(answer)).not.toContain(evil);
      }
    }
  }
  for (const target of [
    `//${evil}/store`,
    `/\\${evil}`,
    `/%09/${evil}`,
    `/%5C${evil}`,
    `http://${evil}/store`,
  ]) {
    const answer = await sendRaw(
      web.port,
      `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect([target, answer.status, answer.headers.location]).toEqual([
      target,
      expect.toSatisfy((status) => status === 400 || status === 404),
      undefined,
    ]);
  }
  for (const [path, page] of clean)
    expect([path, await (await get(path)).text()]).toEqual([path, page]);
});

test('SEC-22 a page from memory carries the headers of every answer, and its own policy', async () => {
  for (const path of ['/store', '/nope', '/store.data']) {
    const first = await get(path);
    const again = await get(path);
    await expect(again.text()).resolves.toBe(await first.text());
    for (const name of [
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
      'X-Frame-Options',
    ]) {
      expect([path, name, again.headers.get(name)]).toEqual([path, name, first.headers.get(name)]);
      expect(again.headers.get(name)).toBeTruthy();
    }
    expect(again.headers.get('Strict-Transport-Security')).toBeNull();
  }
});

test("PRV-08 answers that are somebody's own are kept nowhere", async () => {
  for (const path of ['/api/payment/status', '/api/nope', '/health/ready', '/health/live']) {
    expect([path, (await get(path)).headers.get('Cache-Control')]).toEqual([path, 'no-store']);
  }
  const before = cms.count('payments/status');
  await get('/api/payment/status');
  expect(cms.count('payments/status')).toBe(before + 1);
  for (const path of pages)
    expect([path, (await get(path)).headers.get('Set-Cookie')]).toEqual([path, null]);
});

test('PRV-07 pages from memory are counted and not described', async () => {
  await (await get('/store')).text();
  const before = web.logged.length;
  for (let seen = 0; seen < 20; seen += 1)
    await (await get(`/store?email=ann@person.example`)).text();
  expect(web.logged.slice(before).length).toBeLessThan(5);
  expect(web.logged.join('\n')).not.toContain('person.example');
});

test.each([
  ['hangs', 'hang'],
  ['cuts the connection', 'cut'],
  ['fails', { status: 500, document: { errors: [] } }],
  ['is slow and then fails', { status: 502, document: {}, afterMs: 700 }],
  ['answers with another shape', { status: 200, document: [1, 2] }],
] as const)(
  'REL-10 REL-08 a CMS that %s after a publication costs nobody a page',
  async (_how, trouble) => {
    for (const path of pages) await (await get(path)).text();
    for (const path of [
      'globals/frame',
      'globals/practice',
      'globals/store',
      'globals/home',
      'globals/checkout',
      'products',
      'offers',
    ])
      cms.answers.set(path, trouble);
    cms.publish();
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const path of pages) {
      const started = Date.now();
      expect([path, (await get(path)).status]).toEqual([path, 200]);
      expect(Date.now() - started).toBeLessThan(1_500);
    }
  },
);

test.each([
  ['never comes', ['hang']],
  [
    'is none',
    [
      { status: 200, document: { version: 'seven' } },
      { status: 200, document: [7] },
      { status: 200, document: null },
      { status: 404, document: {} },
    ],
  ],
] as const)(
  'REL-08 a CMS whose content version %s still fills pages, and ready tells',
  async (_what, answers) => {
    cms.answers.set('content-version', answers[0]);
    await restart();
    for (const answer of answers) {
      cms.answers.set('content-version', answer);
      for (const path of [...pages, ...pages])
        expect([path, (await get(path)).status]).toEqual([path, 200]);
      await expect
        .poll(async () => (await (await get('/health/ready')).json()) as unknown)
        .toMatchObject({ status: 'ready', content: { version: null } });
    }
  },
);
