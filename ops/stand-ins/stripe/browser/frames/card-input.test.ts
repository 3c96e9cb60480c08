import { expect, test } from 'vitest';
import {
  brandOf,
  checkCard,
  formatCvc,
  formatExpiry,
  formatNumber,
  readExpiry,
} from './card-input.ts';

const today = new Date(2026, 10, 20);
const good = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123' };

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242 4', '4242 4'],
  ['42424242424242429', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['4242-abcd-42', '4242 42'],
  ['', ''],
])('number %j is written %j', (typed, shown) => expect(formatNumber(typed)).toBe(shown));

test.each([
  ['1', '1'],
  ['2', '02 / '],
  ['12', '12 / '],
  ['13', '01 / 3'],
  ['1/', '01 / '],
  ['1230', '12 / 30'],
  ['12/2030', '12 / 30'],
  ['12 / 30', '12 / 30'],
  ['122030', '12 / 30'],
])('date %j is written %j', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

test('erasing the slash does not bring it back', () =>
  expect(formatExpiry('12 /', true)).toBe('12'));

test('the security code of American Express has four digits', () => {
  expect(formatCvc('12345', '3782')).toBe('1234');
  expect(formatCvc('12345', '4242')).toBe('123');
  expect(brandOf('3782').name).toBe('American Express');
});

test('a card in its last month is good', () => {
  expect(checkCard(good, today)).toEqual({ number: null, expiry: null, cvc: null });
  expect(readExpiry(good.expiry)).toEqual({ month: 11, year: 2026 });
});

test.each([
  ['number', '', 'Your card number is incomplete.'],
  ['number', '4242 4242 4242 424', 'Your card number is incomplete.'],
  ['number', '4242 4242 4242 4241', 'Your card number is invalid.'],
  ['expiry', '11 / 2', "Your card's expiration date is incomplete."],
  ['expiry', '10 / 26', "Your card's expiration date is in the past."],
  ['expiry', '00 / 30', "Your card's expiration date is invalid."],
  ['cvc', '12', "Your card's security code is incomplete."],
] as const)('%s %j: %s', (field, value, message) => {
  expect(checkCard({ ...good, [field]: value }, today)[field]?.message).toBe(message);
});
