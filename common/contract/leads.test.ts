import { expect, test } from 'vitest';
import { check } from './check.ts';
import { message, visitor, wrongMessages } from './fixtures.ts';
import {
  concerns,
  contactRequest,
  downloadRequest,
  fieldsOf,
  interests,
  signupRequest,
} from './leads.ts';

test('CONT-02 CONT-03 eight concerns and six interests can be chosen', () => {
  expect([concerns.length, interests.length]).toEqual([8, 6]);
});

test('FREE-05 the words of an empty and of a malformed form', () => {
  expect(
    check(downloadRequest, { firstName: '', lastName: '  ', email: '', freebieName: '' }).errors,
  ).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    freebieName: 'Freebie name is required',
  });
  expect(check(downloadRequest, { ...visitor, email: 'hannah@', freebieName: 'x' }).errors).toEqual(
    { email: 'Please enter a valid email address' },
  );
});

test('CONT-01 CONT-04 a message needs five fields, in the order of the page', () => {
  const empty = Object.fromEntries(fieldsOf(contactRequest).map((name) => [name, '']));
  expect(Object.keys(check(contactRequest, empty).errors ?? {})).toEqual([
    'firstName',
    'lastName',
    'email',
    'concern',
    'interest',
  ]);
  expect(check(contactRequest, message).errors).toBeNull();
  expect(fieldsOf(contactRequest)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'concern',
    'interest',
    'message',
  ]);
});

test.each(wrongMessages)('HOUSE-04 %s of a message as %j is told as %j', (field, value, words) => {
  expect(check(contactRequest, { ...message, [field]: value }).errors).toEqual({ [field]: words });
});

test('SEC-06 what no database can hold is refused', () => {
  expect(
    Object.keys(check(contactRequest, { ...message, message: 'a\0b', website: '\0' }).errors ?? {}),
  ).toEqual(['message', 'website']);
});

test('WS-01 a sign-up needs three fields; what surrounds them is cut off', () => {
  expect(
    check(signupRequest, {
      firstName: ' Hannah ',
      lastName: 'Whitfield',
      email: ' hannah@visitor.example ',
    }).value,
  ).toEqual(visitor);
  expect(Object.keys(check(signupRequest, {}).errors ?? {})).toEqual([
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
  expect(check(signupRequest, { ...visitor, email }).errors).toEqual({
    email: 'Please enter a valid email address',
  });
});

test.each([
  ['a line break', 'Ann\nBcc: x'],
  ['a file in its place', new File([], 'x')],
  ['a list', ['Ann']],
  ['too much', 'x'.repeat(201)],
])('SEC-06 %s is no first name', (_, firstName) => {
  expect(Object.keys(check(signupRequest, { ...visitor, firstName }).errors ?? {})).toEqual([
    'firstName',
  ]);
});
