import { afterEach, expect, test, vi } from 'vitest';
import { every } from './every.ts';

const minuteMs = 60_000;

afterEach(() => void vi.useRealTimers());

test('what is done every minute is due at first and a minute after it was done', () => {
  vi.useFakeTimers({ now: new Date('2027-11-07T05:30:00Z') });
  const minute = every(minuteMs);
  expect([minute.isDue(), minute.isDue()]).toEqual([true, true]);
  minute.done();
  expect(minute.isDue()).toBe(false);
  vi.advanceTimersByTime(minuteMs - 1);
  expect(minute.isDue()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(minute.isDue()).toBe(true);
});

test('REL-19 a clock that is set back by years does not make it wait for years', () => {
  vi.useFakeTimers({ now: new Date('2038-01-19T03:14:08Z') });
  const minute = every(minuteMs);
  minute.done();
  vi.setSystemTime('2027-11-07T05:30:00Z');
  expect(minute.isDue()).toBe(true);
  minute.done();
  expect(minute.isDue()).toBe(false);
});
