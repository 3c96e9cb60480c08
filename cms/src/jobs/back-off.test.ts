import { expect, test } from 'vitest';
import { backOff, mostAttempts } from './back-off.ts';

const middle = () => 0.5;

test('REL-06 the wait doubles from ten seconds up to an hour', () => {
  expect([1, 2, 3, 10, 20].map((failures) => backOff(failures, middle))).toEqual([
    10_000, 20_000, 40_000, 3_600_000, 3_600_000,
  ]);
});

test('REL-06 waits are spread, and all of them together outlast a night', () => {
  expect(backOff(3, () => 0)).toBeLessThan(backOff(3, () => 0.99));
  const all = Array.from({ length: mostAttempts - 1 }, (_, index) =>
    backOff(index + 1, middle),
  ).reduce((sum, wait) => sum + wait, 0);
  expect(all).toBeGreaterThan(12 * 60 * 60_000);
});
