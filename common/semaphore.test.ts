import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('REL-09 no more than the given number run at once, all get their turn in order, and a failure frees its place', async () => {
  const pass = createSemaphore(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    order.push(number);
    running -= 1;
    if (number === 1) throw new Error('one fails');
    return number;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => pass(work(number))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
