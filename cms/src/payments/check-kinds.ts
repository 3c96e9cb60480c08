/** What the comparison with Stripe can find, and how people read it. */
export const checkKinds = {
  'order-missing': 'A payment had no order',
  'payment-missing': 'An order has no payment',
  amount: 'The amounts differ',
  refund: 'A refund was not known',
  dispute: 'A buyer disputes a payment',
  'schedule-missing': 'Monthly payments were not set up',
  'subscription-missing': 'Monthly payments ended too early',
  unknown: 'It could not be compared',
} as const;

export type CheckKind = keyof typeof checkKinds;
