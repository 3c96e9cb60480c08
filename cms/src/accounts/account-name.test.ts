import { expect, test } from 'vitest';
import { readAccountName } from './account-name.ts';

test('SEC-13 a name is stored as it is looked up: without spaces around it, in small letters', () => {
  expect(readAccountName('  Hannah ')).toBe('hannah');
  expect(readAccountName('hannah.berg@practice.example')).toBe('hannah.berg@practice.example');
  expect(readAccountName('JÖRG')).toBe('jörg');
  expect(readAccountName('jo\u0308rg')).toBe('jörg');
  expect(readAccountName('佐藤')).toBe('佐藤');
});

test.each([
  '',
  '   ',
  'x',
  'x'.repeat(61),
  'x'.repeat(100_000),
  '-rf',
  '--reset',
  'two words',
  'a\nb',
  'a\0b',
  '<script>',
  "o'hara; drop table users",
  '\u202Eevil',
  '😀😀',
  '../etc',
])('SEC-13 %j is no name', (typed) => {
  expect(() => readAccountName(typed)).toThrow(/^A name/);
});
