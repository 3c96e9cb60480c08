import { expect, test } from 'vitest';
import type { WorkRow } from '../fulfilment/work-rows.ts';
import { kitFaults } from './kit-faults.ts';

const id = '0b0f6a0e-58b4-4c6e-9d0e-0d6f3a6f4b11';
const now = new Date('2026-11-23T12:00:00Z');
const zone = 'America/Denver';
const option = (handle: string, ageFrom: number | null, ageTo: number | null) => ({
  handle,
  name: handle,
  sample: 'stool',
  labDays: 14,
  ageFrom,
  ageTo,
});
const row = {
  id,
  ageFrom: null,
  ageTo: null,
  options: [option('adult', 18, null), option('child', 3, 18), option('baby', null, 3)],
} as WorkRow;
const blank = {
  id,
  kit: '',
  usedBy: 'other' as const,
  firstName: 'Micah',
  dateOfBirth: '2019-04-01',
  isGuardian: true,
  isAgeRight: false,
};
const faults = (typed: object) => {
  const found = kitFaults([row], [{ ...blank, ...typed }], now, zone);
  return Object.keys(found).map((name) => name.replace(`kits.${id}.`, ''));
};

test('ORD-13 who uses a kit is asked for name and birth date, and for a child for the guardian', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ usedBy: 'buyer', firstName: '', dateOfBirth: '' })).toEqual([]);
  expect(faults({ firstName: '', dateOfBirth: '' })).toEqual(['firstName', 'dateOfBirth']);
  expect(faults({ isGuardian: false })).toEqual(['isGuardian']);
  expect(faults({ dateOfBirth: '1988-02-29', isGuardian: false })).toEqual([]);
});

test('ORD-14 only a kit of the package can be chosen', () => {
  expect(faults({ kit: 'child' })).toEqual([]);
  expect(faults({ kit: 'dutch' })).toEqual(['kit']);
});

test('ORD-12 an age that does not fit the kit asks once, and is no wall', () => {
  expect(faults({ kit: 'baby' })).toEqual(['isAgeRight']);
  expect(faults({ kit: 'baby', isAgeRight: true })).toEqual([]);
  expect(
    kitFaults([row], [{ ...blank, kit: 'adult' }], now, zone)[`kits.${id}.isAgeRight`],
  ).toContain('is made for ages 18 and up');
});

test('DESK-10 ORD-13 who is eighteen tomorrow by the clocks of the practice is a child until its midnight', () => {
  const typed = { ...blank, dateOfBirth: '2008-11-24', isGuardian: false };
  const faultsAt = (moment: string) =>
    Object.keys(kitFaults([row], [typed], new Date(moment), zone)).length;
  expect(faultsAt('2026-11-24T06:59:00Z')).toBe(1);
  expect(faultsAt('2026-11-24T07:00:00Z')).toBe(0);
});
