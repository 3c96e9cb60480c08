import { refuseFields } from 'common/contract/check';
import { message, wrongMessages } from 'common/contract/fixtures';
import { expect, test } from 'vitest';
import { CallRefused } from '../http/named-call.ts';
import { readContactRequest } from './requests.ts';

test.each(wrongMessages)(
  'HOUSE-04 cms says of %s %j what the page and web say: %j',
  (field, value, words) => {
    expect(() => readContactRequest({ ...message, [field]: value })).toThrow(
      expect.objectContaining({ status: 400, body: refuseFields({ [field]: words }) }),
    );
  },
);

test('API-01 a message is taken as it is, and what is no object is refused', () => {
  expect(readContactRequest(message)).toEqual(message);
  expect(() => readContactRequest('x')).toThrow(CallRefused);
});
