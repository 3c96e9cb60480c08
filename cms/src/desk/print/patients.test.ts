import { expect, test } from 'vitest';
import { datesIn } from '../../clock/dates.ts';
import { patientsOf } from './patients.ts';

const order = {
  id: '1',
  number: 'NMFA6DUN',
  firstName: 'Hannah',
  lastName: 'Whitfield',
  dateOfBirth: '1988-03-08',
  address: '1418 Alder Street',
  city: 'Boise',
  state: 'ID',
  zipCode: '83702',
  phone: '208-555-0142',
  createdAt: '2026-10-26T18:00:00Z',
  lines: [
    { productId: 'gi-map', name: 'GI-MAP', quantity: 1, unitCents: 47_700 },
    { productId: 'complete-package', name: 'Package', quantity: 1, unitCents: 87_700 },
  ],
};
const kit = {
  id: 'a',
  line: 'gi-map',
  product: 'gi-map',
  kind: 'kit',
  name: 'GI-MAP',
  sample: 'Stool',
  step: 'done',
  usedBy: 'buyer',
};
const child = {
  ...kit,
  id: 'b',
  line: 'complete-package',
  product: 'child-gut',
  name: 'Child Gut',
  usedBy: 'other',
  personName: 'Ben',
  personBirthDate: '2019-05-02',
};
const visit = {
  id: 'v',
  line: 'complete-package',
  label: 'Visit 1',
  state: 'done',
  at: '2026-10-29T18:00:00Z',
};

const told = (pieces: object[], visits: object[] = []) =>
  patientsOf({ order, pieces, visits } as never, datesIn('America/Denver'));

test('ORD-07 the patient of a superbill is who used the kit; the buyer has their own, with the visits', () => {
  const [buyer, other, ...more] = told([kit, child], [visit]);
  expect(more).toEqual([]);
  expect(buyer).toMatchObject({
    key: 'buyer',
    name: 'Hannah Whitfield',
    services: [
      { name: 'GI-MAP, stool test', date: 'Oct 26, 2026', charged: '$477.00' },
      { name: 'Visit 1', date: 'Oct 29, 2026', charged: '' },
    ],
  });
  expect(other).toMatchObject({
    name: 'Ben',
    services: [{ name: 'Child Gut, stool test', charged: '' }],
  });
  expect(other?.facts).toContainEqual({ label: 'Date of birth', value: 'May 2, 2019' });
  expect(JSON.stringify(other)).not.toContain('208-555');
});

test('ORD-07 what nobody used and visits that were not held stand on no superbill', () => {
  const unused = ['stopped', 'lost', 'rejected'].map((step) => ({ ...kit, step }));
  const unsaid = { ...kit, usedBy: null };
  expect(
    told(
      [...unused, unsaid],
      [
        { ...visit, state: 'booked' },
        { ...visit, state: 'cancelled' },
      ],
    ),
  ).toEqual([]);
});
