import { expect, test } from 'vitest';
import { fillIn, greetingName } from './greeting.ts';

test.each([
  'https://evil.example',
  'evil.com',
  'www.evil.com',
  'a@b.co',
  'call 555',
  '<b>x</b>',
  '…',
  'x'.repeat(41),
])('SEC-09 nobody is greeted as %s', (name) => {
  expect(greetingName(name)).toBe('friend');
});

test.each([
  ['Hannah', 'Hannah'],
  ['Mary  Ann', 'Mary Ann'],
  ['J. R.', 'J R'],
  ["D'Arcy", "D'Arcy"],
  ['Zoë', 'Zoë'],
  ['明', '明'],
  ['Anne-Marie', 'Anne-Marie'],
])('%s is greeted as %s', (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});

test('words are filled in once: a name cannot bring further ones', () => {
  expect(fillIn('{name}, here is {guide} {odd}', { name: '{guide}', guide: 'a guide' })).toBe(
    '{guide}, here is a guide {odd}',
  );
});
