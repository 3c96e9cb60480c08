import { expect, test } from 'vitest';
import { nextSession, sessionDay, sessionWords } from './session.ts';

const thursday = { weekday: 4, hour: 19, minute: 0, skips: [] };

test.each([
  ['a Monday in winter', '2026-01-05T15:00:00Z', '2026-01-09T00:00:00Z', 'EST'],
  ['the Thursday itself, in the morning', '2026-01-08T14:00:00Z', '2026-01-09T00:00:00Z', 'EST'],
  ['a second before it begins', '2026-01-08T23:59:59Z', '2026-01-09T00:00:00Z', 'EST'],
  ['the moment in which it begins', '2026-01-09T00:00:00Z', '2026-01-16T00:00:00Z', 'EST'],
  [
    'Friday in London, still Thursday in New York',
    '2026-01-09T03:00:00Z',
    '2026-01-16T00:00:00Z',
    'EST',
  ],
  [
    'the last Thursday before the clocks go forward',
    '2026-03-05T12:00:00Z',
    '2026-03-06T00:00:00Z',
    'EST',
  ],
  [
    'the Friday before the clocks go forward',
    '2026-03-06T12:00:00Z',
    '2026-03-12T23:00:00Z',
    'EDT',
  ],
  ['the Sunday on which they do', '2026-03-08T06:30:00Z', '2026-03-12T23:00:00Z', 'EDT'],
  ['a day in summer', '2026-07-15T12:00:00Z', '2026-07-16T23:00:00Z', 'EDT'],
  ['the Friday before the clocks go back', '2026-10-30T12:00:00Z', '2026-11-06T00:00:00Z', 'EST'],
  [
    'the Sunday on which they do, in the doubled hour',
    '2026-11-01T05:30:00Z',
    '2026-11-06T00:00:00Z',
    'EST',
  ],
  ['the last days of a year', '2026-12-29T12:00:00Z', '2027-01-01T00:00:00Z', 'EST'],
])('WS-03 from %s, the next workshop is Thursday at 7 PM in New York', (_, now, start, zone) => {
  const next = nextSession(thursday, new Date(now));
  expect(next?.toISOString()).toBe(new Date(start).toISOString());
  expect(sessionWords(next ?? new Date(0))).toMatch(
    new RegExp(`^Thursday, \\w+ \\d+ at 7:00.PM ${zone}$`),
  );
});

test('WS-03 a skipped week is passed over, by the day in New York', () => {
  const skips = ['2026-11-26', '2026-12-03'];
  expect(nextSession({ ...thursday, skips }, new Date('2026-11-22T12:00:00Z'))?.toISOString()).toBe(
    '2026-12-11T00:00:00.000Z',
  );
  expect(sessionDay(new Date('2026-11-27T00:00:00Z'))).toBe('2026-11-26');
});

test('WS-03 when every week is skipped there is no next one', () => {
  const skips = Array.from({ length: 130 }, (_, week) =>
    new Date(Date.UTC(2026, 10, 26) + week * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  expect(nextSession({ ...thursday, skips }, new Date('2026-11-22T12:00:00Z'))).toBeNull();
});
