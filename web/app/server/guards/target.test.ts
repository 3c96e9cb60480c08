import { expect, test } from 'vitest';
import { parseTarget } from './target.ts';

test.each(['/', '/store', '/store?x=1', '/caf%C3%A9', '/store.data?_routes=root'])(
  '%s is an address',
  (target) => {
    expect(parseTarget(target, 'http', 'shop.example')?.host).toBe('shop.example');
  },
);

test.each([
  '',
  '*',
  'store',
  '//evil.example/',
  'http://evil.example/',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%E0%A4%A',
  '/%',
  '/a%00b',
  '/a%0Ab',
])('SEC-18 %s is malformed', (target) => {
  expect(parseTarget(target, 'http', 'shop.example')).toBeNull();
});

test('a percent sign in the query is the business of whoever reads it', () => {
  expect(parseTarget('/store?q=100%', 'https', 'shop.example')?.pathname).toBe('/store');
});

test('nothing is asked of a server without a name', () => {
  expect(parseTarget('/store', 'http', '')).toBeNull();
});
