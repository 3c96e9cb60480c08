import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { published } from '../support/published.ts';
import { globals, named, pages } from '../support/seed-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

let cms: FixtureCms;
let web: WebProcess;

beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url);
});
beforeEach(async () => {
  if (cms.answers.size === 0) return;
  cms.answers.clear();
  await published(cms, web);
});
afterAll(async () => {
  await web.close();
  await cms.close();
});

const get = (path: string, init?: RequestInit) => fetch(web.url + path, init);
const read = async (path: string) => (await get(path)).text();
const policy = named(pages, 'privacy-policy');
const shipping = {
  ...policy,
  id: 'pages:shipping',
  slug: 'shipping',
  title: 'Shipping & returns',
  lead: 'How your kit reaches you.',
  documentTitle: null,
  metaDescription: null,
  dates: null,
  summary: { title: 'In short', items: [] },
  sections: policy.sections?.slice(0, 2) ?? [],
  showsTerms: false,
  inMenu: true,
};

async function publish(rows: object[]): Promise<void> {
  cms.answers.set('pages', { status: 200, document: { docs: rows } });
  await published(cms, web);
}

test('NAV-01 PRIV-01 /privacy-policy answers with its own title and one first heading', async () => {
  const response = await get('/privacy-policy');
  const html = await response.text();
  expect([response.status, response.headers.get('Set-Cookie')]).toEqual([200, null]);
  expect(html).toContain(`<title>${policy.documentTitle} · ${globals.practice.name}</title>`);
  expect(html.match(/<h1[^>]*>[^<]*/g)?.map((tag) => tag.replace(/.*>/, ''))).toEqual([
    policy.title,
  ]);
  expect(html).toContain(`Effective ${policy.effective}. Last updated ${policy.updated}.`);
});

test('HOUSE-02 a row that is published is a page like every other, at its name', async () => {
  expect((await get('/shipping')).status).toBe(404);
  await publish([policy, shipping]);
  await expect.poll(async () => (await get('/shipping')).status).toBe(200);
  const [page, other] = await Promise.all([get('/shipping'), get('/privacy-policy')]);
  const html = await page.text();
  expect(html).toContain(`<title>Shipping &amp; returns · ${globals.practice.name}</title>`);
  expect(html).toContain('<meta name="description" content="How your kit reaches you."/>');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/shipping"/>');
  expect(html).toMatch(/<script type="application\/ld\+json">[^<]*BreadcrumbList[^<]*\/shipping/);
  expect(html).toContain('<h2 id="part-2">');
  expect(html).not.toMatch(/<meta name="robots"|id="terms"|<h1[^>]*>404/);
  for (const name of ['Cache-Control', 'Vary', 'Content-Type', 'X-Frame-Options'])
    expect([name, page.headers.get(name)]).toEqual([name, other.headers.get(name)]);
  const directives = ({ headers }: Response) =>
    (headers.get('Content-Security-Policy') ?? '').replaceAll(/'sha256-[^']*'/g, '#');
  expect(directives(page)).toBe(directives(other));
  expect(await read('/Shipping/')).toBe(html);
  const again = await get('/shipping', {
    headers: { 'If-None-Match': page.headers.get('ETag') ?? '' },
  });
  expect(again.status).toBe(304);
  const data = await get('/shipping.data');
  expect([data.status, await data.text()]).toEqual([200, expect.stringContaining('How your kit')]);
  expect((await get('/shipping', { method: 'POST' })).status).toBe(
    (await get('/about', { method: 'POST' })).status,
  );
});

test('HOUSE-02 menu, footer, site map and chat know a page that is ticked, and forget it with its row', async () => {
  const links = async () => (await read('/faq')).match(/href="\/shipping"/g)?.length ?? 0;
  const isListed = async () => (await read('/sitemap.xml')).includes('/shipping</loc>');
  await publish([policy, shipping]);
  await expect.poll(links).toBe(2);
  await expect.poll(isListed).toBe(true);
  await publish([policy, { ...shipping, inMenu: false, inFooter: false, inSiteMap: false }]);
  await expect.poll(links).toBe(0);
  await expect.poll(isListed).toBe(false);
  expect((await get('/shipping')).status).toBe(200);
  await publish([policy]);
  await expect.poll(async () => (await get('/shipping')).status).toBe(404);
  expect(await read('/shipping')).toContain(globals.frame.notFound.title);
});

test('HOUSE-02 paths without a row share one kept answer, so that nobody can fill the cache with them', async () => {
  const tag = async (path: string) => (await get(path)).headers.get('ETag');
  const kept = await tag('/no-such-page');
  expect(kept).not.toBeNull();
  for (const path of ['/another', '/one/more', '/404', '/nope?preview-of=x']) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect([path, await tag(path)]).toEqual([path, kept]);
  }
  expect(await tag('/another.data?preview=token')).toBe(await tag('/one/more.data'));
});

test('ADM-02 HOUSE-02 an editor sees a page that nobody has published, and visitors do not', async () => {
  const draft = { slug: 'pages', id: 'new', doc: { ...shipping, id: 'new', slug: 'returns' } };
  cms.answers.set('preview', { status: 200, document: draft });
  const preview = await get('/returns?preview=token');
  expect([preview.status, preview.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await preview.text()).toContain('How your kit reaches you.');
  expect((await get('/returns')).status).toBe(404);
});
