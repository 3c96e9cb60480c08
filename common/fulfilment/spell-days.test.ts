import { expect, test } from 'vitest';
import { datedWords, spellSpan } from './spell-days.ts';

/** Friday evening in New York, which is Saturday elsewhere, before Thanksgiving. */
const now = new Date('2026-11-21T02:00:00Z');
const calendar = { timeZone: 'America/New_York', holidays: ['2026-11-26'] };

test('the words of the editor become days, over the weekend', () => {
  expect(spellSpan(['In 1 to 2 business days'], now, calendar)).toBe('Nov 23 or 24');
  expect(spellSpan(['In 1-2 business days'], now, calendar)).toBe('Nov 23 or 24');
  expect(spellSpan(['After 1 business day'], now, calendar)).toBe('Nov 23');
});

test('a longer span and the end of a month', () => {
  expect(spellSpan(['5 to 7 business days later'], now, calendar)).toBe('Nov 30 to Dec 2');
});

test('KIT-02 ORD-04 on a holiday of the practice nothing is sent: the days are those that the order will say', () => {
  const without = { ...calendar, holidays: [] };
  expect(spellSpan(['In 3 to 4 business days'], now, without)).toBe('Nov 25 or 26');
  expect(spellSpan(['In 3 to 4 business days'], now, calendar)).toBe('Nov 25 or 27');
  expect(spellSpan(['Leaves in 1 to 2 business days', '5 to 7 business days'], now, calendar)).toBe(
    'Dec 1 to 4',
  );
});

test('DESK-10 today is the day of the practice, wherever the visitor is', () => {
  const inTokyo = { ...calendar, timeZone: 'Asia/Tokyo' };
  expect(spellSpan(['After 1 business day'], now, inTokyo)).toBe('Nov 24');
});

test('words without business days stay words', () => {
  expect(spellSpan(['Today'], now, calendar)).toBeNull();
  expect(spellSpan(['10 to 28 days later'], now, calendar)).toBeNull();
});

test('LOOK-05 a step says its day and no longer its span beside it', () => {
  expect(datedWords('In 1 to 2 business days', now, calendar)).toBe('By Tue, Nov 24');
  expect(datedWords('Within 1 business day', now, calendar)).toBe('By Mon, Nov 23');
  expect(datedWords('5 to 7 business days later', now, calendar)).toBe(
    '5 to 7 business days later, Nov 30 to Dec 2',
  );
  expect(datedWords('Then', now, calendar)).toBe('Then');
});
