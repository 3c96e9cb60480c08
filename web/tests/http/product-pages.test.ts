import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { published } from '../support/published.ts';
import { changed, globals, named, products } from '../support/seed-content.ts';
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

const get = (path: string) => fetch(web.url + path);
const read = async (path: string) => (await get(path)).text();
const facts = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
const publish = (docs: object[]) => {
  cms.answers.set('products', { status: 200, document: { docs } });
  cms.publish();
};

test('KIT-01 every product has a page that is read without scripts, and the store leads there', async () => {
  const store = await read('/store');
  for (const { handle, name, page } of products) {
    const html = await read(`/store/${handle}`);
    expect(html, handle).toContain(`<h1>${name}</h1>`);
    for (const line of (page?.cannotTell ?? '').split('\n').filter((each) => !each.includes('{')))
      expect(html.replaceAll('&#x27;', "'"), handle).toContain(line);
    expect(store, handle).toContain(`href="/store/${handle}"`);
  }
});

test('KIT-01 unknown names are not found, and make no entries in the cache', async () => {
  for (const path of ['/store/nothing', '/store/-', '/store/GI-MAP', '/store/gi-map/more'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await get('/store/gi-map')).headers.get('X-Cache') ?? 'none').not.toBe('error');
});

test('KIT-03 search engines get the offer, what it costs and whether it can be bought', async () => {
  const address = 'https://shop.example/store/gi-map';
  const html = await read('/store/gi-map');
  expect(facts(html)).toMatchObject([
    {
      '@type': 'Product',
      name: 'GI-MAP',
      sku: 'gi-map',
      offers: {
        url: address,
        price: `${named(products, 'gi-map').price}.00`,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { item: 'https://shop.example/' },
        { item: 'https://shop.example/store' },
        { item: address },
      ],
    },
  ]);
  expect(html).toMatch(
    /property="og:image" content="https:\/\/shop\.example\/media\/gi-map\.webp\?v=/,
  );
});

test('ORD-11 ORD-15 a kit that is out of stock, and where it may not be used, says so on its page', async () => {
  publish(changed(products, 'gi-map', { availability: 'out-of-stock', notIn: ['NY', 'NJ'] }));
  await expect
    .poll(async () => (await read('/store/gi-map')).replaceAll('<!-- -->', ''))
    .toContain('Not available in New York or New Jersey.');
  const html = await read('/store/gi-map');
  expect(html).toContain(`>${globals.store.words.unavailable}</p>`);
  expect(html).not.toContain('Add to Cart: GI-MAP"');
  expect(facts(html)[0]).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('ORD-11 a hidden kit has no page and stands in no list', async () => {
  publish(changed(products, 'gi-map', { availability: 'hidden' }));
  await expect.poll(async () => (await get('/store/gi-map')).status).toBe(404);
  expect(await read('/sitemap.xml')).not.toContain('/store/gi-map<');
  expect(await read('/store/adult-gut')).not.toContain('href="/store/gi-map"');
});

test('SEC-03 nothing that an editor writes breaks out of a product’s page', async () => {
  const attack = '</script><script>alert(1)</script><!--';
  publish(
    changed(products, 'gi-map', {
      name: attack,
      page: { ...named(products, 'gi-map').page, summary: attack, cannotTell: attack },
    }),
  );
  await expect.poll(() => read('/store/gi-map')).toContain('alert(1)');
  expect(
    (await read('/store/gi-map')).match(/<script>alert|<!--<|<\/script><script>alert/g),
  ).toBeNull();
});
