import { expect, test } from 'vitest';
import { createKeyedSemaphore } from './keyed-semaphore.ts';

test('SEC-07 calls of one key are bounded, other keys do not notice, and an end makes room also when it failed', async () => {
  const take = createKeyedSemaphore(2);
  const held = Promise.withResolvers<string>();
  const first = take('a', () => held.promise);
  const second = take('a', () => held.promise);
  expect(await take('a', async () => 'third')).toBeNull();
  expect(await take('b', async () => 'other')).toBe('other');
  held.reject(new Error('cut'));
  await expect(first).rejects.toThrow('cut');
  await expect(second).rejects.toThrow('cut');
  expect(await take('a', async () => 'again')).toBe('again');
});
