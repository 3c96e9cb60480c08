import { expect, test } from 'vitest';
import { spellDays } from './business-days.ts';

const saturday = new Date(2026, 10, 21, 22, 0);

test('the words of the editor become days, over the weekend', () => {
  expect(spellDays('In 1 to 2 business days', saturday)).toBe('Nov 23 or 24');
  expect(spellDays('In 1-2 business days', saturday)).toBe('Nov 23 or 24');
  expect(spellDays('After 1 business day', saturday)).toBe('Nov 23');
});

test('a longer span and the end of a month', () => {
  expect(spellDays('5 to 7 business days later', saturday)).toBe('Nov 27 to Dec 1');
});

test('words without business days stay words', () => {
  expect(spellDays('Today', saturday)).toBeNull();
  expect(spellDays('10 to 28 days later', saturday)).toBeNull();
});
