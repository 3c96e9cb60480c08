import { expect, test } from 'vitest';
import { createOrderNumber } from './order-number.ts';

test('PAY-21 order numbers are eight characters without look-alikes, and do not repeat', () => {
  const numbers = Array.from({ length: 2_000 }, createOrderNumber);
  for (const number of numbers) expect(number).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{8}$/);
  expect(new Set(numbers).size).toBe(numbers.length);
});
