import { formatAmount } from 'common/money';
import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { recordPolicy } from '../../access/policies.ts';
import { choice } from '../../fields/choice.ts';
import { record } from '../../fields/record.ts';
import { count } from '../shop/plans/payment-fields.ts';

const state = choice(
  'state',
  'State',
  { asked: 'On its way to Stripe', made: 'Refunded', failed: 'Did not go through' },
  { defaultValue: 'asked', description: 'The buyer sees it on the card within some days.' },
);

/** One row for each refund of one payment; written by payments/refund.ts and from what Stripe says. */
export const refunds: CollectionConfig = {
  slug: 'refunds',
  labels: { singular: 'Refund', plural: 'Refunds' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: recordPolicy,
  admin: {
    group: 'Shop',
    useAsTitle: 'orderNumber',
    defaultColumns: ['createdAt', 'order', 'amount', 'state', 'reason', 'by'],
    listSearchableFields: ['reason', 'stripeRefundId'],
    description: 'Money that went back to buyers. To refund, open the order.',
  },
  indexes: [{ fields: ['request', 'paymentIntentId'], unique: true }],
  fields: [
    {
      name: 'order',
      label: 'Order',
      type: 'relationship',
      relationTo: 'orders',
      required: true,
      index: true,
      access: { update: nobody },
      admin: { readOnly: true, description: 'What it is taken back from.' },
    },
    {
      name: 'amount',
      label: 'Amount',
      type: 'text',
      virtual: true,
      admin: { readOnly: true, description: 'What goes back.' },
      hooks: {
        afterRead: [
          ({ siblingData }) =>
            typeof siblingData.cents === 'number' ? formatAmount(siblingData.cents) : null,
        ],
      },
    },
    { ...count('cents', 'Cents', 'What goes back.'), admin: { hidden: true } },
    { ...state, admin: { ...state.admin, readOnly: true } },
    record('reason', 'Reason', { description: 'Only the practice reads it.' }),
    record('by', 'By', { description: 'Who sent it back.' }),
    {
      ...record('request', 'Request', { description: 'One press of the button.', required: true }),
      admin: { hidden: true },
    },
    {
      name: 'orderNumber',
      label: 'Order number',
      type: 'text',
      virtual: 'order.number',
      admin: { hidden: true },
    },
    {
      name: 'attempt',
      label: 'Tries to make it',
      type: 'number',
      defaultValue: 1,
      admin: { hidden: true },
    },
    record('paymentIntentId', 'Payment at Stripe', {
      description: 'The payment that is taken back.',
      required: true,
    }),
    record('stripeRefundId', 'Refund at Stripe', {
      description: 'Empty until Stripe has taken it.',
      unique: true,
      index: true,
    }),
  ],
};
