import { expect, test } from 'vitest';
import { addIntervals, nextEnd } from './months.ts';

const at = (text: string) => Date.parse(`${text}T10:20:30Z`) / 1000;
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
const month = { interval: 'month' };

test('a month later is the same day, or the last of a shorter month', () => {
  expect(day(addIntervals(at('2027-01-31'), month))).toBe('2027-02-28');
  expect(day(addIntervals(at('2028-01-31'), month))).toBe('2028-02-29');
  expect(day(addIntervals(at('2027-12-30'), month))).toBe('2028-01-30');
  expect(addIntervals(at('2027-03-15'), month)).toBe(at('2027-04-15'));
});

test('intervals are counted from the anchor, so that a short month does not pull the later ones back', () => {
  expect([1, 2, 3].map((times) => day(addIntervals(at('2027-01-31'), month, times)))).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ]);
  expect(day(nextEnd(at('2027-01-31'), month, at('2027-02-28')))).toBe('2027-03-31');
});

test('days, weeks and years', () => {
  expect(day(addIntervals(at('2027-02-28'), { interval: 'day', interval_count: 2 }))).toBe(
    '2027-03-02',
  );
  expect(day(addIntervals(at('2027-02-28'), { interval: 'week' }))).toBe('2027-03-07');
  expect(day(addIntervals(at('2028-02-29'), { interval: 'year' }))).toBe('2029-02-28');
});
