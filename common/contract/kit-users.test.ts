import { expect, test } from 'vitest';
import { kitUserWords } from './kit-user-words.ts';
import { kitUser, kitUsers } from './kit-users.ts';

const line = { line: 'child-gut', unit: 0 };
const micah = { ...line, usedBy: 'other', firstName: ' Micah ', dateOfBirth: '2018-09-30' };
const faults = (value: unknown) =>
  kitUser.safeParse(value).error?.issues.map(({ path, message }) => [path[0], message]);

test('ORD-12 a kit for the buyer, for another grown-up, for a child with who answers for it, and one that is told of later', () => {
  for (const value of [
    line,
    { ...line, kit: 'gi-map' },
    { ...line, usedBy: 'buyer' },
    { ...micah, dateOfBirth: '1950-01-01' },
    { ...micah, isGuardian: true },
  ])
    expect(faults(value)).toBeUndefined();
  expect(kitUser.parse({ ...micah, isGuardian: true }).firstName).toBe('Micah');
});

test('ORD-12 of somebody else a name and a day of birth are needed, of a child the tick', () => {
  expect(faults({ ...line, usedBy: 'other' })).toEqual([['firstName', kitUserWords.firstName]]);
  expect(faults({ ...micah, firstName: '  ' })?.[0]).toEqual(['firstName', kitUserWords.firstName]);
  expect(faults({ ...micah, dateOfBirth: undefined })).toEqual([
    ['dateOfBirth', kitUserWords.dateOfBirth],
  ]);
  expect(faults(micah)).toEqual([['isGuardian', kitUserWords.isGuardian]]);
  expect(faults({ ...micah, isGuardian: false })).toEqual([
    ['isGuardian', kitUserWords.isGuardian],
  ]);
});

test('ORD-12 forged values are refused: no day, a day to come, another word, a number that is none, too long', () => {
  for (const forged of [
    { ...micah, dateOfBirth: '09/30/2018' },
    { ...micah, dateOfBirth: '2018-02-30' },
    { ...micah, dateOfBirth: '2999-01-01' },
    { ...micah, dateOfBirth: '1066-10-14' },
    { ...line, usedBy: 'nobody' },
    { ...line, unit: -1 },
    { ...line, unit: 1.5 },
    { ...line, unit: 1_000 },
    { ...micah, firstName: 'x'.repeat(201) },
    { ...micah, firstName: 'a\nb' },
    { line: '', unit: 0 },
  ])
    expect(faults(forged), JSON.stringify(forged)).toBeDefined();
});

test('ORD-12 a kit is named once', () => {
  expect(kitUsers.safeParse([line, { ...line, unit: 1 }]).success).toBe(true);
  expect(kitUsers.safeParse([line, line]).success).toBe(false);
});
