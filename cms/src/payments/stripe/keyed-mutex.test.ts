import { expect, test } from 'vitest';
import { inTurn } from './keyed-mutex.ts';

test('work of one key runs in the order of the calls, also after a failure; another key does not wait', async () => {
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn('a', async () => {
    await gate.promise;
    seen.push('first');
    throw new Error('broken');
  });
  const second = inTurn('a', async () => seen.push('second'));
  await inTurn('b', async () => seen.push('other'));
  gate.resolve();
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(seen).toEqual(['other', 'first', 'second']);
});
