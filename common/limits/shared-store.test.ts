import { once } from 'node:events';
import { createLimiter } from 'common/limits/bounded-limiter';
import { createSharedStore } from 'common/limits/shared-store';
import { startRedis } from 'common/tests/redis';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';

/** A copy of the program: a connection of its own. */
async function startCopy(url: string) {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    retryStrategy: () => 50,
  }).on('error', () => undefined);
  onTestFinished(() => redis.disconnect());
  await once(redis, 'ready');
  return {
    redis,
    limiter: (name: string, most: number) =>
      createLimiter(
        { most, seconds: 60 },
        { shared: () => Promise.resolve({ redis, name, secret: 'of all copies' }) },
      ),
  };
}

test('SEC-07 with Redis, copies of the program count together, each limit by itself', async () => {
  const { url, keys } = await startRedis();
  const copies = await Promise.all([startCopy(url), startCopy(url), startCopy(url)]);
  const limiters = copies.map(({ limiter }) => limiter('pages', 9));
  const taken = await Promise.all(
    Array.from({ length: 30 }, async (_, turn) => await limiters[turn % 3]?.take('203.0.113.7')),
  );
  expect(taken.filter((wait) => wait === null)).toHaveLength(9);
  for (const limiter of limiters) {
    expect(await limiter.look('203.0.113.7')).toBeGreaterThan(50);
    expect(await limiter.take('203.0.113.8')).toBeNull();
  }
  expect(await copies[0]?.limiter('orders', 9).take('203.0.113.7')).toBeNull();
  const stored = keys().sort();
  expect(stored.map((key) => key.replace(/:[\w-]{43}$/, ''))).toEqual([
    'limits:orders',
    'limits:pages',
    'limits:pages',
  ]);
  expect(new Set(stored).size, 'an address, or what it is counted for, is another key').toBe(3);
  for (const key of stored) expect(key, 'no address leaves the program').not.toContain('203.0.113');
});

test('SEC-18 the first request of each copy counts with the others, though the copy connects only then', async () => {
  const { url } = await startRedis();
  const silent = { info: () => undefined, warn: () => undefined };
  const limiters = [1, 2, 3].map(() => {
    const store = createSharedStore(() => ({ url, service: 'web', secret: 'of all' }), silent);
    const shared = store('pages');
    onTestFinished(async () => (await shared())?.redis.disconnect());
    return createLimiter({ most: 2, seconds: 60 }, { shared });
  });
  const taken = await Promise.all(limiters.map((limiter) => limiter.take('203.0.113.7')));
  expect(taken.filter((wait) => wait === null)).toHaveLength(2);
});

test('SEC-07 a Redis that is out of reach from the start holds the first request for a moment only', async () => {
  const store = createSharedStore(
    () => ({ url: 'redis://127.0.0.1:9', service: 'web', secret: 'of all' }),
    { info: () => undefined, warn: () => undefined },
  );
  const shared = store('pages');
  onTestFinished(async () => (await shared())?.redis.disconnect());
  const limiter = createLimiter({ most: 1, seconds: 60 }, { shared });
  expect(await limiter.take('203.0.113.7')).toBeNull();
  expect(await limiter.take('203.0.113.7')).toBe(60);
});

test('SEC-07 when Redis goes away each copy counts for itself, and nothing fails', async () => {
  const { url, stop } = await startRedis();
  const { redis, limiter } = await startCopy(url);
  const pages = limiter('pages', 3);
  expect(await pages.take('a')).toBeNull();
  const gone = once(redis, 'close');
  stop();
  await gone;
  const taken = [];
  for (let turn = 0; turn < 5; turn++) taken.push(await pages.take('a'));
  expect(taken.map((wait) => wait === null)).toEqual([true, true, true, false, false]);
  expect(await pages.look('a')).toBe(60);
});
