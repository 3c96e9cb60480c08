import { expect, test } from 'vitest';
import { momentIn } from './moment-in.ts';

test('DESK-10 day and hour are those of the practice, in winter and in summer', () => {
  expect(momentIn('America/Denver', '2026-11-30', '14:30')).toBe('2026-11-30T21:30:00.000Z');
  expect(momentIn('America/Denver', '2026-07-30', '14:30')).toBe('2026-07-30T20:30:00.000Z');
  expect(momentIn('America/New_York', '2026-12-31', '23:15')).toBe('2027-01-01T04:15:00.000Z');
});

test('DESK-10 on the day of a clock change the hour is still the one of the wall', () => {
  expect(momentIn('America/New_York', '2026-11-01', '09:00')).toBe('2026-11-01T14:00:00.000Z');
  expect(momentIn('America/New_York', '2027-03-14', '09:00')).toBe('2027-03-14T13:00:00.000Z');
});
