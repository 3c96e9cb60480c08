import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { posts, products } from '../support/seed-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

const count = 500;

/** The documents of the seed and as many copies of them as are missing, each under a name of its own. */
function filledUp<Document extends object>(
  documents: Document[],
  rename: (document: Document, place: number) => Partial<Document>,
): Document[] {
  return Array.from({ length: count }, (_, place) => {
    const document = documents[place % documents.length] as Document;
    return place < documents.length
      ? document
      : { ...document, id: `copy-${place}`, ...rename(document, place) };
  });
}

const manyProducts = filledUp(products, ({ handle, name }, place) => ({
  handle: `${handle}-${place}`,
  name: `${name} ${place}`,
}));
const manyPosts = filledUp(posts, ({ slug, title }, place) => ({
  slug: `${slug}-${place}`,
  title: `${title} ${place}`,
}));

let cms: FixtureCms;
let web: WebProcess;

beforeAll(async () => {
  cms = await startFixtureCms();
  cms.answers.set('products', { list: manyProducts });
  cms.answers.set('posts', { list: manyPosts });
  web = await startWeb(cms.url);
});
afterAll(async () => {
  await web.close();
  await cms.close();
});

const read = async (path: string) => (await fetch(web.url + path)).text();
const found = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, name]) => name);
const cards = (html: string) => found(html, /data-card="([^"]*)"/g);
const slugs = manyPosts.map(({ slug }) => slug);

test('HOUSE-06 with 500 products the store has all of them, in the order of the CMS', async () => {
  expect(found(await read('/store'), /"sku":"([^"]*)"/g)).toEqual(
    manyProducts.map(({ handle }) => handle),
  );
  const data = await read('/store.data');
  for (const { handle } of manyProducts) expect(data).toContain(`"${handle}"`);
});

test('HOUSE-06 with 500 products a cart may hold any of them', async () => {
  const data = await read('/cart.data');
  for (const { handle } of manyProducts) expect(data).toContain(`"${handle}"`);
});

test('HOUSE-06 with 500 articles the pages of the list have each of them once, 24 a page, newest first', async () => {
  const pages = await Promise.all(
    Array.from({ length: 21 }, (_, place) =>
      read(place === 0 ? '/blog' : `/blog/page/${place + 1}`),
    ),
  );
  expect(pages.map((html) => cards(html).length)).toEqual([...Array<number>(20).fill(24), 20]);
  expect(pages.flatMap(cards)).toEqual(slugs);
  for (const html of pages) expect(Buffer.byteLength(html)).toBeLessThan(250_000);
});

test('HOUSE-06 a page of the list is one of its own for search engines, and leads to those beside it', async () => {
  const html = await read('/blog/page/2');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/blog/page/2"/>');
  expect(html).toMatch(/<title>Knowledge Corner, page 2 · /);
  expect(html).not.toContain('noindex');
  expect(found(html, /<a[^>]*rel="(?:prev|next)"[^>]*href="([^"]*)"/g)).toEqual([
    '/blog',
    '/blog/page/3',
  ]);
  expect(found(await read('/blog'), /<a[^>]*rel="(?:prev|next)"[^>]*href="([^"]*)"/g)).toEqual([
    '/blog/page/2',
  ]);
  expect(
    found(await read('/blog/page/21'), /<a[^>]*rel="(?:prev|next)"[^>]*href="([^"]*)"/g),
  ).toEqual(['/blog/page/20']);
  const first = await fetch(`${web.url}/blog/page/1`, { redirect: 'manual' });
  expect([first.status, first.headers.get('Location')]).toEqual([301, '/blog']);
});

test('HOUSE-06 site map and feed have all 500 articles and every page of their list', async () => {
  const addresses = slugs.map((slug) => `https://shop.example/blog/${slug}`);
  const map = found(await read('/sitemap.xml'), /<loc>([^<]*)<\/loc>/g);
  expect(map).toEqual(expect.arrayContaining(addresses));
  expect(map.filter((address) => address?.includes('/blog/page/'))).toHaveLength(20);
  expect(new Set(map).size).toBe(map.length);
  expect(found(await read('/rss.xml'), /<item>.*?<link>([^<]*)<\/link>/g)).toEqual(addresses);
});

test('HOUSE-06 articles are kept in memory as they are asked for, and all of them can be read', async () => {
  for (const slug of slugs.filter((_, place) => place % 2 === 0)) {
    const answer = await fetch(`${web.url}/blog/${slug}`);
    expect([slug, answer.status]).toEqual([slug, 200]);
    expect(await answer.text()).toContain(`<article id="${slug}"`);
  }
  const tag = async () => (await fetch(`${web.url}/blog/${slugs[0]}`)).headers.get('ETag');
  expect(await tag()).toBe(await tag());
});

test('HOUSE-06 of 1,001 products the first 1,000 are shown, and the log says so', async () => {
  const [one] = products;
  const list = Array.from({ length: 1_001 }, (_, place) => ({
    ...one,
    id: `p-${place}`,
    handle: `p-${place}`,
  }));
  cms.answers.set('products', { list });
  cms.publish();
  await expect
    .poll(async () => found(await read('/store'), /"sku":"([^"]*)"/g).length, { timeout: 10_000 })
    .toBe(1_000);
  expect(web.logged.join('\n')).toContain('a collection has more documents than the site shows');
});
