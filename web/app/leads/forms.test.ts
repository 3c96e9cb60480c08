import { concerns, interests } from 'common/contract/leads';
import { expect, test } from 'vitest';
import { CONCERNS, INTERESTS } from './choices.ts';
import { contactForm } from './contact-form.ts';
import { textsOf } from './form.ts';
import { freebieForm } from './freebie-form.ts';
import { refusedFields } from './refused-fields.ts';
import { workshopForm } from './workshop-form.ts';

const visitor = { firstName: 'Hannah', lastName: 'Whitfield', email: 'hannah@visitor.example' };
const message = { ...visitor, concern: 'skin', interest: 'family-program' };

test('CONT-02 CONT-03 the lists of the page are those of the CMS', () => {
  expect([CONCERNS, INTERESTS]).toEqual([concerns, interests]);
  expect([CONCERNS.length, INTERESTS.length]).toEqual([8, 6]);
});

test('FREE-05 the words of an empty and of a malformed form', () => {
  expect(
    freebieForm.check({ firstName: '', lastName: '  ', email: '', freebieName: '' }).errors,
  ).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    freebieName: 'Freebie name is required',
  });
  expect(freebieForm.check({ ...visitor, email: 'hannah@', freebieName: 'x' }).errors).toEqual({
    email: 'Please enter a valid email address',
  });
});

test('CONT-01 CONT-04 a message needs five fields, in the order of the page', () => {
  expect(
    Object.keys(
      contactForm.check({
        firstName: '',
        lastName: '',
        email: '',
        phone: '',
        concern: '',
        interest: '',
        message: '',
      }).errors ?? {},
    ),
  ).toEqual(['firstName', 'lastName', 'email', 'concern', 'interest']);
  expect(contactForm.check(message).errors).toBeNull();
  expect(contactForm.fields).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'concern',
    'interest',
    'message',
  ]);
});

test('SEC-06 what no database can hold is refused here', () => {
  expect(
    Object.keys(contactForm.check({ ...message, message: 'a\0b', website: '\0' }).errors ?? {}),
  ).toEqual(['message', 'website']);
});

test('WS-01 a sign-up needs three fields; what surrounds them is cut off', () => {
  expect(
    workshopForm.check({
      firstName: ' Hannah ',
      lastName: 'Whitfield',
      email: ' hannah@visitor.example ',
    }).value,
  ).toEqual(visitor);
  expect(Object.keys(workshopForm.check({}).errors ?? {})).toEqual([
    'firstName',
    'lastName',
    'email',
  ]);
});

test.each([
  'a@b',
  'a b@c.example',
  'a@b.example, c@d.example',
  'a@b.example\nBcc: c@d.example',
  '"a"@b.example',
  'x'.repeat(250) + '@b.example',
])('SEC-10 %j is no e-mail address', (email) => {
  expect(workshopForm.check({ ...visitor, email }).errors).toEqual({
    email: 'Please enter a valid email address',
  });
});

test.each([
  ['a line break', 'Ann\nBcc: x'],
  ['a file in its place', new File([], 'x')],
  ['a list', ['Ann']],
  ['too much', 'x'.repeat(101)],
])('SEC-06 %s is no first name', (_, firstName) => {
  expect(Object.keys(workshopForm.check({ ...visitor, firstName }).errors ?? {})).toEqual([
    'firstName',
  ]);
});

test('files and unknown entries of a form count as nothing', () => {
  const form = new FormData();
  form.set('firstName', 'Ann');
  form.set('picture', new File(['x'], 'x.png'));
  expect(textsOf(form)).toEqual({ firstName: 'Ann' });
});

test('API-05 the messages of a refused call are read out of its error', () => {
  expect(
    refusedFields(
      new Error('400: {"success":false,"message":"x","fieldErrors":{"email":"Please","odd":7}}'),
    ),
  ).toEqual({ email: 'Please' });
  for (const error of [
    new Error('503: {"fieldErrors":{"email":"x"}}'),
    new Error('400: not json'),
    new Error('400: null'),
    new TypeError('Failed to fetch'),
    'x',
  ])
    expect(refusedFields(error)).toEqual({});
});
