import { describe, expect, test } from 'vitest';
import { planDates } from './plan-dates.ts';

const days = (start: string, payments = 4) =>
  planDates(new Date(start), payments).map((date) => date.toISOString().slice(0, 10));

describe('CHK-31 the days of a plan', () => {
  test('one month apart', () => {
    expect(days('2026-11-20T17:00:00Z')).toEqual([
      '2026-11-20',
      '2026-12-20',
      '2027-01-20',
      '2027-02-20',
    ]);
  });

  test('a month without the day is charged on its last, and so are the next two on that day', () => {
    expect(days('2027-01-31T12:00:00Z')).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-28',
      '2027-04-28',
    ]);
    expect(days('2028-01-30T12:00:00Z')).toEqual([
      '2028-01-30',
      '2028-02-29',
      '2028-03-29',
      '2028-04-29',
    ]);
    expect(days('2026-10-31T12:00:00Z')).toEqual([
      '2026-10-31',
      '2026-11-30',
      '2026-12-30',
      '2027-01-30',
    ]);
    expect(days('2026-11-30T12:00:00Z')).toEqual([
      '2026-11-30',
      '2026-12-30',
      '2027-01-30',
      '2027-02-28',
    ]);
  });

  test('on each day of a leap year four days rise, each in the month after the one before', () => {
    for (
      let start = Date.UTC(2028, 0, 1, 23, 59);
      start < Date.UTC(2029, 0, 1);
      start += 24 * 60 * 60_000
    ) {
      const dates = planDates(new Date(start), 4);
      expect(dates).toHaveLength(4);
      for (const [place, date] of dates.entries()) {
        const month = (new Date(start).getUTCMonth() + place) % 12;
        expect(date.getUTCMonth()).toBe(month);
        expect(date.getUTCHours()).toBe(23);
      }
    }
  });
});
