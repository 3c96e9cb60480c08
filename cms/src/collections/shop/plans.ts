import type { CollectionConfig } from 'payload';
import { recordPolicy } from '../../access/policies.ts';
import { inList } from '../../fields/in-list.ts';
import { record } from '../../fields/record.ts';
import {
  count,
  inDollars,
  paymentRows,
  planMoney,
  planStatus,
  progress,
} from './plans/payment-fields.ts';

/** The monthly payments of one order; written from Stripe's reports alone (design §4). */
export const plans: CollectionConfig = {
  slug: 'plans',
  labels: { singular: 'Payment plan', plural: 'Payment plans' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: recordPolicy,
  admin: {
    group: 'Shop',
    useAsTitle: 'orderNumber',
    defaultColumns: [
      'orderNumber',
      'status',
      'productName',
      'progress',
      'centsPerPayment',
      'nextPaymentOn',
    ],
    listSearchableFields: ['orderNumber', 'productName'],
    description:
      'Programs that are paid by the month. Stripe takes the payments; here you see how far each one is, and can move or stop it.',
  },
  fields: [
    planStatus,
    record('orderNumber', 'Order number', {
      description: 'What the customer reads in the mail.',
      required: true,
      index: true,
      sidebar: true,
    }),
    {
      name: 'order',
      label: 'Order',
      type: 'relationship',
      relationTo: 'orders',
      required: true,
      unique: true,
      index: true,
      admin: { readOnly: true, description: 'Open it to see who pays.' },
    },
    planMoney,
    {
      type: 'row',
      fields: [
        record('productName', 'Program', {
          description: 'Its name on the day of the order.',
          required: true,
        }),
        count('persons', 'People', 'Each one pays the monthly price.'),
      ],
    },
    inList(inDollars(count('centsPerPayment', 'Each payment', 'For everyone together.'))),
    progress,
    inList(count('paymentsDone', 'Number of payments made', 'The first was taken with the order.')),
    inList(
      count(
        'paymentsTotal',
        'Number of payments in all',
        'After the last one the plan ends by itself.',
      ),
    ),
    inList({
      name: 'nextPaymentOn',
      label: 'Next payment',
      type: 'date',
      index: true,
      admin: {
        readOnly: true,
        description: 'Empty when nothing is left to pay.',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' },
      },
    }),
    paymentRows,
    {
      type: 'collapsible',
      label: 'At Stripe',
      admin: { initCollapsed: true },
      fields: [
        record('stripeSubscriptionScheduleId', 'Payment plan at Stripe', {
          description: 'Search for it in the Stripe dashboard.',
          unique: true,
          index: true,
        }),
        record('stripeSubscriptionId', 'Subscription at Stripe', {
          description: 'Known once the second payment is due.',
          unique: true,
          index: true,
        }),
        record('stripeCustomerId', 'Customer at Stripe', {
          description: 'Whose card is charged.',
          index: true,
        }),
        {
          ...count('scheduleVersion', 'Times set up', 'Rises when the payments are moved.'),
          defaultValue: 1,
        },
        {
          name: 'setUpAttempt',
          label: 'Tries to set it up',
          type: 'number',
          defaultValue: 1,
          admin: { hidden: true },
        },
        {
          name: 'stopRequestedAt',
          label: 'Stopped at',
          type: 'date',
          admin: {
            readOnly: true,
            description: 'When somebody of the practice stopped it.',
            date: { pickerAppearance: 'dayAndTime' },
          },
        },
      ],
    },
    {
      ...record('reference', 'Checkout', { description: 'The checkout that it came from.' }),
      admin: { hidden: true },
    },
  ],
};
