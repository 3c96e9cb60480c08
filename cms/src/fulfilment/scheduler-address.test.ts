import { expect, test } from 'vitest';
import { schedulerAddress } from './scheduler-address.ts';

const buyer = { firstName: 'Hannah', lastName: 'Whit & Field', email: 'h+1@buyer.example' };
const visit = { label: 'First visit' };

test("ORD-08 'Choose your time' opens the practice's scheduler with what it asks for", () => {
  expect(
    schedulerAddress('https://book.example/?n={name}&e={email}&v={visit}&x={other}', buyer, visit),
  ).toBe(
    'https://book.example/?n=Hannah%20Whit%20%26%20Field&e=h%2B1%40buyer.example&v=First%20visit&x={other}',
  );
  expect(schedulerAddress(' https://book.example ', buyer, visit)).toBe('https://book.example');
});

test.each(['', '  ', 'javascript:alert(1)', 'no address', '{name}'])(
  'ORD-08 without a scheduler, or with %j, the practice writes',
  (setting) => {
    expect(schedulerAddress(setting, buyer, visit)).toBeNull();
  },
);

test('ORD-08 an order without visits has nothing to choose', () => {
  expect(schedulerAddress('https://book.example', buyer, undefined)).toBeNull();
});
