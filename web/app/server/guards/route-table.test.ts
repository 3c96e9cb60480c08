import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createRouteTable, textPath } from './route-table.ts';

const module = { default: () => null };
const routes: ServerBuild['routes'] = {
  root: { id: 'root', path: '', module },
  home: { id: 'home', parentId: 'root', index: true, module },
  store: { id: 'store', parentId: 'root', path: 'store', module },
  status: { id: 'status', parentId: 'root', path: 'api/payment/status', module },
  media: { id: 'media', parentId: 'root', path: 'media/:file', module },
  'not-found': { id: 'not-found', parentId: 'root', path: '*', module },
};
const table = createRouteTable(routes);

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/store', '/store'],
  ['/store/', '/store'],
  ['/store.data', '/store'],
  ['/api/payment/status', '/api/payment/status'],
  ['/media/a.png', '/media/:file'],
])('%s is answered by %s', (path, pattern) => {
  expect(table(path)).toBe(pattern);
});

test.each([
  '/nope',
  '/store/gi-map',
  '/blog/complete-proteins',
  '/api',
  '/api/nope',
  '/media',
  '/storefront',
])('NAV-02 %s does not exist', (path) => {
  expect(table(path)).toBeNull();
});

test.each([
  ['/shipping', '/shipping'],
  ['/Shipping/', '/shipping'],
  ['/shipping.data', '/shipping'],
  ['/shipping/_.data', '/shipping'],
  ['/shipping-and-returns', '/shipping-and-returns'],
  ['/', null],
  ['/_.data', null],
  ['/shipping/us', null],
  ['/shipping--us', null],
  ['/%73hipping', null],
  ['//shipping', null],
  ['/shipping.html', null],
])('HOUSE-02 %s could be the page of text %s', (pathname, path) => {
  expect(textPath(pathname)).toBe(path);
});
