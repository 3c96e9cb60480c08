import { expect, test } from 'vitest';
import {
  isFromStripe,
  nextOrderStatuses,
  orderStatuses,
  orderStatusLabel,
  requireMove,
  requireMoveByHand,
} from './order-status.ts';

test('an order goes from pending over paid and fulfilling to completed', () => {
  expect(() => requireMove('pending', 'paid')).not.toThrow();
  expect(() => requireMove('paid', 'fulfilling')).not.toThrow();
  expect(() => requireMove('fulfilling', 'completed')).not.toThrow();
});

test('every step that is not in the table is refused with a sentence that names the possible ones', () => {
  for (const from of orderStatuses) {
    for (const to of orderStatuses) {
      if (from === to || nextOrderStatuses(from).includes(to))
        expect(() => requireMove(from, to)).not.toThrow();
      else expect(() => requireMove(from, to)).toThrow(orderStatusLabel(from));
    }
  }
  expect(() => requireMove('paid', 'completed')).toThrow(
    'An order that is "Paid, to be packed" can only become "Being fulfilled"',
  );
});

test('nothing leads back to pending, and nothing leaves refunded', () => {
  expect(orderStatuses.filter((from) => nextOrderStatuses(from).includes('pending'))).toEqual([]);
  expect(nextOrderStatuses('refunded')).toEqual([]);
  expect(() => requireMove('refunded', 'paid')).toThrow('stays so');
});

test('PAY-18 whatever Stripe says next, there is a step for it, and one back to the work when it is over', () => {
  const work = ['paid', 'fulfilling', 'completed', 'needs-review'] as const;
  const money = orderStatuses.filter(isFromStripe);
  for (const to of money)
    for (const from of [...work, ...money.filter((status) => status !== 'refunded')])
      expect(() => requireMove(from, to)).not.toThrow();
  for (const from of money.filter((status) => status !== 'refunded'))
    for (const to of work) expect(() => requireMove(from, to)).not.toThrow();
});

test('a person cannot say that money went back, or that a payment failed', () => {
  for (const to of orderStatuses.filter(isFromStripe))
    expect(() => requireMoveByHand('paid', to)).toThrow('by itself');
  expect(() => requireMoveByHand('partially-refunded', 'paid')).toThrow('Load it again');
  expect(() => requireMoveByHand('disputed', 'disputed')).not.toThrow();
  expect(() => requireMoveByHand('partially-refunded', 'fulfilling')).not.toThrow();
});
