import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { recordPolicy } from '../../access/policies.ts';
import { record } from '../../fields/record.ts';
import { day, inDollars } from '../shop/plans/payment-fields.ts';

const cents = (name: string, label: string, description: string) =>
  inDollars({
    name,
    label,
    type: 'number',
    admin: { readOnly: true, step: 1, description },
  });

/** One row for each payment that a card made, as Stripe books it; written from what Stripe says alone. */
export const charges: CollectionConfig = {
  slug: 'charges',
  labels: { singular: 'Card payment', plural: 'Card payments' },
  defaultSort: '-takenOn',
  disableDuplicate: true,
  access: recordPolicy,
  admin: {
    group: 'Shop',
    useAsTitle: 'stripeChargeId',
    defaultColumns: ['takenOn', 'order', 'cents', 'feeCents', 'payoutOn'],
    listSearchableFields: ['stripeChargeId', 'payoutId'],
    description:
      'What cards paid, what Stripe kept of it, and with which payout it came to your bank. For your books; nothing is done here.',
  },
  fields: [
    {
      name: 'order',
      label: 'Order',
      type: 'relationship',
      relationTo: 'orders',
      required: true,
      index: true,
      access: { update: nobody },
      admin: { readOnly: true, description: 'What was paid for.' },
    },
    { ...day('takenOn', 'Taken on', 'When the card paid.'), index: true, required: true },
    cents('cents', 'Amount', 'What the card paid.'),
    cents('feeCents', "Stripe's fee", 'Empty until Stripe has booked it, within an hour or so.'),
    cents('disputeFeeCents', 'Fee of a dispute', 'What Stripe kept because of a dispute.'),
    record('payoutId', 'Payout', {
      description: "Stripe's name of the payout to your bank. Empty until it was paid out.",
      index: true,
    }),
    { ...day('payoutOn', 'Paid out on', 'When it should be at your bank.'), index: true },
    record('stripeChargeId', 'Payment at Stripe', {
      description: 'Search for it in the Stripe dashboard.',
      required: true,
      unique: true,
      index: true,
    }),
    record('balanceTransactionId', 'Booking at Stripe', {
      description: 'The line in the balance of your Stripe account.',
    }),
  ],
};
