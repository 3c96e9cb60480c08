import type { CollectionConfig } from 'payload';
import { recordPolicy } from '../../access/policies.ts';
import { team } from '../../access/team.ts';
import { record } from '../../fields/record.ts';
import { moveWorkByHand } from '../../fulfilment/by-hand.ts';
import { mailsOf } from '../../mails/mails-of.ts';
import { keepToMoves } from '../../payments/orders/order-moves.ts';
import { orderStatuses, orderStatusLabel } from '../../payments/orders/order-status.ts';
import {
  followFields,
  goodsFields,
  paymentFields,
  work,
  workStatus,
} from './orders/goods-fields.ts';
import { moneyField, needsDetails, refundsOfOrder } from './orders/money-fields.ts';
import { personFields } from './orders/person-fields.ts';

/** Exists only for money that was taken; written by payments/finalise.ts alone. */
export const orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: 'Order', plural: 'Orders' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { ...recordPolicy, update: team },
  admin: {
    group: 'Shop',
    useAsTitle: 'number',
    defaultColumns: [
      'number',
      'createdAt',
      'status',
      'workStatus',
      'firstName',
      'lastName',
      'productName',
      'amount',
      'paymentsMade',
    ],
    listSearchableFields: ['number', 'email', 'firstName', 'lastName'],
    description:
      'Every paid order. Open one to see the address, to send money back, and to move its status on as you pack and send it.',
  },
  hooks: {
    beforeChange: [keepToMoves],
    afterChange: [moveWorkByHand],
  },
  fields: [
    {
      name: 'status',
      label: 'Status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: orderStatuses.map((value) => ({ label: orderStatusLabel(value), value })),
      admin: {
        position: 'sidebar',
        isClearable: false,
        description:
          'Paid, then being fulfilled, then completed. Refunds, disputes and failed payments set it by themselves; the order stays under Orders to ship until you move it on.',
      },
    },
    work,
    workStatus,
    needsDetails,
    record('number', 'Order number', {
      description: 'What the customer reads in the mail.',
      required: true,
      unique: true,
      index: true,
      sidebar: true,
    }),
    {
      ...record('reviewReason', 'Why it needs review', {
        description:
          'The payment did not fit what was ordered. Compare it with Stripe before sending anything.',
      }),
      admin: {
        description:
          'The payment did not fit what was ordered. Compare it with Stripe before sending anything.',
        readOnly: true,
        condition: (data) => Boolean(data?.reviewReason),
      },
    },
    ...goodsFields,
    moneyField,
    ...personFields,
    ...paymentFields,
    refundsOfOrder,
    ...followFields,
    mailsOf('order'),
  ],
};
