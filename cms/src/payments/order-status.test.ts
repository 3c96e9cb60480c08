import { expect, test } from 'vitest';
import { nextOrderStatuses, orderStatuses, orderStatusLabel, requireMove } from './order-status.ts';

test('an order goes from pending over paid and fulfilling to completed', () => {
  expect(() => requireMove('pending', 'paid')).not.toThrow();
  expect(() => requireMove('paid', 'fulfilling')).not.toThrow();
  expect(() => requireMove('fulfilling', 'completed')).not.toThrow();
});

test('every step that is not in the table is refused with a sentence that names the possible ones', () => {
  for (const from of orderStatuses) {
    for (const to of orderStatuses) {
      if (from === to || nextOrderStatuses(from).includes(to)) expect(() => requireMove(from, to)).not.toThrow();
      else expect(() => requireMove(from, to)).toThrow(orderStatusLabel(from));
    }
  }
  expect(() => requireMove('paid', 'completed')).toThrow('An order that is "Paid, to be packed" can only become "Being fulfilled"');
});

test('nothing leads back to pending, and nothing leaves refunded', () => {
  expect(orderStatuses.filter((from) => nextOrderStatuses(from).includes('pending'))).toEqual([]);
  expect(nextOrderStatuses('refunded')).toEqual([]);
  expect(() => requireMove('refunded', 'paid')).toThrow('stays so');
});
