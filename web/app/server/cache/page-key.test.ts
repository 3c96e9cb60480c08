import { expect, test } from 'vitest';
import { pageKey, pagePath } from './page-key.ts';

const exists = (path: string) =>
  Promise.resolve(['/blog/heal-your-gut', '/blog/page/2'].includes(path));

test.each([
  ['/', '/', '/'],
  ['/', '/_.data', '/_.data'],
  ['/store', '/store', '/store'],
  ['/store', '/STORE/', '/store'],
  ['/store', '/store.data', '/store.data'],
  ['/store', '/store/_.data', '/store.data'],
  [null, '/nope', '/404'],
  [null, '/a/b/c', '/404'],
  [null, '/nope.data', '/404.data'],
])('%s answering %s is kept as %s', async (route, pathname, key) => {
  expect(await pageKey(route, pathname, exists)).toEqual({ key, isNamed: false });
});

test.each([
  ['/blog/:slug', '/blog/heal-your-gut', '/blog/heal-your-gut'],
  ['/blog/:slug', '/BLOG/heal-your-gut/', '/blog/heal-your-gut'],
  ['/blog/:slug', '/blog/heal-your-gut.data', '/blog/heal-your-gut.data'],
  ['/blog/:slug', '/blog/heal-your-gut/_.data', '/blog/heal-your-gut.data'],
  ['/blog/page/:number', '/blog/page/2', '/blog/page/2'],
])('HOUSE-06 %s answering %s is kept as %s', async (route, pathname, key) => {
  expect(await pageKey(route, pathname, exists)).toEqual({ key, isNamed: true });
});

test.each([
  ['/blog/:slug', ['/blog/nope', '/blog/Heal-Your-Gut', '/blog/heal%2Dyour-gut'], '/blog/-'],
  ['/blog/:slug', ['/blog/nope.data', '/blog/x/_.data'], '/blog/-.data'],
  ['/blog/:slug/text', ['/blog/nope/text'], '/blog/-/text'],
  ['/blog/page/:number', ['/blog/page/3', '/blog/page/two', '/blog/page/-1'], '/blog/page/0'],
])('HOUSE-06 what %s does not know has one entry', async (route, pathnames, key) => {
  for (const pathname of pathnames)
    expect([pathname, await pageKey(route, pathname, exists)]).toEqual([
      pathname,
      { key, isNamed: false },
    ]);
});

test('a draft is shown at the address that it will have, which nobody else knows yet', () => {
  expect(pagePath('/blog/:slug', '/blog/not-published')).toBe('/blog/not-published');
  expect(pagePath('/store', '/STORE/')).toBe('/store');
});

test.each(['/api/payment/status', '/api/create-payment-intent', '/media/:file'])(
  'PRV-08 %s is no page',
  async (route) => {
    expect(await pageKey(route, route, exists)).toBeNull();
  },
);
