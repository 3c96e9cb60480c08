import { expect, test } from 'vitest';
import { Refused } from '../checkout/refused.ts';
import { createStripe } from './stripe-client.ts';

test.each(['', 'pk_test_123', 'sk_123', 'nonsense'])(
  'PAY-22 the key %j is refused with 503 and the words of the spec',
  (key) => {
    expect(() => createStripe(key, '')).toThrow(Refused);
    expect(() => createStripe(key, '')).toThrow(
      'Online payments are currently being set up. Please contact us directly to complete your order.',
    );
  },
);

test('the client speaks the pinned version to the address that it is given', () => {
  const stripe = createStripe('sk_test_abc', 'http://127.0.0.1:3010');
  expect(stripe.getApiField('host')).toBe('127.0.0.1');
  expect(String(stripe.getApiField('port'))).toBe('3010');
  expect(stripe.getApiField('version')).toBe('2026-10-28.endive');
  expect(createStripe('sk_test_abc', '').getApiField('host')).toBe('api.stripe.com');
});
