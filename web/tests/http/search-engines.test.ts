import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { published } from '../support/published.ts';
import { sendRaw } from '../support/raw-http.ts';
import { faqs, globals, named, posts, products } from '../support/seed-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

const listed = [
  '/',
  '/store',
  '/store/compare',
  '/store/choose',
  '/recommendations',
  '/local-affiliates',
  '/about',
  '/testimonials',
  '/freebies',
  '/blog',
  '/faq',
  '/privacy-policy',
];
const unlisted = ['/cart', '/checkout', '/freebie-confirmation', '/nope'];
const attack = '</script><script>alert(1)</script><!--';

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

const read = async (path: string) => (await fetch(web.url + path)).text();
const facts = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
const metas = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(
    ([, content]) => content,
  );
const publish = (path: string, document: unknown) => {
  cms.answers.set(path, { status: 200, document });
  cms.publish();
};

test('SEC-18 canonical and shared addresses are those of SITE_URL, whatever the request says', async () => {
  for (const path of listed) {
    const { body } = await sendRaw(
      web.port,
      `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nAccept-Encoding: identity\r\nConnection: close\r\n\r\n`,
    );
    expect(body).toContain(`<link rel="canonical" href="https://shop.example${path}"/>`);
    expect([metas(body, 'og:url'), metas(body, 'og:image')]).toEqual([
      [`https://shop.example${path}`],
      [expect.stringMatching(/^https:\/\/shop\.example\/(media\/|og-card\.png$)/)],
    ]);
    expect(body).not.toContain('evil.example');
  }
});

test('only pages that nobody should find by searching ask to be left out', async () => {
  for (const path of listed) expect([path, metas(await read(path), 'robots')]).toEqual([path, []]);
  for (const path of unlisted)
    expect([path, metas(await read(path), 'robots')]).toEqual([path, ['noindex']]);
});

test("ADM-02 title, text and picture for search results and shared links come from the page's own fields", async () => {
  const sharePicture = named(products, 'gi-map').picture;
  if (typeof sharePicture !== 'object' || !sharePicture)
    throw new Error('The seed has no picture of this kit');
  publish('globals/faq-page', {
    ...globals['faq-page'],
    documentTitle: 'All answers',
    metaDescription: 'Ask "us" & see.',
    sharePicture,
  });
  await expect
    .poll(() => read('/faq'))
    .toContain(`<title>All answers · ${globals.practice.name}</title>`);
  const html = await read('/faq');
  expect([metas(html, 'description'), metas(html, 'og:description')]).toEqual([
    ['Ask &quot;us&quot; &amp; see.'],
    ['Ask &quot;us&quot; &amp; see.'],
  ]);
  expect([metas(html, 'og:image:width'), metas(html, 'og:image:alt')]).toEqual([
    [String(sharePicture.width)],
    [sharePicture.alt],
  ]);
  expect(metas(html, 'og:image')[0]).toMatch(/^https:\/\/shop\.example\/media\/gi-map\.webp\?v=/);
});

test('SEC-03 nothing that an editor writes breaks out of the facts for search engines', async () => {
  cms.answers.set('faqs', {
    status: 200,
    document: { docs: faqs.map((faq) => ({ ...faq, question: attack, answer: attack })) },
  });
  cms.answers.set('products', {
    status: 200,
    document: {
      docs: products.map((product) => ({ ...product, name: attack, description: attack })),
    },
  });
  publish('posts', { docs: posts.map((post) => ({ ...post, title: attack, excerpt: attack })) });
  for (const path of ['/faq', '/store', '/blog']) {
    await expect
      .poll(async () => JSON.stringify(facts(await read(path))), { message: path })
      .toContain(JSON.stringify(attack));
    const html = await read(path);
    expect(html.match(/<script>alert|<!--<|<\/script><script>alert/g), path).toBeNull();
  }
});

test('SEC-01 facts for search engines are data: the policy permits no script for them', async () => {
  const response = await fetch(`${web.url}/faq`);
  const html = await response.text();
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const run = [...html.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>[^<]/g)].length;
  expect(facts(html).length).toBeGreaterThan(0);
  expect(policy.match(/'sha256-/g)?.length).toBeLessThanOrEqual(run);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});

test('every page below the home page tells the way to it', async () => {
  for (const path of listed.slice(1)) {
    const trail = facts(await read(path)).find((fact) => fact['@type'] === 'BreadcrumbList') as
      | { itemListElement: { item: string }[] }
      | undefined;
    expect(trail?.itemListElement.map(({ item }) => item)).toEqual([
      'https://shop.example/',
      ...(path.startsWith('/store/') ? ['https://shop.example/store'] : []),
      `https://shop.example${path}`,
    ]);
  }
});

test('the site map lists what is meant to be found, with the day of the last change', async () => {
  publish('products', {
    docs: products.map((product) => ({ ...product, updatedAt: '2026-11-20T08:00:00.000Z' })),
  });
  await expect
    .poll(() => read('/sitemap.xml'))
    .toContain('<loc>https://shop.example/store</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod>');
  const map = await read('/sitemap.xml');
  expect([...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(
    [
      ...listed,
      ...products.map(({ handle }) => `/store/${handle}`),
      ...posts.map(({ slug }) => `/blog/${slug}`),
    ].map((path) => `https://shop.example${path}`),
  );
});

test('BLOG-X an article tells search engines its address, its facts and the way to it', async () => {
  const [post] = posts;
  const html = await read(`/blog/${post?.slug}`);
  const address = `https://shop.example/blog/${post?.slug}`;
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  expect([metas(html, 'og:url'), metas(html, 'robots')]).toEqual([[address], []]);
  expect(facts(html)).toMatchObject([
    { '@type': 'BlogPosting', headline: post?.title, url: address, mainEntityOfPage: address },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { item: 'https://shop.example/' },
        { item: 'https://shop.example/blog' },
        { item: address },
      ],
    },
  ]);
});

test('robots.txt forbids nothing and leads to the site map', async () => {
  expect(await read('/robots.txt')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://shop.example/sitemap.xml\n',
  );
});

test('BLOG-02 the feed has the articles of the page, newest first', async () => {
  const links = [
    ...(await read('/rss.xml')).matchAll(/<item><title>[^<]*<\/title><link>([^<]*)<\/link>/g),
  ].map(([, link]) => link);
  expect(links).toEqual(posts.map(({ slug }) => `https://shop.example/blog/${slug}`));
});

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
])('%s has its type, comes packed, and is not sent twice', async (path, type) => {
  const first = await fetch(web.url + path, { headers: { 'Accept-Encoding': 'br' } });
  expect([
    first.status,
    first.headers.get('Content-Type'),
    first.headers.get('Content-Encoding'),
    first.headers.get('X-Content-Type-Options'),
  ]).toEqual([200, type, 'br', 'nosniff']);
  await first.text();
  const known = await fetch(web.url + path, {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.get('ETag') ?? '' },
  });
  expect(known.status).toBe(304);
});
