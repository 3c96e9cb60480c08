import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

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
])('%s answering %s is kept as %s', (route, pathname, key) => {
  expect(pageKey(route, pathname)).toBe(key);
});

test.each(['/api/payment/status', '/api/create-payment-intent', '/media/:file'])(
  'PRV-08 %s is no page',
  (route) => {
    expect(pageKey(route, route)).toBeNull();
  },
);
