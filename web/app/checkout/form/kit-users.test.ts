import { kitUserWords } from 'common/contract/kit-user-words';
import { expect, test } from 'vitest';
import { cartLine, catalogue } from '../../../tests/support/seed-cart.ts';
import { parseCheckoutForm } from './form.ts';
import { askedOf, kitNote, kitSlots, parseKits } from './kit-users.ts';

const today = new Date(2026, 10, 21);
const slotsOf = (...handles: [string, number?][]) =>
  kitSlots(
    handles.map(([handle, quantity]) => cartLine(handle, quantity)),
    catalogue,
  );
const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};
const of = (name: string, values: Record<string, string>) =>
  formOf(
    Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value])),
  );
const micah = { usedBy: 'other', firstName: ' Micah ', dateOfBirth: '9/30/2018' };

test('ORD-12 ORD-14 each kit of the cart is asked for: not goods, not visits, of a package with its choice', () => {
  const slots = slotsOf(['gi-map', 2], ['probiotic'], ['concierge-consult'], ['complete-package']);
  expect(slots.map(({ name, title, options }) => [name, title, options.length])).toEqual([
    ['kits.gi-map.0', 'GI-MAP, 1', 1],
    ['kits.gi-map.1', 'GI-MAP, 2', 1],
    ['kits.complete-package.0', 'Complete Gut Health Package', 4],
  ]);
});

test('ORD-12 the buyer is asked for first, except where the kit is for a child', () => {
  const first = (handle: string, unit = 0) => slotsOf([handle, 2])[unit]?.isLikelyBuyer;
  expect([first('gi-map'), first('gi-map', 1), first('child-gut'), first('baby-gut')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('ORD-12 a long form asks for the first kits, and leaves the others open', () => {
  const slots = kitSlots([cartLine('gi-map', 30)], catalogue);
  expect([slots.length, askedOf(slots).length]).toEqual([30, 12]);
  expect(parseKits(slots, new FormData(), today).kits).toHaveLength(30);
});

test('ORD-12 me, somebody else, and what is left open', () => {
  const [slot] = slotsOf(['child-gut']);
  if (!slot) throw new Error('no kit');
  const read = (values: Record<string, string>) => parseKits([slot], of(slot.name, values), today);
  const at = { line: 'child-gut', unit: 0 };
  expect(read({})).toEqual({ kits: [at], errors: {} });
  expect(read({ usedBy: 'buyer', firstName: 'left over' }).kits).toEqual([
    { ...at, usedBy: 'buyer' },
  ]);
  expect(read({ ...micah, isGuardian: 'on' })).toEqual({
    kits: [
      { ...at, usedBy: 'other', firstName: 'Micah', dateOfBirth: '2018-09-30', isGuardian: true },
    ],
    errors: {},
  });
  expect(read(micah).errors).toEqual({ 'kits.child-gut.0.isGuardian': kitUserWords.isGuardian });
  expect(read({ ...micah, dateOfBirth: '1/1/1990' }).errors).toEqual({});
  expect(read({ usedBy: 'other', dateOfBirth: '13/13/2018' }).errors).toEqual({
    'kits.child-gut.0.firstName': kitUserWords.firstName,
    'kits.child-gut.0.dateOfBirth': kitUserWords.dateOfBirth,
  });
});

test('ORD-14 a choice goes along with who uses it, and alone', () => {
  const slots = slotsOf(['complete-package']);
  const read = (values: Record<string, string>) =>
    parseKits(slots, of('kits.complete-package.0', values), today).kits;
  const at = { line: 'complete-package', unit: 0 };
  expect(read({ kit: 'gi-map' })).toEqual([{ ...at, kit: 'gi-map' }]);
  expect(read({ kit: 'gi-map', usedBy: 'buyer' })).toEqual([
    { ...at, kit: 'gi-map', usedBy: 'buyer' },
  ]);
  expect(read({ kit: '', usedBy: 'buyer' })).toEqual([{ ...at, usedBy: 'buyer' }]);
});

test('ORD-12 an age that does not fit is a friendly word, for the buyer, for somebody else, and for the chosen kit', () => {
  const [child] = slotsOf(['child-gut']);
  const [pack] = slotsOf(['complete-package']);
  if (!child || !pack) throw new Error('no kit');
  const asBuyer = formOf({ 'kits.child-gut.0.usedBy': 'buyer', dateOfBirth: '04 / 12 / 1990' });
  expect(kitNote(child, asBuyer, today).word).toMatch(/^Child Gut is made for ages 3 to 18\./);
  expect(kitNote(child, of(child.name, micah), today)).toEqual({
    usedBy: 'other',
    word: '',
    isChild: true,
  });
  expect(kitNote(pack, of(pack.name, micah), today).word).toBe('');
  expect(kitNote(pack, of(pack.name, { ...micah, kit: 'adult-gut' }), today).word).toMatch(
    /^Adult Gut is made for ages 18 and up\./,
  );
});

test('ORD-12 what is wrong with a kit stands beside what is wrong with the rest, and keeps both from being sent', () => {
  const { customer, errors } = parseCheckoutForm(
    of('kits.child-gut.0', { usedBy: 'other' }),
    '1',
    slotsOf(['child-gut']),
    () => today,
  );
  expect(customer).toBeNull();
  expect(errors).toMatchObject({
    firstName: 'First name is required',
    'kits.child-gut.0.firstName': kitUserWords.firstName,
  });
});
