import { refuseFields } from 'common/contract/check';
import { customer, intent, offer, wrongBuyers, wrongCustomers } from 'common/contract/fixtures';
import { expect, test } from 'vitest';
import { CallRefused } from '../http/named-call.ts';
import {
  readCouponRequest,
  readEventRequest,
  readIntentRequest,
  readOfferRequest,
  readOrderRequest,
} from './requests.ts';
import { readRefundRequest } from './staff-requests.ts';

/** Status and body that a call with this body is refused with. */
function refusalOf(read: (body: unknown) => unknown, body: unknown): unknown {
  try {
    return read(body);
  } catch (error) {
    return error instanceof CallRefused ? [error.status, error.body] : error;
  }
}
const refused = (field: string, message: string) => [400, refuseFields({ [field]: message })];

test.each(wrongCustomers)(
  'HOUSE-04 cms says of %s %j what the page and web say: %j',
  (field, value, message) => {
    const body = { ...intent, customer: { ...customer, [field]: value } };
    expect(refusalOf(readIntentRequest, body)).toEqual(refused(field, message));
  },
);

test.each(wrongBuyers)(
  'HOUSE-04 cms says of %s %j what the dialog and web say: %j',
  (field, value, message) => {
    expect(refusalOf(readOfferRequest, { ...offer, [field]: value })).toEqual(
      refused(field, message),
    );
  },
);

test('CHK-14 lines of one product add up, and count only within the bounds of a cart', () => {
  const line = { id: 'gi-map', quantity: 60 };
  expect(readIntentRequest({ amount: '1.00', productIds: 'gi-map, dutch,gi-map' }).items).toEqual([
    { id: 'gi-map', quantity: 2 },
    { id: 'dutch', quantity: 1 },
  ]);
  expect(refusalOf(readIntentRequest, { ...intent, items: [line, line] })).toEqual(
    refused('items', 'A quantity is a whole number from 1 to 99.'),
  );
  expect(refusalOf(readIntentRequest, { amount: '1.00', productIds: '' })).toEqual(
    refused('productIds', 'The cart is empty.'),
  );
  const many = Array.from({ length: 51 }, (_, place) => `kit-${place}`).join(',');
  expect(refusalOf(readIntentRequest, { amount: '1.00', productIds: many })).toEqual(
    refused('items', 'A cart has at most 50 lines.'),
  );
});

test('CPN-03 API-08 the other calls name what is wrong', () => {
  expect(refusalOf(readCouponRequest, { code: ' ', orderTotal: 1 })).toEqual(
    refused('code', 'Please enter a coupon code'),
  );
  expect(refusalOf(readOrderRequest, { stripePaymentIntentId: 'seti_1' })).toEqual(
    refused('stripePaymentIntentId', 'The payment id is not valid.'),
  );
  expect(refusalOf(readEventRequest, { id: 'evt_1', type: 'x' })).toEqual(
    refused('objectId', 'The object id is missing.'),
  );
  expect(refusalOf(readOrderRequest, null)).toEqual(
    refused('body', 'The request is not a JSON object.'),
  );
});

test('a refund wants an amount above nothing and a reason', () => {
  const refund = {
    request: '0d5f1a4e-3c1b-4f63-9a52-6a4f7c0e9b11',
    amount: '1.00',
    reason: 'Late',
  };
  expect(readRefundRequest(refund)).toEqual({ ...refund, stopPlan: false });
  expect(refusalOf(readRefundRequest, { ...refund, amount: '0.00' })).toEqual(
    refused('amount', 'Write how much shall go back.'),
  );
  expect(refusalOf(readRefundRequest, { ...refund, reason: ' ' })).toEqual(
    refused('reason', 'Write why, for the record.'),
  );
});
