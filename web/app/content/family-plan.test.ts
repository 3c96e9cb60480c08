import { expect, test } from 'vitest';
import { familyPlan } from './family-plan.ts';

const discount = { percent: 20, from: 3 };

test.each([
  [0, { eachCents: 0, offCents: 0, allCents: 0 }],
  [1, { eachCents: 63_700, offCents: 0, allCents: 254_800 }],
  [2, { eachCents: 127_400, offCents: 0, allCents: 509_600 }],
  [3, { eachCents: 152_880, offCents: 38_220, allCents: 611_520 }],
  [5, { eachCents: 254_800, offCents: 63_700, allCents: 1_019_200 }],
])('FAM-01 a family of %i pays each time, saves and pays in all %j', (people, plan) => {
  expect(familyPlan({ cents: 63_700, people, payments: 4, discount })).toEqual(plan);
});

test('FAM-01 without a discount that counts nobody is promised one', () => {
  expect(familyPlan({ cents: 63_700, people: 4, payments: 4, discount: null }).offCents).toBe(0);
});
