import { expect, test } from 'vitest';
import { whatFollows } from './what-follows.ts';

const none = { preparesDatabase: false, changesTypes: false };

test.each([
  'cms/src/collections/shop/products.ts',
  'cms/src/globals/mail-texts/first-words.ts',
  'cms/src/payload.config.ts',
])('HOUSE-12 a change to %s restarts admin and worker, and its types are looked at', (path) => {
  expect(whatFollows(path)).toEqual({ ...none, restart: ['cms', 'worker'], changesTypes: true });
});

test('HOUSE-12 a migration is applied', () => {
  expect(whatFollows('cms/src/migrations/index.ts')).toMatchObject({
    restart: ['cms', 'worker'],
    preparesDatabase: true,
  });
});

test.each(['cms/src/payments/orders/finalise.ts', 'cms/server.ts', 'common/money.ts'])(
  'HOUSE-12 a change to %s restarts admin and worker',
  (path) => expect(whatFollows(path)).toEqual({ ...none, restart: ['cms', 'worker'] }),
);

test('HOUSE-12 a change to the server around the pages restarts the shop alone', () => {
  expect(whatFollows('web/app/server/listen.ts')).toEqual({ ...none, restart: ['web'] });
});

test.each([
  'web/app/home/claims.tsx',
  'web/app/app.css',
  'cms/src/admin/today/today.tsx',
  'cms/src/payload-types.ts',
  'cms/src/payments/orders/finalise.test.ts',
  'common/money.test.ts',
  'cms/src/collections/.products.ts.swp',
])('HOUSE-12 nothing is restarted for %s', (path) => expect(whatFollows(path)).toBeNull());
