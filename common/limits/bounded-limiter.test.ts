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
