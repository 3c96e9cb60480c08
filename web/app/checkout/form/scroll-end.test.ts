import { expect, test } from 'vitest';
import { isAtEnd } from './scroll-end.ts';

const box = (scrollTop: number) => ({ scrollTop, clientHeight: 216, scrollHeight: 1000 });

test('CHK-08 eleven pixels from the bottom the terms are not read', () => {
  expect(isAtEnd(box(1000 - 216 - 11))).toBe(false);
});

test('CHK-08 ten pixels from the bottom they are, also on screens that scroll by fractions', () => {
  expect(isAtEnd(box(1000 - 216 - 10))).toBe(true);
  expect(isAtEnd(box(1000 - 216 - 10.4))).toBe(true);
  expect(isAtEnd(box(1000 - 216))).toBe(true);
});

test('CHK-09 a text that does not overflow is read at once', () => {
  expect(isAtEnd({ scrollTop: 0, clientHeight: 216, scrollHeight: 216 })).toBe(true);
});
