import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { globals, posts } from '../support/seed-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

const office = 'https://office.example';
let cms: FixtureCms;
let web: WebProcess;
const get = (path: string, init?: RequestInit) => fetch(web.url + path, init);
const draft = {
  slug: 'home',
  id: null,
  doc: { ...globals.home, hero: { ...globals.home.hero, titleLine1: 'A draft of a headline' } },
};

beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url, { CMS_PUBLIC_URL: `${office}/admin` });
});
beforeEach(() => cms.answers.clear());
afterAll(async () => {
  await web.close();
  await cms.close();
});

test('ADM-02 a preview shows the draft in its page, with a bar and a way out; visitors go on reading what is published', async () => {
  const before = await (await get('/')).text();
  cms.answers.set('preview', { status: 200, document: draft });
  const answer = await get('/?preview=token-of-the-office');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('A draft of a headline');
  expect(html).toContain('Preview: a draft that visitors do not see.');
  expect(html).toMatch(/<a href="\/"[^>]*>Leave the preview<\/a>/);
  expect(cms.calls.at(-1)?.authorization).toContain('service-accounts API-Key');
  expect(await (await get('/')).text()).toBe(before);
  expect(before).not.toMatch(/A draft of a headline|data-preview/);
});

test('BLOG-X an article that is not published yet is shown at the address that it will have', async () => {
  const [post] = posts;
  const doc = { ...post, id: 'new', slug: 'not-published', title: 'A draft of an article' };
  cms.answers.set('preview', { status: 200, document: { slug: 'posts', id: 'new', doc } });
  const answer = await get('/blog/not-published?preview=token');
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('A draft of an article'),
  ]);
  expect((await get('/blog/not-published')).status).toBe(404);
});

test('a preview is kept nowhere, listed nowhere, framed by the office alone, and tells its address to nobody', async () => {
  cms.answers.set('preview', { status: 200, document: draft });
  const { headers } = await get('/?preview=token');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('ETag')).toBeNull();
  expect(headers.get('X-Robots-Tag')).toContain('noindex');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('X-Frame-Options')).toBeNull();
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain(`frame-ancestors ${office};`.replace(/;$/, ''));
  expect(policy).not.toContain("frame-ancestors 'none'");
  for (const path of ['/', '/store', '/nope']) {
    const page = await get(path);
    expect([
      path,
      page.headers.get('X-Frame-Options'),
      page.headers.get('Content-Security-Policy'),
    ]).toEqual([path, 'DENY', expect.stringContaining("frame-ancestors 'none'")]);
  }
});

test('a preview is asked for anew each time, and with the page that it stands on', async () => {
  cms.answers.set('preview', { status: 200, document: draft });
  const count = cms.count('preview');
  for (const address of ['/?preview=a', '/?x=1&preview=a', '/?preview=b'])
    expect([address, await (await get(address)).text()]).toEqual([
      address,
      expect.stringContaining('A draft of a headline'),
    ]);
  expect(cms.count('preview')).toBe(count + 3);
});

test.each([
  [403, 403, 'This is not a preview of this page'],
  [404, 403, 'This is not a preview of this page'],
  [401, 403, 'This is not a preview of this page'],
  [410, 410, 'it lasts for an hour'],
  [500, 503, 'out of reach'],
  [429, 503, 'out of reach'],
])(
  'a token that the CMS answers with %i gets %i and neither draft nor page',
  async (from, status, words) => {
    cms.answers.set('preview', { status: from, document: { errors: [{ message: 'no' }] } });
    const answer = await get('/?preview=forged');
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(text).toContain(words);
    expect(text).not.toContain(globals.home.hero.titleLine1);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
  },
);

test('a CMS that is away gets the same; pages without a preview are there all the same', async () => {
  cms.answers.set('preview', 'cut');
  expect((await get('/?preview=token')).status).toBe(503);
  expect((await get('/')).status).toBe(200);
});

test('a draft that is not complete says so instead of a fault', async () => {
  cms.answers.set('preview', { status: 200, document: { ...draft, doc: { hero: null } } });
  const answer = await get('/?preview=token');
  expect(await answer.text()).toContain('This draft is not complete yet.');
});

test('only pages have previews: calls, pictures, files and data answer as always', async () => {
  cms.answers.set('preview', { status: 200, document: draft });
  const count = cms.count('preview');
  for (const path of [
    '/api/payment/status?preview=x',
    '/media/gi-map-960x720.webp?preview=x',
    '/favicon.svg?preview=x',
    '/store.data?preview=x',
    '/no/page?preview=x',
    '/health/live?preview=x',
  ])
    expect([path, (await (await get(path)).text()).includes('data-preview')]).toEqual([
      path,
      false,
    ]);
  expect((await get('/?preview=x', { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
  expect(cms.count('preview')).toBe(count);
});

test('a token stands in no line of the log', async () => {
  cms.answers.set('preview', { status: 200, document: draft });
  await get('/?preview=secret-token-of-a-test');
  expect(web.logged.join('\n')).not.toContain('secret-token-of-a-test');
});
