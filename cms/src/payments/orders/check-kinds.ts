/** What the comparison with Stripe can find, and how people read it. */
export const checkKinds = {
  'order-missing': 'A payment had no order',
  'payment-missing': 'An order has no payment',
  amount: 'The amounts differ',
  refund: 'A refund was not known',
  dispute: 'A buyer disputes a payment',
  'fraud-warning': 'A bank warns of a stolen card',
  'schedule-missing': 'Monthly payments were not set up',
  'subscription-missing': 'Monthly payments ended too early',
  refused: 'Stripe refused a call',
  unknown: 'It could not be compared',
} as const;

export type CheckKind = keyof typeof checkKinds;

/** The first thing that a person can do about each of them. */
export const whatToDo: Record<CheckKind, string> = {
  'order-missing': 'Open the order and see whether it can be packed.',
  'payment-missing':
    'Send nothing yet. Look the payment up in the Stripe dashboard, and write to the buyer when it is not there.',
  amount:
    'Compare the order with the payment in the Stripe dashboard. Send back what was too much, or write to the buyer.',
  refund:
    'Open the order: it shows what went back. When a refund did not go through, ask the buyer for another way.',
  dispute:
    'Answer it in the Stripe dashboard before the day that stands there. Send nothing more until it is decided.',
  'fraud-warning':
    'Send nothing yet, and ask the buyer. Where you do not know each other, send the money back before the bank takes it: a dispute costs a fee besides.',
  'schedule-missing':
    'Open the order and compare its monthly payments with what was agreed. Speak with the buyer when no card was kept.',
  'subscription-missing': 'Speak with the buyer about the payments that are left, or let them go.',
  refused:
    'Nothing went wrong with the card. Tell whoever runs the site what Stripe gives as the reason, and write to the buyer when you know who it was.',
  unknown: 'Wait for an hour: it is compared again. When it stays, tell whoever runs the site.',
};
