import { expect, test } from 'vitest';
import { check } from './check.ts';
import { customer, intent, message, offer, visitor } from './fixtures.ts';
import { contactRequest, downloadRequest, signupRequest, unsubscribeRequest } from './leads.ts';
import { limits } from './limits.ts';
import {
  intentRequest,
  couponRequest,
  offerOrderRequest,
  orderRequest,
} from './payment-requests.ts';

/** One field of a form: `fill` makes it `length` long. Typed from spec §5 and §9, not from the limits. */
type Field = [name: string, most: number, refusal: string, fill?: (length: number) => string];
const long = (most: string) => `Please use at most ${most} characters`;
const address = (length: number) => {
  const domain = `@${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example`;
  return 'a'.repeat(length - domain.length) + domain;
};
const person: Field[] = [
  ['firstName', 200, long('200')],
  ['lastName', 200, long('200')],
];

const forms = {
  'checkout page': {
    schema: intentRequest,
    fields: [
      ...person,
      ['email', 254, 'Valid email is required', address],
      ['phone', 200, long('200')],
      ['dateOfBirth', 40, long('40')],
      ['address', 200, long('200')],
      ['city', 100, long('100')],
      ['state', 2, long('2')],
      ['zipCode', 10, long('10')],
      ['termsVersion', 40, long('40')],
      ['termsPage', 81, 'The page is a path.', (length) => `/${'a'.repeat(length - 1)}`],
    ],
    body: (field: string, value: unknown) => ({
      ...intent,
      customer: { ...customer, [field]: value },
    }),
  },
  dialog: {
    schema: offerOrderRequest,
    fields: [
      ...person,
      ['email', 254, 'Valid email is required', address],
      ['phone', 200, long('200')],
      ['productType', 80, 'A product id is too long.'],
      [
        'amount',
        12,
        'The amount is a text such as 877.00.',
        (length) => `${'9'.repeat(length - 3)}.00`,
      ],
      [
        'paymentToken',
        254,
        'The card token is not valid.',
        (length) => `tok_${'1'.repeat(length - 4)}`,
      ],
    ],
    body: (field: string, value: unknown) => ({ ...offer, [field]: value }),
  },
  'coupon box': {
    schema: couponRequest,
    fields: [['code', 60, 'This coupon code is not valid.']],
    body: (field: string, value: unknown) => ({ orderTotal: 1, [field]: value }),
  },
  contact: {
    schema: contactRequest,
    fields: [
      ...person,
      ['email', 254, 'Please enter a valid email address', address],
      ['phone', 200, long('200')],
      ['message', 5_000, long('5,000')],
      ['website', 2_000, long('2,000')],
    ],
    body: (field: string, value: unknown) => ({ ...message, [field]: value }),
  },
  'guide download': {
    schema: downloadRequest,
    fields: [
      ...person,
      ['email', 254, 'Please enter a valid email address', address],
      ['freebieName', 200, long('200')],
    ],
    body: (field: string, value: unknown) => ({ ...visitor, freebieName: 'x', [field]: value }),
  },
  'workshop sign-up': {
    schema: signupRequest,
    fields: [...person, ['email', 254, 'Please enter a valid email address', address]],
    body: (field: string, value: unknown) => ({ ...visitor, [field]: value }),
  },
  'way out of the workshop': {
    schema: unsubscribeRequest,
    fields: [['token', 200, 'The token is too long.']],
    body: (field: string, value: unknown) => ({ [field]: value }),
  },
  'order of the page': {
    schema: orderRequest,
    fields: [
      [
        'stripePaymentIntentId',
        253,
        'The payment id is not valid.',
        (length) => `pi_${'1'.repeat(length - 3)}`,
      ],
    ],
    body: (field: string, value: unknown) => ({ [field]: value }),
  },
} satisfies Record<string, { fields: Field[]; [more: string]: unknown }>;

const cases = Object.entries(forms).flatMap(([form, { schema, fields, body }]) =>
  (fields as Field[]).map(
    ([field, most, refusal, fill = (length: number) => 'a'.repeat(length)]) => ({
      form,
      field,
      most,
      refusal,
      judge: (length: number) => check<object>(schema, body(field, fill(length))).errors,
    }),
  ),
);

test.each(cases)(
  'HOUSE-04 $field of the $form takes $most characters, and one more is refused at the field',
  ({ field, most, refusal, judge }) => {
    expect(judge(most)).toBeNull();
    expect(judge(most + 1)).toEqual({ [field]: refusal });
  },
);

test('HOUSE-04 what the inputs carry as maxLength is what the calls take', () => {
  const tried = Object.fromEntries(cases.map(({ field, most }) => [field, most]));
  const { handle, couponCode, lines, quantity, orderTotal, ...fields } = limits;
  expect(tried).toMatchObject({ ...fields, productType: handle, code: couponCode });
  expect([lines, quantity, orderTotal]).toEqual([50, 99, 9_999_999]);
});
