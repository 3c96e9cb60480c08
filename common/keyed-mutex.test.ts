import { expect, test } from 'vitest';
import { withKeyedMutex } from './keyed-mutex.ts';

test('work of one key runs in the order of the calls, also after a failure; another key does not wait', async () => {
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = withKeyedMutex('a', async () => {
    await gate.promise;
    seen.push('first');
    throw new Error('broken');
  });
  const second = withKeyedMutex('a', async () => seen.push('second'));
  await withKeyedMutex('b', async () => seen.push('other'));
  gate.resolve();
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(seen).toEqual(['other', 'first', 'second']);
});
