import { expect, test } from 'vitest';
import { datesIn } from '../../clock/dates.ts';
import { couponSentence } from './coupon-sentence.ts';

test.each([
  [
    { kind: 'percent', percent: 10, products: [], limitPerEmail: 1, appliesTo: 'first' },
    '10% off everything in the store. Only the first monthly payment. Once for each buyer.',
  ],
  [
    {
      kind: 'percent',
      percent: 20,
      products: ['Family Wellness Program'],
      leastQuantity: 3,
      appliesTo: 'all',
      isAutomatic: true,
    },
    '20% off Family Wellness Program, from 3 pieces or people. Every monthly payment. Taken off without a code.',
  ],
  [
    {
      kind: 'amount',
      amount: 50,
      products: ['GI-MAP', 'DUTCH'],
      minimum: 400.5,
      validFrom: '2026-12-01T12:00:00.000Z',
      validUntil: '2026-12-24T12:00:00.000Z',
      limitTotal: 100,
      active: false,
    },
    'Switched off. $50.00 off GI-MAP, DUTCH, for orders of $400.50 or more. Only the first monthly payment. Counts from Dec 1, 2026 until Dec 24, 2026. 100 times in all.',
  ],
] as const)('CPN-01 a coupon says in a sentence what it does: %#', (coupon, words) => {
  expect(
    couponSentence({ ...coupon, products: [...coupon.products] }, datesIn('America/New_York')),
  ).toBe(words);
});
