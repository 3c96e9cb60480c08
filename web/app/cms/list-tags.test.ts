import { expect, test } from 'vitest';
import { readContentState, stampOf } from './list-tags.ts';

const lists = { since: 'first', changed: { products: 'second', 'globals/home': 'third' } };
const stamp = { name: '7', isSure: true, lists };

test.each([
  ['products?depth=1&select[name]=true', 'second'],
  ['globals/home?depth=1', 'third'],
  ['posts?depth=1', 'first'],
  ['globals/home-page?depth=1', 'first'],
])('FAST-08 the state of %s is the tag %s', (path, name) => {
  expect(stampOf(path, stamp)).toEqual({ name, isSure: true });
});

test('FAST-08 where the CMS does not count by lists each of them has the state of the whole content', () => {
  expect(stampOf('products?depth=1', { name: '7', isSure: false })).toEqual({
    name: '7',
    isSure: false,
  });
});

test.each([
  ['by lists', { version: 7, ...lists }, { version: 7, lists }],
  ['of an older CMS', { version: 7 }, { version: 7 }],
  ['half counted', { version: 7, changed: {} }, { version: 7 }],
  ['with other tags', { version: 7, since: 'a', changed: { products: 3 } }, { version: 7 }],
  ['without a version', { since: 'a', changed: {} }, null],
  ['none', null, null],
])('FAST-08 an answer about the content, %s, is read as it can be', (_what, answer, state) => {
  expect(readContentState(answer)).toEqual(state);
});
