import { EventEmitter } from 'node:events';
import type { SharedStore } from 'common/limits/bounded-limiter';
import { expect, test } from 'vitest';
import { createAssetStore } from './asset-store.ts';

function redisWith(status: string) {
  const values = new Map<string, { value: Buffer; seconds: number }>();
  const redis = Object.assign(new EventEmitter(), {
    status,
    set: (key: string, value: Buffer, _: 'EX', seconds: number) =>
      Promise.resolve(void values.set(key, { value, seconds })),
    getBuffer: (key: string) => Promise.resolve(values.get(key)?.value ?? null),
  });
  return { values, redis };
}

const storeIn = (redis: object, secret = 'secret of the shop') =>
  createAssetStore({ redis: redis as SharedStore['redis'], name: 'web:assets', secret }, 60);

test('SCALE-01 a file comes back byte for byte, and stays for its time', async () => {
  const { redis, values } = redisWith('ready');
  const content = Buffer.from([0, 255, 10, 13]);
  await storeIn(redis).put('entry-A.js', content);
  expect(await storeIn(redis).find('entry-A.js')).toEqual(content);
  expect(await storeIn(redis).find('entry-B.js')).toBeNull();
  expect([...values].map(([key, { seconds }]) => [key, seconds])).toEqual([
    ['web:assets:entry-A.js', 60],
  ]);
});

test('SCALE-01 what was written there by anybody else, or under another name, is not sent to visitors', async () => {
  const { redis, values } = redisWith('ready');
  await storeIn(redis).put('entry-A.js', Buffer.from('ours()'));
  await storeIn(redis, 'another secret').put('entry-B.js', Buffer.from('theirs()'));
  const [ours] = values.values();
  if (ours) values.set('web:assets:entry-C.js', ours);
  values.set('web:assets:entry-D.js', { value: Buffer.from('short'), seconds: 1 });
  for (const name of ['entry-B.js', 'entry-C.js', 'entry-D.js'])
    expect([name, await storeIn(redis).find(name)]).toEqual([name, null]);
});

test('SCALE-01 a Redis that comes a moment later gets the files, and one out of reach has none', async () => {
  const { redis, values } = redisWith('connecting');
  const putting = storeIn(redis).put('entry-A.js', Buffer.from('a()'));
  expect(values.size).toBe(0);
  redis.emit('ready');
  await putting;
  expect(values.size).toBe(1);
  const away = Object.assign(redisWith('ready').redis, {
    getBuffer: () => Promise.reject(new Error('away')),
  });
  expect(await storeIn(away).find('entry-A.js')).toBeNull();
});
