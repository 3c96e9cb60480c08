import { expect, test } from 'vitest';
import type { Client } from '../limits/client.ts';
import { guardWrite } from './origin-guard.ts';

const client: Client = { scheme: 'http', host: 'localhost:3000', address: '127.0.0.1' };
const json = { 'content-type': 'application/json' };
const guard = (pathname: string, headers: Record<string, string>) =>
  guardWrite(pathname, headers, client, 'https://shop.example')?.status ?? 'passes';

test.each(['http://localhost:3000', 'https://shop.example'])(
  'SEC-04 our own origin %s passes',
  (origin) => {
    expect(guard('/api/contact', { ...json, origin })).toBe('passes');
  },
);

test.each([
  'https://evil.example',
  'https://localhost:3000',
  'http://localhost:3001',
  'http://shop.example',
  'null',
  '',
  'https://shop.example.evil.example',
])('SEC-04 the origin "%s" is refused', (origin) => {
  expect(guard('/api/contact', { ...json, origin })).toBe(403);
});

test('SEC-04 a call without an origin is refused', () => {
  expect(guard('/api/contact', json)).toBe(403);
  expect(guard('/cart', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(403);
});

test('SEC-04 the webhook passes without an origin and not with a foreign one', () => {
  expect(guard('/api/stripe/webhook', json)).toBe('passes');
  expect(guard('/api/stripe/webhook', { ...json, origin: 'https://evil.example' })).toBe(403);
});

test('SEC-04 a browser that says cross-site is believed before its origin', () => {
  expect(
    guard('/api/contact', {
      ...json,
      origin: 'https://shop.example',
      'sec-fetch-site': 'cross-site',
    }),
  ).toBe(403);
  expect(
    guard('/api/contact', {
      ...json,
      origin: 'https://shop.example',
      'sec-fetch-site': 'same-origin',
    }),
  ).toBe('passes');
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
  'text/plain; application/json',
])('SEC-04 a call of type "%s" is refused', (type) => {
  expect(guard('/api/contact', { origin: 'https://shop.example', 'content-type': type })).toBe(415);
});

test('SEC-04 JSON with a charset is JSON, and a form may go to a page', () => {
  expect(
    guard('/api/contact', {
      origin: 'https://shop.example',
      'content-type': 'Application/JSON; charset=utf-8',
    }),
  ).toBe('passes');
  expect(
    guard('/', {
      origin: 'https://shop.example',
      'content-type': 'application/x-www-form-urlencoded',
    }),
  ).toBe('passes');
});

test.each(['gzip', 'br', 'deflate', 'identity, gzip', 'x'])(
  'SEC-05 a body packed with "%s" is refused, wherever it goes',
  (encoding) => {
    expect(
      guard('/api/contact', {
        ...json,
        origin: 'https://shop.example',
        'content-encoding': encoding,
      }),
    ).toBe(415);
    expect(guard('/api/stripe/webhook', { ...json, 'content-encoding': encoding })).toBe(415);
    expect(guard('/', { origin: 'https://shop.example', 'content-encoding': encoding })).toBe(415);
  },
);

test('SEC-05 a body that says it is not packed passes', () => {
  expect(
    guard('/api/contact', {
      ...json,
      origin: 'https://shop.example',
      'content-encoding': 'identity',
    }),
  ).toBe('passes');
});
