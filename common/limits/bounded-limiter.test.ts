import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createLimiter } from './bounded-limiter.ts';

test('SEC-07 what comes after the allowance waits for the window to end', async () => {
  const limiter = createLimiter({ most: 3, seconds: 60 });
  for (let turn = 0; turn < 3; turn++) expect(await limiter.take('a')).toBeNull();
  expect(await limiter.look('a')).toBe(60);
  expect(await limiter.take('a')).toBe(60);
  expect(await limiter.take('b')).toBeNull();
  expect(await limiter.look('b')).toBeNull();
});

test('SEC-07 looking counts nothing', async () => {
  const limiter = createLimiter({ most: 1, seconds: 60 });
  for (let turn = 0; turn < 5; turn++) expect(await limiter.look('a')).toBeNull();
  expect(await limiter.take('a')).toBeNull();
});

test('SEC-07 it knows so many keys and no more; those who keep coming are not forgotten', async () => {
  const limiter = createLimiter({ most: 1, seconds: 60 }, { mostKeys: 100 });
  await limiter.take('busy');
  for (let visitor = 0; visitor < 1_000; visitor++) {
    expect(await limiter.take(`visitor ${visitor}`)).toBeNull();
    if (visitor % 50 === 0) expect(await limiter.take('busy')).toBe(60);
  }
  expect(await limiter.take('visitor 0')).toBeNull();
  expect(await limiter.take('visitor 999')).toBe(60);
});

test('REL-18 a window that is still open holds on to nothing of the request that opened it', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const limiter = createLimiter({ most: 1, seconds: 86_400 });
  const ofRequests = new AsyncLocalStorage<object>();
  const visit = async (visitor: number) => {
    const request = { bytes: new Uint8Array(1_000) };
    await ofRequests.run(request, () => limiter.take(`visitor ${visitor}`));
    return new WeakRef(request);
  };
  const requests = await Promise.all(Array.from({ length: 20 }, (_, visitor) => visit(visitor)));
  // What a turn of the event loop has looked at by such a reference is kept until its end.
  await pause(10);
  collect();
  expect(requests.filter((request) => request.deref() !== undefined)).toHaveLength(0);
  expect(await limiter.look('visitor 0')).toBe(86_400);
});
