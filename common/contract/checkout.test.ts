import { expect, test } from 'vitest';
import { check, refuseFields } from './check.ts';
import { customerFields } from './checkout.ts';
import { buyerForm } from './express-checkout.ts';
import { customer, intent, offer, wrongBuyers, wrongCustomers } from './fixtures.ts';
import { orderAnswer } from './orders.ts';
import {
  intentRequest,
  couponRequest,
  offerOrderRequest,
  orderRequest,
} from './payment-requests.ts';

const reference = '0d5f1a4e-3c1b-4f63-9a52-6a4f7c0e9b11';
const errorsOf = (more: object) => check(intentRequest, { ...intent, ...more }).errors;

test.each(wrongCustomers)(
  'HOUSE-04 %s of the checkout page as %j is told as %j',
  (field, value, words) => {
    expect(errorsOf({ customer: { ...customer, [field]: value } })).toEqual({ [field]: words });
  },
);

test.each(wrongBuyers)('HOUSE-04 %s of the dialog as %j is told as %j', (field, value, words) => {
  expect(check(offerOrderRequest, { ...offer, [field]: value }).errors).toEqual({ [field]: words });
});

test('CHK-04 CHK-05 CHK-07 DLG-06 the fields stand in the order of their pages', () => {
  expect(Object.keys(customerFields)).toEqual(Object.keys(customer));
  expect(Object.keys(buyerForm.shape)).toEqual(['firstName', 'lastName', 'email', 'phone']);
});

test('CHK-06 a customer is taken as typed, trimmed, with the state in capitals', () => {
  expect(
    check(intentRequest, {
      ...intent,
      reference,
      customer: { ...customer, state: ' ca ', more: 1 },
    }).value,
  ).toEqual({ ...intent, reference, customer });
});

test.each([
  ['0.00', true],
  ['9999999.99', true],
  ['999999999.99', true],
  ['1000000000.00', false],
  ['477', false],
  ['-1.00', false],
  ['NaN', false],
  [477, false],
])('HOUSE-04 %j as an amount: %j', (amount, isTaken) => {
  expect(errorsOf({ amount })).toEqual(
    isTaken ? null : { amount: 'The amount is a text such as 877.00.' },
  );
});

test.each([
  [1, true],
  [99, true],
  [0, false],
  [100, false],
  [1.5, false],
  ['1', false],
])('HOUSE-04 a quantity of %j: %j', (quantity, isTaken) => {
  expect(errorsOf({ items: [{ id: 'gi-map', quantity }] })).toEqual(
    isTaken ? null : { items: 'A quantity is a whole number from 1 to 99.' },
  );
});

test('HOUSE-04 a cart has 1 to 50 lines with handles of 1 to 80 characters', () => {
  const lines = (count: number, id = 'gi-map') => ({
    items: Array.from({ length: count }, () => ({ id, quantity: 1 })),
  });
  expect(errorsOf(lines(50))).toBeNull();
  expect(errorsOf(lines(51))).toEqual({ items: 'A cart has at most 50 lines.' });
  expect(errorsOf(lines(0))).toEqual({ items: 'The cart is empty.' });
  expect(errorsOf(lines(1, 'x'.repeat(80)))).toBeNull();
  expect(errorsOf(lines(1, 'x'.repeat(81)))).toEqual({ items: 'A product id is too long.' });
  expect(errorsOf(lines(1, ''))).toEqual({ items: 'A product id is missing.' });
});

test('HOUSE-04 a reference is a uuid in every call that has one', () => {
  const fault = { reference: 'The checkout reference is not valid.' };
  expect(errorsOf({ reference })).toBeNull();
  expect(errorsOf({ reference: 'mine' })).toEqual(fault);
  expect(check(offerOrderRequest, { ...offer, reference: 'mine' }).errors).toEqual(fault);
  expect(check(orderRequest, { stripePaymentIntentId: 'pi_1', reference: 'mine' }).errors).toEqual(
    fault,
  );
});

test.each([
  [{ code: '  ', orderTotal: 1 }, { code: 'Please enter a coupon code' }],
  [{ code: 7, orderTotal: 1 }, { code: 'A coupon code is a text.' }],
  [{ code: ' X ', orderTotal: 9_999_999 }, null],
  [
    { code: 'X', orderTotal: 9_999_999.01 },
    { orderTotal: 'The order total is a number of dollars with at most two decimals.' },
  ],
  [
    { code: 'X', orderTotal: 0.001 },
    { orderTotal: 'The order total is a number of dollars with at most two decimals.' },
  ],
])('CPN-03 the question about a coupon %j: %j', (body, errors) => {
  expect(check(couponRequest, body).errors).toEqual(errors);
});

test('HOUSE-04 what is no object is told as such, and a refusal starts with its first message', () => {
  for (const body of [null, [], 'x', 7])
    expect(check(intentRequest, body).errors).toEqual({
      body: 'The request is not a JSON object.',
    });
  expect(errorsOf({ customer: 'Ann' })).toEqual({ customer: 'The customer is an object.' });
  expect(refuseFields({ email: 'One.', phone: 'Two.' })).toEqual({
    success: false,
    message: 'One.',
    fieldErrors: { email: 'One.', phone: 'Two.' },
  });
});

test('next steps that make no sense are left out of a taken order', () => {
  const order = { success: true, transactionId: 't', number: 'K7M4Q2XR' };
  expect(check(orderAnswer, { ...order, next: { bought: 'kit' } }).value).toEqual(order);
});
