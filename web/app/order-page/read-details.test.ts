import { expect, test } from 'vitest';
import { readDetails, textsOf } from './read-details.ts';

test('ORD-13 the form is told as it was typed, each kit by itself', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['press', 'a-press'],
    ['address', '1 Orchard Lane'],
    ['city', 'Boise'],
    ['state', 'ID'],
    ['zipCode', '83702'],
    ['kits.one.kit', 'child-gut'],
    ['kits.one.usedBy', 'other'],
    ['kits.one.firstName', 'Micah'],
    ['kits.one.dateOfBirth', '2019-04-01'],
    ['kits.one.isGuardian', 'on'],
    ['kits.two.usedBy', 'buyer'],
  ] as const)
    form.append(name, value);
  form.append('file', new Blob(['x']));
  expect(readDetails(textsOf(form))).toEqual({
    press: 'a-press',
    address: '1 Orchard Lane',
    city: 'Boise',
    state: 'ID',
    zipCode: '83702',
    kits: [
      {
        id: 'one',
        kit: 'child-gut',
        usedBy: 'other',
        firstName: 'Micah',
        dateOfBirth: '2019-04-01',
        isGuardian: true,
        isAgeRight: false,
      },
      {
        id: 'two',
        kit: '',
        usedBy: 'buyer',
        firstName: '',
        dateOfBirth: '',
        isGuardian: false,
        isAgeRight: false,
      },
    ],
  });
});

test('ORD-13 a form with nothing in it tells nothing', () => {
  expect(readDetails({})).toEqual({
    press: '',
    address: '',
    city: '',
    state: '',
    zipCode: '',
    kits: [],
  });
});
