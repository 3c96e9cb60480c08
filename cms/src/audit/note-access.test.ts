import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { describeOpening } from './note-access.ts';

const request = (collection: string | null, routeParams = {}) =>
  ({
    payloadAPI: 'REST',
    routeParams,
    user: collection ? { id: 'u1', username: 'sam', collection } : null,
  }) as unknown as PayloadRequest;

test('PRV-06 who opens one record is noted by account and ids alone', () => {
  expect(describeOpening('orders', 'o1', request('users', { id: 'o1' }))).toEqual({
    username: 'sam',
    userId: 'u1',
    record: 'orders',
    recordId: 'o1',
  });
});

test('PRV-06 a list, a change of many rows, a service and code that reads for itself open nothing', () => {
  expect(describeOpening('orders', 'o1', request('users', { id: 'o1' }), true)).toBeNull();
  expect(describeOpening('orders', 'o1', request('users'))).toBeNull();
  expect(describeOpening('orders', 'o1', request('service-accounts', { id: 'o1' }))).toBeNull();
  expect(describeOpening('orders', 'o1', request(null, { id: 'o1' }))).toBeNull();
});
