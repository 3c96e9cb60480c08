import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test.each(['/admin/orders/1', '/admin/orders?tab=all', '/admin/collections/posts?a=b&c=%20'])(
  'SEC-18 %s is where one goes after the sign-in',
  (path) => expect(safeNext(path)).toBe(path),
);

test.each([
  undefined,
  '',
  '/',
  '//evil.example/admin',
  '/\\evil.example',
  'https://evil.example/admin',
  'javascript:alert(1)',
  '/admin/../../evil',
  '/admin/..//evil.example',
  '/administrator',
  '/admin/login?redirect=/admin/login',
  '/admin/logout',
])('SEC-18 instead of %s one goes to the first page', (path) => {
  expect(safeNext(path)).toBe('/admin');
});
