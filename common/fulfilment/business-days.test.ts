import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addBusinessDays,
  addDays,
  dayOf,
  endOf,
  isBusinessDay,
  toCalendar,
} from './business-days.ts';

const calendar = { timeZone: 'America/New_York', holidays: ['2026-11-26'] };

test('ORD-04 weekends and holidays are no days of business', () => {
  // Wednesday, before Thanksgiving.
  expect(addBusinessDays('2026-11-25', 1, calendar)).toBe('2026-11-27');
  expect(addBusinessDays('2026-11-25', 2, calendar)).toBe('2026-11-30');
  expect(addBusinessDays('2026-11-28', 0, calendar)).toBe('2026-11-30');
  expect(addBusinessDays('2026-11-28', 1, calendar)).toBe('2026-12-01');
});

test('ORD-04 a day is that of the practice, not of the server', () => {
  expect(dayOf('2026-11-25T03:00:00Z', 'America/New_York')).toBe('2026-11-24');
  expect(endOf('2026-11-24', 'America/New_York').toISOString()).toBe('2026-11-25T04:59:59.000Z');
  expect(endOf('2026-07-01', 'America/Denver').toISOString()).toBe('2026-07-02T05:59:59.000Z');
});

test('ORD-04 the n-th business day has n of them before it, wherever one begins', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 15 }),
      (start, count) => {
        const from = addDays('2026-01-01', start);
        const to = addBusinessDays(from, count, calendar);
        expect(isBusinessDay(to, calendar)).toBe(true);
        let passed = 0;
        let first = from;
        while (!isBusinessDay(first, calendar)) first = addDays(first, 1);
        for (let day = addDays(first, 1); day <= to; day = addDays(day, 1))
          if (isBusinessDay(day, calendar)) passed += 1;
        expect(passed).toBe(count);
      },
    ),
  );
});

test('DESK-10 the settings of the practice make its calendar; a zone that nobody knows counts as New York', () => {
  expect(
    toCalendar({ timeZone: 'America/Denver', holidays: [{ day: '2026-11-26T12:00:00.000Z' }] }),
  ).toEqual({ timeZone: 'America/Denver', holidays: ['2026-11-26'] });
  expect(toCalendar({ timeZone: 'Nowhere/Land', holidays: null })).toEqual({
    timeZone: 'America/New_York',
    holidays: [],
  });
});
