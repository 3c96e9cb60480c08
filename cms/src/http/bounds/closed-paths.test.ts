import { expect, test } from 'vitest';
import { isClosed, isMalformed } from './closed-paths.ts';

test.each([
  '/cms-api/users/first-register',
  '/cms-api/users/first-register/',
  '/cms-api//users//first-register',
  '/cms-api/users/%66irst-register',
  '/cms-api/Users/First-Register',
  '/cms-api/users/forgot-password',
  '/cms-api/users/reset-password',
  '/cms-api/users/verify/abc',
  '/cms-api/service-accounts/first-register',
  '/cms-api/service-accounts/refresh-token',
])('SEC-13 %s is closed', (path) => {
  expect(isClosed(path)).toBe(true);
});

test.each([
  '/cms-api/users/login',
  '/cms-api/service-accounts',
  '/cms-api/users/me',
  '/cms-api/products',
  '/cms-api/%E0%A4%A',
])('%s is open', (path) => {
  expect(isClosed(path)).toBe(false);
});

test.each([
  '/cms-api/media/file/a%00.png',
  '/cms-api/media/file/..%252f..%252fsecrets.json',
  '/cms-api/media/file/..%5Csecrets.json',
])('SEC-18 %s is malformed', (path) => {
  expect(isMalformed(path)).toBe(true);
});

test.each([
  '/cms-api/media/file/gi-map%20(1).webp',
  '/cms-api/products/11111111-1111-4111-8111-111111111111',
])('%s is well-formed', (path) => {
  expect(isMalformed(path)).toBe(false);
});
