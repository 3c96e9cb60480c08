import { expect, test } from 'vitest';
import { letterDay, letterPromise, timePromise, withTimePromise } from './time-promise.ts';

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

test('ORD-08 after the purchase the promise names the person and the day, and not a day that is over', () => {
  const calendar = { timeZone: 'America/New_York', holidays: ['2026-11-26'] };
  const by = letterDay('2026-11-25', calendar);
  const said = 'Hannah Reed, PA-C, writes to you by Friday, November\u00a027.';
  expect(letterPromise('Hannah Reed, PA-C', by, '2026-11-27')).toBe(said);
  expect(letterPromise('Hannah Reed', by, '2026-11-25')).toBe(
    'Hannah Reed writes to you by Friday, November\u00a027.',
  );
  expect(letterPromise('', by, '2026-11-25')).toMatch(/^We write to you by Friday/);
  expect(letterPromise('Hannah Reed, PA-C', by, '2026-11-28')).not.toContain('Friday');
  expect(withTimePromise(`It is paid. ${timePromise(false)}`, false, said)).toBe(
    `It is paid. ${said}`,
  );
});
