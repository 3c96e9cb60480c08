import { expect, test } from 'vitest';
import { isPrice } from './price.ts';

test.each([0.5, 38.5, 477, 0.57, 1137, 99_999, 4.35])('%d is a price', (value) => {
  expect(isPrice(value)).toBe(true);
});

test.each([
  0,
  -1,
  0.49,
  1.005,
  477.001,
  100_000,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '477',
  null,
  undefined,
])('PAY-04 %s is no price', (value) => {
  expect(isPrice(value)).toEqual(expect.any(String));
});
