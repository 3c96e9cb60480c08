import { wrongBuyers } from 'common/contract/fixtures';
import { expect, test } from 'vitest';
import { parseBuyer } from './offer-form.ts';

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({
    firstName: 'Hannah',
    lastName: 'Whitfield',
    email: 'hannah@example.com',
    phone: '',
    ...entries,
  }))
    data.set(name, value);
  return data;
}

test('DLG-06 an empty phone passes, and blanks around are cut', () => {
  expect(parseBuyer(form({ firstName: ' Hannah ' }))).toEqual({
    buyer: { firstName: 'Hannah', lastName: 'Whitfield', email: 'hannah@example.com', phone: '' },
    errors: null,
  });
});

test.each([
  [{ firstName: ' ' }, { firstName: 'First name is required' }],
  [{ lastName: '' }, { lastName: 'Last name is required' }],
  [{ email: 'hannah@' }, { email: 'Valid email is required' }],
  [{ email: '' }, { email: 'Valid email is required' }],
])('DLG-06 %j is told at its field', (entries, errors) => {
  expect(parseBuyer(form(entries))).toEqual({ buyer: null, errors });
});

test.each(wrongBuyers)(
  'HOUSE-04 the dialog says of %s %j what web and cms say: %j',
  (field, value, message) => {
    expect(parseBuyer(form({ [field]: String(value) })).errors).toEqual({ [field]: message });
  },
);
