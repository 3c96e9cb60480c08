import { planPart } from '../letters/plan-part.tsx';
import { sampleNumber } from '../mail.ts';
import type { ConfirmedOrder } from '../sources.ts';

/** An order that nobody placed, to look at its confirmation. */
export const sampleOrder: ConfirmedOrder = {
  number: sampleNumber,
  createdAt: '2026-11-20T15:00:00.000Z',
  firstName: 'Ruth',
  lastName: 'Miller',
  address: '418 Orchard Lane',
  city: 'Boise',
  state: 'ID',
  zipCode: '83702',
  amount: '1401.00',
  couponCode: 'HARVEST50',
  discountAmount: '50.00',
  lines: [
    {
      productId: 'gi-map',
      name: 'GI-MAP',
      summary: 'Stool test, results in 14 days',
      quantity: 1,
      unitCents: 47_700,
    },
    {
      productId: 'child-gut',
      name: 'Child Gut Health',
      summary: 'Stool test, results in 28 days',
      quantity: 1,
      unitCents: 33_700,
    },
    {
      productId: 'family-wellness-program',
      name: 'Family Wellness Program',
      summary: 'First of four payments',
      quantity: 1,
      unitCents: 63_700,
    },
  ],
};

export const samplePlan = planPart(
  'Family Wellness Program',
  ['2026-11-20', '2026-12-20', '2027-01-20', '2027-02-20'].map((dueOn, place) => ({
    dueOn,
    cents: 63_700,
    state: place === 0 ? 'paid' : 'due',
  })),
);
