import { expect, test } from 'vitest';
import { publicAddress } from './public-host.ts';

const office = 'http://localhost:3001';

test('the public host stays where it is', () => {
  expect(publicAddress('localhost:3001', office, ['login'], {})).toBeNull();
});

test('another name of the machine is sent to the same page of the public one', () => {
  expect(
    publicAddress('127.0.0.1:3001', office, ['collections', 'orders'], {
      sort: '-createdAt',
      where: ['a', 'b'],
    }),
  ).toBe('http://localhost:3001/admin/collections/orders?sort=-createdAt&where=a&where=b');
});

test('SEC-18 nothing in the path leads to another host', () => {
  for (const segments of [
    ['', '', 'evil.example'],
    ['..', '..', '@evil.example'],
    ['//evil.example'],
    ['\\evil.example'],
  ]) {
    expect(new URL(publicAddress('evil.example', office, segments, {}) ?? '').host).toBe(
      'localhost:3001',
    );
  }
});
