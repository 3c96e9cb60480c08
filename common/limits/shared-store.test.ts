import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createLimiter } from 'common/limits/bounded-limiter';
import { createSharedStore } from 'common/limits/shared-store';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';

/** The part of Redis that limits use, over a real socket: a counter with an end for each key. */
async function startRedis() {
  const counters = new Map<string, { count: number; ends: number }>();
  const sockets = new Set<Socket>();
  const stateOf = (key: string) => {
    const found = counters.get(key);
    return found && found.ends > Date.now() ? found : undefined;
  };
  /** The script of the limits: adds to a counter, which ends so many seconds after its first use. */
  const add = ([, , key = '', points, seconds]: string[]): string => {
    const { count, ends } = stateOf(key) ?? {
      count: 0,
      ends: Date.now() + Number(seconds) * 1_000,
    };
    counters.set(key, { count: count + Number(points), ends });
    return `*2\r\n:${count + Number(points)}\r\n:${ends - Date.now()}\r\n`;
  };
  const commands: Record<string, (words: string[]) => string> = {
    info: () => bulk('redis_version:7.2.0\r\nloading:0'),
    eval: (words) => add(words),
    evalsha: (words) => add(words),
    get: ([key = '']) => bulk(stateOf(key)?.count.toString() ?? null),
    pttl: ([key = '']) => `:${(stateOf(key)?.ends ?? Date.now() - 2) - Date.now()}\r\n`,
    del: ([key = '']) => `:${Number(counters.delete(key))}\r\n`,
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let unread = '';
    let queued: string[][] | null = null;
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        const { whole, rest } = readCommands(unread + chunk.toString());
        unread = rest;
        for (const [name = '', ...words] of whole) {
          const command = name.toLowerCase();
          if (command === 'multi') queued = [];
          else if (command === 'exec') {
            socket.write(
              `*${queued?.length ?? 0}\r\n${(queued ?? []).map(([each = '', ...more]) => commands[each]?.(more) ?? '+OK\r\n').join('')}`,
            );
            queued = null;
          } else if (queued) {
            queued.push([command, ...words]);
            socket.write('+QUEUED\r\n');
            continue;
          } else socket.write(commands[command]?.(words) ?? '+OK\r\n');
          if (command === 'multi') socket.write('+OK\r\n');
        }
      });
  }).listen(0);
  await once(server, 'listening');
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(stop);
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop,
    keys: () => [...counters.keys()],
  };
}

const bulk = (text: string | null) =>
  text === null ? '$-1\r\n' : `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

function readCommands(text: string): { whole: string[][]; rest: string } {
  const whole: string[][] = [];
  for (let rest = text; ;) {
    const count = Number(/^\*(\d+)\r\n/.exec(rest)?.[1] ?? Number.NaN);
    let at = rest.indexOf('\r\n') + 2;
    const words: string[] = [];
    while (words.length < count) {
      const [head, size] = /^\$(\d+)\r\n/.exec(rest.slice(at)) ?? [];
      if (head === undefined || rest.length < at + head.length + Number(size) + 2)
        return { whole, rest };
      words.push(rest.slice(at + head.length, at + head.length + Number(size)));
      at += head.length + Number(size) + 2;
    }
    if (Number.isNaN(count)) return { whole, rest };
    whole.push(words);
    rest = rest.slice(at);
  }
}

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
        { shared: () => ({ redis, name, secret: 'of all copies' }) },
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
    onTestFinished(() => shared()?.redis.disconnect());
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
  onTestFinished(() => shared()?.redis.disconnect());
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
