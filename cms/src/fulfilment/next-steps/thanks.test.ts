import { expect, test } from 'vitest';
import { thanks } from './thanks.ts';

const hannah = { firstName: 'Hannah', kitCount: 0, toDo: null };

test('ORD-10 the large line greets by name and says what was bought', () => {
  expect(thanks({ ...hannah, bought: ['kit'], kitCount: 2 })).toBe(
    'Thank you, Hannah. Two kits are yours.',
  );
  expect(thanks({ ...hannah, bought: ['kit', 'goods'], kitCount: 1 })).toBe(
    'Thank you, Hannah. We have your order.',
  );
  expect(thanks({ ...hannah, firstName: '', bought: [] })).toBe('Thank you. We have your order.');
});

test('ORD-08 ORD-14 what waits for the buyer comes first', () => {
  expect(thanks({ ...hannah, bought: ['consultation'], toDo: 'time' })).toBe(
    'Thank you, Hannah. Now choose your time.',
  );
  expect(thanks({ ...hannah, bought: ['consultation'] })).toBe(
    'Thank you, Hannah. Next, we find your time.',
  );
  expect(thanks({ ...hannah, bought: ['package'], toDo: 'kit' })).toBe(
    'Thank you, Hannah. Now choose your kit.',
  );
});

test('ORD-10 who joins a program is welcomed to it, also while its kit is still to be chosen', () => {
  expect(thanks({ ...hannah, bought: ['program'], toDo: 'kit' })).toBe(
    'Welcome to the program, Hannah.',
  );
  expect(thanks({ ...hannah, firstName: '', bought: ['program'] })).toBe('Welcome to the program.');
});
