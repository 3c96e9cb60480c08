import { expect, test } from 'vitest';
import { toParts } from './paragraphs.ts';

test('an empty line begins a new paragraph, a single break does not', () => {
  expect(toParts('one\nstill one\n\n \ntwo\r\n\r\nthree')).toEqual(
    ['one still one', 'two', 'three'].map((text) => ({ kind: 'paragraph', text })),
  );
});

test('lines that begin with a hyphen are a list', () => {
  expect(toParts('We keep:\n- names\n- orders\n\nAnd nothing-else - ever.')).toEqual([
    { kind: 'paragraph', text: 'We keep:' },
    { kind: 'list', items: ['names', 'orders'] },
    { kind: 'paragraph', text: 'And nothing-else - ever.' },
  ]);
});

test.each(['', ' \n\n ', '\r\n'])('%j has no parts', (text) => {
  expect(toParts(text)).toEqual([]);
});
