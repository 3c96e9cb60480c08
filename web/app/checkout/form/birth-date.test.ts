import { expect, test } from 'vitest';
import { formatBirthDate, parseBirthDate } from './birth-date.ts';

const today = new Date(2026, 10, 21, 23, 30);

test('CHK-04 a date of birth is read however it is written', () => {
  for (const text of [
    '04 / 12 / 1990',
    '4/12/1990',
    '04-12-1990',
    '04.12.1990',
    '04121990',
    '1990-04-12',
    ' 04/12/1990 ',
  ]) {
    expect(parseBirthDate(text, today), text).toBe('1990-04-12');
  }
});

test('CHK-04 a day that the calendar does not have is refused', () => {
  for (const text of [
    '02/30/1990',
    '02/29/2025',
    '13/01/1990',
    '00/10/1990',
    '04/00/1990',
    '04/31/1990',
  ])
    expect(parseBirthDate(text, today), text).toBeNull();
});

test('CHK-04 the leap day of a leap year is accepted', () => {
  expect(parseBirthDate('02/29/2024', today)).toBe('2024-02-29');
});

test('CHK-04 what is no date is refused', () => {
  for (const text of ['', '   ', 'yesterday', '1990', '4/12/90', '04/12', '4121990'])
    expect(parseBirthDate(text, today), text).toBeNull();
});

test('CHK-04 today is accepted, tomorrow and the nineteenth century are not', () => {
  expect(parseBirthDate('11/21/2026', today)).toBe('2026-11-21');
  expect(parseBirthDate('11/22/2026', today)).toBeNull();
  expect(parseBirthDate('12/31/1899', today)).toBeNull();
});

test('a stored date is shown as the form asks for it', () => {
  expect(formatBirthDate('1990-04-12')).toBe('04 / 12 / 1990');
});
