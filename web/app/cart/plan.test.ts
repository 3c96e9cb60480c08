import { expect, test } from 'vitest';
import { toCatalogue, toProducts } from '../content/product.ts';
import { products } from '../../tests/support/sample-content.ts';
import type { CartLine } from './cart.ts';
import { laterDays, planCents, planOf, shortDay } from './plan.ts';

const catalogue = toCatalogue(toProducts(products));
const programme: CartLine = { id: 'family-wellness-program', name: 'Family Wellness Program', cents: 63_700, quantity: 1, isSubscription: true };
const kit: CartLine = { id: 'gi-map', name: 'GI-MAP', cents: 47_700, quantity: 2, isSubscription: false };
const today = new Date('2026-11-20T17:00:00Z');

test('CHK-31 a programme is $637 today and three times more: $2,548 for each person', () => {
  const plan = planOf([kit, programme], catalogue, today);
  expect(plan).toMatchObject({ name: 'Family Wellness Program', persons: 1, firstCents: 63_700, laterCents: 63_700 });
  expect(plan?.dates.map(shortDay)).toEqual(['Nov 20', 'Dec 20', 'Jan 20', 'Feb 20']);
  expect(plan && laterDays(plan)).toBe('December 20, January 20, and February 20');
  expect(plan && planCents(plan)).toBe(254_800);
});

test('the quantity is the number of persons', () => {
  const plan = planOf([{ ...programme, quantity: 3 }], catalogue, today);
  expect(plan).toMatchObject({ persons: 3, firstCents: 191_100, laterCents: 191_100 });
  expect(plan && planCents(plan)).toBe(764_400);
});

test('a coupon takes off the payments that it is for', () => {
  const lines = [{ ...programme, quantity: 3 }];
  expect(planOf(lines, catalogue, today, { firstCents: 38_220, laterCents: 38_220 })).toMatchObject({ firstCents: 152_880, laterCents: 152_880 });
  expect(planOf(lines, catalogue, today, { firstCents: 19_110, laterCents: 0 })).toMatchObject({ firstCents: 171_990, laterCents: 191_100 });
});

test('a plan of the last day of January charges at the end of February, and the day counts in UTC', () => {
  const plan = planOf([programme], catalogue, new Date('2027-01-31T23:59:00Z'));
  expect(plan?.dates.map(shortDay)).toEqual(['Jan 31', 'Feb 28', 'Mar 28', 'Apr 28']);
});

test('a cart without a programme has no plan, nor has a programme that is no longer sold', () => {
  expect(planOf([kit], catalogue, today)).toBeNull();
  expect(planOf([{ ...programme, id: 'retired' }], catalogue, today)).toBeNull();
});
