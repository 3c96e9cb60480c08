import { expect, test } from 'vitest';
import { cartLine, catalogue } from '../../../tests/support/seed-cart.ts';
import { laterDays, planCents, planOf, shortDay } from './plan.ts';

const programme = cartLine('family-wellness-program');
const { cents, name } = programme;
const kit = cartLine('gi-map', 2);
const today = new Date('2026-11-20T17:00:00Z');

test('CHK-31 a programme is its price today and three times more', () => {
  const plan = planOf([kit, programme], catalogue, today);
  expect(plan).toMatchObject({ name, persons: 1, firstCents: cents, laterCents: cents });
  expect(plan?.dates.map(shortDay)).toEqual(['Nov 20', 'Dec 20', 'Jan 20', 'Feb 20']);
  expect(plan && laterDays(plan)).toBe('December 20, January 20, and February 20');
  expect(plan && planCents(plan)).toBe(4 * cents);
});

test('the quantity is the number of persons', () => {
  const plan = planOf([{ ...programme, quantity: 3 }], catalogue, today);
  expect(plan).toMatchObject({ persons: 3, firstCents: 3 * cents, laterCents: 3 * cents });
  expect(plan && planCents(plan)).toBe(12 * cents);
});

test('a coupon takes off the payments that it is for', () => {
  const lines = [{ ...programme, quantity: 3 }];
  expect(planOf(lines, catalogue, today, { firstCents: 700, laterCents: 600 })).toMatchObject({
    firstCents: 3 * cents - 700,
    laterCents: 3 * cents - 600,
  });
  expect(planOf(lines, catalogue, today, { firstCents: 500, laterCents: 0 })).toMatchObject({
    firstCents: 3 * cents - 500,
    laterCents: 3 * cents,
  });
});

test('a plan of the last day of January charges at the end of February, and the day counts in UTC', () => {
  const plan = planOf([programme], catalogue, new Date('2027-01-31T23:59:00Z'));
  expect(plan?.dates.map(shortDay)).toEqual(['Jan 31', 'Feb 28', 'Mar 28', 'Apr 28']);
});

test('a cart without a programme has no plan, nor has a programme that is no longer sold', () => {
  expect(planOf([kit], catalogue, today)).toBeNull();
  expect(planOf([{ ...programme, id: 'retired' }], catalogue, today)).toBeNull();
});
