import { expect, test } from 'vitest';
import { timePromise, withTimePromise } from './time-promise.ts';

test.each([true, false])(
  'ORD-08 whatever an editor has promised of a time is told as it is true now (calendar: %s)',
  (hasScheduler) => {
    for (const promised of [
      'You choose your time right after you pay.',
      'You choose your time after you pay.',
      'We write to you within one business day to find your time.',
      timePromise(true),
      timePromise(false),
    ])
      expect(withTimePromise(`Nothing ships. ${promised} Thank you.`, hasScheduler)).toBe(
        `Nothing ships. ${timePromise(hasScheduler)} Thank you.`,
      );
  },
);

test('ORD-08 words without a promise stay as they are', () => {
  expect(withTimePromise('An hour by video.', true)).toBe('An hour by video.');
});
