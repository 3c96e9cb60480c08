import { expect, test } from 'vitest';
import { spellDays, spellSpan } from './spell-days.ts';

/** Friday evening in New York, which is Saturday elsewhere, before Thanksgiving. */
const now = new Date('2026-11-21T02:00:00Z');
const calendar = { timeZone: 'America/New_York', holidays: ['2026-11-26'] };

test('the words of the editor become days, over the weekend', () => {
  expect(spellDays('In 1 to 2 business days', now, calendar)).toBe('Nov 23 or 24');
  expect(spellDays('In 1-2 business days', now, calendar)).toBe('Nov 23 or 24');
  expect(spellDays('After 1 business day', now, calendar)).toBe('Nov 23');
});

test('a longer span and the end of a month', () => {
  expect(spellDays('5 to 7 business days later', now, calendar)).toBe('Nov 30 to Dec 2');
});

test('KIT-02 ORD-04 on a holiday of the practice nothing is sent: the days are those that the order will say', () => {
  const without = { ...calendar, holidays: [] };
  expect(spellDays('In 3 to 4 business days', now, without)).toBe('Nov 25 or 26');
  expect(spellDays('In 3 to 4 business days', now, calendar)).toBe('Nov 25 or 27');
  expect(spellSpan(['Leaves in 1 to 2 business days', '5 to 7 business days'], now, calendar)).toBe(
    'Dec 1 to 4',
  );
});

test('DESK-10 today is the day of the practice, wherever the visitor is', () => {
  const inTokyo = { ...calendar, timeZone: 'Asia/Tokyo' };
  expect(spellDays('After 1 business day', now, inTokyo)).toBe('Nov 24');
});

test('words without business days stay words', () => {
  expect(spellDays('Today', now, calendar)).toBeNull();
  expect(spellDays('10 to 28 days later', now, calendar)).toBeNull();
});
