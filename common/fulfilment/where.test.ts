import { expect, test } from 'vitest';
import { ageAt, ageOn, ageWord, agesOf } from './ages.ts';
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

test('DESK-10 ORD-12 an age is that of the day which the clocks of the practice show', () => {
  const at = (moment: string, zone: string) => ageAt('2008-11-23', new Date(moment), zone);
  expect(at('2026-11-23T04:59:00Z', 'America/New_York')).toBe(17);
  expect(at('2026-11-23T05:00:00Z', 'America/New_York')).toBe(18);
  expect(at('2026-11-23T07:59:00Z', 'America/Los_Angeles')).toBe(17);
  expect(at('2026-11-23T08:00:00Z', 'America/Los_Angeles')).toBe(18);
});

test.each([
  ['2019-11-23', 7],
  ['2026-11-23', 0],
  ['2026-11-24', null],
  ['2019-02-30', null],
  ['1899-01-01', null],
  ['04 / 01 / 2019', null],
  ['', null],
])('ORD-12 the age of who was born on %j: %j', (born, age) => {
  expect(ageAt(born, new Date('2026-11-24T02:00:00Z'), 'America/New_York')).toBe(age);
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
