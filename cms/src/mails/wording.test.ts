import { expect, test } from 'vitest';
import { paragraphsOf, subjectOf, unlinked } from './wording.ts';

test('SEC-10 a subject is one line, whatever was typed', () => {
  const subject = 'A guide:\r\nBcc: x@evil.example\u0000 {guide} ';
  expect(subjectOf(subject, { guide: 'Gut\nHealth' })).toBe(
    'A guide: Bcc: x@evil.example Gut Health',
  );
});

test('an empty line begins a new paragraph', () => {
  expect(paragraphsOf('Hi {name}.\n \nSecond,\nstill second.', { name: 'Hannah' })).toEqual([
    'Hi Hannah.',
    'Second,\nstill second.',
  ]);
});

test.each([
  ['https://evil.example/a', 'https evil. example a'],
  ['www.evil.example', 'www. evil. example'],
  ['evil\u3002com', 'evil. com'],
  ['me@evil.example', 'me evil. example'],
  ['<b>x</b>', 'b x b'],
  ['St. Paul', 'St. Paul'],
  ["O'Neil-García Jr.", "O'Neil-García Jr."],
])('SEC-09 %s is printed as %s', (typed, printed) => {
  expect(unlinked(typed)).toBe(printed);
});
