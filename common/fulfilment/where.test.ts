import { expect, test } from 'vitest';
import { ageOn, ageWord, agesOf } from './ages.ts';
import { choiceRefusal, kitRefusal, visitRefusal } from './where.ts';

const kit = (name: string, ...notIn: string[]) => ({
  handle: name,
  name,
  sample: null,
  labDays: null,
  ageFrom: null,
  ageTo: null,
  notIn,
});

test('ORD-15 a kit is refused where its laboratory may not be used, in words that name both', () => {
  expect(kitRefusal(kit('GI-MAP', 'NY'), 'NY')).toMatch(/^GI-MAP is not available in New York\./);
  expect(kitRefusal(kit('GI-MAP', 'NY'), 'NJ')).toBeNull();
  expect(kitRefusal({ name: 'Of before' }, 'NY')).toBeNull();
});

test('ORD-15 a choice is refused only where none of its kits can be sent', () => {
  expect(choiceRefusal([kit('A', 'NY'), kit('B')], 'NY')).toBeNull();
  expect(choiceRefusal([kit('A', 'NY'), kit('B', 'NY')], 'NY')).toMatch(/^A is not/);
  expect(choiceRefusal([], 'NY')).toBeNull();
});

test('ORD-15 visits: everywhere while no state is named, else only there', () => {
  expect(visitRefusal([], 'TX')).toBeNull();
  expect(visitRefusal(['ID', 'TX'], 'TX')).toBeNull();
  expect(visitRefusal(['ID'], 'TX')).toMatch(/in Texas/);
  expect(visitRefusal(['ID'], 'XX')).toMatch(/in XX/);
});

test('ORD-12 an age is full years on the day', () => {
  expect(ageOn('2008-11-23', '2026-11-22')).toBe(17);
  expect(ageOn('2008-11-23', '2026-11-23')).toBe(18);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

test('ORD-12 a kit for another age is a friendly word, at both bounds', () => {
  const child = { name: 'Child Gut', ageFrom: 3, ageTo: 19 };
  expect([2, 3, 18, 19].map((age) => ageWord(child, age) === null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(ageWord(child, 40)).toMatch(/^Child Gut is made for ages 3 to 18\. You can order it/);
  expect(ageWord({ name: 'Any', ageFrom: null, ageTo: null }, 0)).toBeNull();
  expect(agesOf({ ageFrom: 18, ageTo: null })).toBe('ages 18 and up');
  expect(agesOf({ ageFrom: 0, ageTo: 3 })).toBe('children below 3');
});
