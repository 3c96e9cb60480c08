import { wrongCustomers } from 'common/contract/fixtures';
import { expect, test } from 'vitest';
import { firstError, knownFieldErrors, parseCheckoutForm } from './form.ts';

const today = () => new Date(2026, 10, 21);
const filled = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  email: 'hannah@example.com',
  phone: '(555) 014-2290',
  dateOfBirth: '04 / 12 / 1990',
  address: '1 Orchard Lane',
  city: 'Napa',
  state: 'ca',
  zipCode: '94558',
  termsAccepted: 'on',
  privacyPolicyAccepted: 'on',
};

function parse(changes: Partial<Record<keyof typeof filled, string | null>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...changes }))
    if (value !== null) form.set(name, value);
  return parseCheckoutForm(form, '2026-11', [], today);
}

test('CHK-03 a filled form becomes the customer of the payment call', () => {
  expect(parse().customer).toEqual({
    ...filled,
    dateOfBirth: '1990-04-12',
    state: 'CA',
    termsAccepted: true,
    privacyPolicyAccepted: true,
    termsVersion: '2026-11',
    termsPage: '/checkout',
  });
});

test('CHK-04 CHK-05 CHK-07 an empty form names every field in the words of the spec', () => {
  expect(parseCheckoutForm(new FormData(), '1', [], today).errors).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Valid email is required',
    phone: 'Phone number is required',
    dateOfBirth: 'Date of birth is required',
    address: 'Street address is required',
    city: 'City is required',
    state: 'State is required',
    zipCode: 'Valid ZIP code is required',
    termsAccepted: 'You must accept the terms and conditions',
    privacyPolicyAccepted: "You must read and understand the website's privacy policy",
  });
});

test('CHK-04 blanks are no name', () => {
  expect(parse({ firstName: '   ' }).errors).toEqual({ firstName: 'First name is required' });
});

test('CHK-04 a malformed e-mail is refused', () => {
  for (const email of ['hannah@', 'hannah', 'hannah@example', 'han nah@example.com'])
    expect(parse({ email }).errors, email).toEqual({ email: 'Valid email is required' });
});

test('CHK-04 a date of birth that cannot be is refused with what to write', () => {
  expect(parse({ dateOfBirth: '02/30/1990' }).errors).toEqual({
    dateOfBirth: 'Date of birth is required, as month / day / year',
  });
});

test('CHK-05 one letter is no state, four digits are no ZIP code', () => {
  expect(parse({ state: 'C', zipCode: '9455' }).errors).toEqual({
    state: 'State is required',
    zipCode: 'Valid ZIP code is required',
  });
});

test('CHK-06 three letters are too many for a state', () => {
  expect(parse({ state: 'CAL' }).errors?.state).toBe('Please use at most 2 characters');
});

test('CHK-07 each box has to be checked', () => {
  expect(parse({ termsAccepted: null }).errors).toEqual({
    termsAccepted: 'You must accept the terms and conditions',
  });
  expect(parse({ privacyPolicyAccepted: null }).errors).toEqual({
    privacyPolicyAccepted: "You must read and understand the website's privacy policy",
  });
});

test('a text of any length is answered with a message, not sent', () => {
  expect(parse({ address: 'x'.repeat(10_000) }).errors).toEqual({
    address: 'Please use at most 200 characters',
  });
});

test.each(wrongCustomers)(
  'HOUSE-04 the page says of %s %j what web and cms say: %j',
  (field, value, message) => {
    expect(parse({ [field]: typeof value === 'string' ? value : null }).errors).toEqual({
      [field]: message,
    });
  },
);

test('the first wrong field is the first of the page', () => {
  expect(firstError({ zipCode: 'x', phone: 'x' })).toBe('phone');
  expect(firstError({})).toBeNull();
});

test('field errors of the server are kept for the fields of this form only', () => {
  expect(knownFieldErrors({ email: 'Valid email is required', amount: 'wrong' })).toEqual({
    email: 'Valid email is required',
  });
  expect(knownFieldErrors(undefined)).toEqual({});
});
