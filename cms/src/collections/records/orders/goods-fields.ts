import { workStates } from 'common/fulfilment/steps';
import { formatAmount } from 'common/money';
import type { DateField, Field, SelectField, TextField } from 'payload';
import { nobody } from '../../../access/nobody.ts';
import { choice } from '../../../fields/choice.ts';
import { inList } from '../../../fields/in-list.ts';
import { record } from '../../../fields/record.ts';

const frozen = { update: nobody };

const inDollars = (field: TextField): TextField => ({
  ...field,
  admin: { ...field.admin, components: { Cell: '/admin/parts/cells.tsx#MoneyCell' } },
});

export const acceptedAt: DateField = {
  name: 'termsAcceptedAt',
  label: 'Accepted at',
  type: 'date',
  access: frozen,
  admin: {
    readOnly: true,
    description: 'When the buyer pressed Pay.',
    date: { pickerAppearance: 'dayAndTime' },
  },
};

/** What was bought, as it was called and priced on that day. A later change of a product does not reach it. */
export const goodsFields: Field[] = [
  inList(record('productName', 'Bought', { description: 'Names with quantities.' })),
  inList({
    name: 'lines',
    label: 'Lines',
    type: 'array',
    labels: { singular: 'Line', plural: 'Lines' },
    access: frozen,
    admin: {
      description: 'Each product with its price on the day of the order.',
      readOnly: true,
      disableListColumn: true,
    },
    fields: [
      record('name', 'Product', { description: 'Its name on that day.', required: true }),
      {
        name: 'quantity',
        label: 'Quantity',
        type: 'number',
        required: true,
        access: frozen,
        admin: { description: 'How many.', readOnly: true },
      },
      {
        name: 'price',
        label: 'Price of one',
        type: 'text',
        virtual: true,
        admin: { description: 'On that day.', readOnly: true },
        hooks: {
          afterRead: [
            ({ siblingData }) =>
              typeof siblingData.unitCents === 'number'
                ? formatAmount(siblingData.unitCents)
                : null,
          ],
        },
      },
      {
        name: 'productId',
        label: 'Short name of the product',
        type: 'text',
        required: true,
        access: frozen,
        admin: { hidden: true },
      },
      { name: 'summary', label: 'Summary', type: 'text', access: frozen, admin: { hidden: true } },
      {
        name: 'unitCents',
        label: 'Price of one in cents',
        type: 'number',
        required: true,
        access: frozen,
        admin: { hidden: true },
      },
    ],
  }),
  inList(
    inDollars(
      record('amount', 'Paid', {
        description: 'What the card was charged with the order.',
        required: true,
      }),
    ),
  ),
  inList(record('couponCode', 'Coupon', { description: 'Empty when none was used.' })),
  inList(
    inDollars(
      record('discountAmount', 'Discount', { description: 'Already taken off the amount.' }),
    ),
  ),
  inList(
    record('paymentsMade', 'Monthly payments', { description: 'How many of them were taken.' }),
  ),
  inList(
    inDollars(record('refundedAmount', 'Sent back', { description: 'Of all payments together.' })),
  ),
  {
    ...record('disputeNote', 'Dispute', { description: '' }),
    admin: {
      readOnly: true,
      description: 'A buyer asked the bank for the money back. Answer it in the Stripe dashboard.',
      condition: (data) => Boolean(data?.disputeNote),
    },
  },
  {
    ...record('couponNote', 'About the coupon', { description: '' }),
    admin: {
      description: 'The payment stands; nothing needs to be done.',
      readOnly: true,
      condition: (data) => Boolean(data?.couponNote),
    },
  },
];

/** How it was paid: seldom needed, so it stands last and closed. */
export const paymentFields: Field[] = [
  {
    type: 'collapsible',
    label: 'At Stripe, and the terms',
    admin: { initCollapsed: true },
    fields: [
      record('stripePaymentIntentId', 'Payment at Stripe', {
        description: 'Search for it in the Stripe dashboard.',
        required: true,
        unique: true,
        index: true,
      }),
      record('stripeSubscriptionId', 'Subscription at Stripe', {
        description: 'Empty for one-time goods.',
      }),
      record('stripeSubscriptionScheduleId', 'Payment plan at Stripe', {
        description: 'Empty for one-time goods.',
      }),
      {
        type: 'row',
        fields: [
          record('termsVersion', 'Terms', {
            description: 'The version of the terms that the buyer accepted.',
          }),
          acceptedAt,
          record('termsPage', 'Accepted on', { description: 'The page of the shop.' }),
        ],
      },
    ],
  },
];

const unseen = (field: TextField): TextField => ({
  ...field,
  admin: { ...field.admin, hidden: true },
});

/** How far the work is: news about the money change the status, never this. */
export const workStatus: TextField = {
  name: 'workStatus',
  label: 'Work',
  type: 'text',
  access: frozen,
  admin: {
    position: 'sidebar',
    readOnly: true,
    components: {
      Field: '/admin/orders/order-work.tsx#OrderWork',
      Cell: '/admin/orders/order-work.tsx#OrderWorkCell',
    },
  },
};

/** How far the work on the whole order is, by its kits, goods and visits. */
export const work: SelectField = {
  ...choice('work', 'Work', workStates, {
    required: false,
    description: 'By its kits, supplements and visits; it changes by itself.',
  }),
  access: frozen,
  admin: { position: 'sidebar', readOnly: true, description: 'Changes by itself.' },
};

/** What the code of this project remembers of an order; nobody sees it. */
export const followFields: Field[] = [
  unseen(
    record('isSubscription', 'Has monthly payments', {
      description: '"true" or "false".',
      defaultValue: 'false',
    }),
  ),
  unseen(record('productType', 'Product handles', { description: 'Joined by commas.' })),
  unseen(
    record('reference', 'Checkout', {
      description: 'The checkout that it came from.',
      index: true,
    }),
  ),
  {
    name: 'linkSerial',
    label: 'Times its link was renewed',
    type: 'number',
    defaultValue: 1,
    access: frozen,
    admin: { hidden: true },
  },
  { name: 'workDoneAt', label: 'Done', type: 'date', access: frozen, admin: { hidden: true } },
  {
    name: 'moneyMark',
    label: 'Last news from Stripe',
    type: 'text',
    access: frozen,
    admin: { hidden: true },
  },
  {
    name: 'followed',
    label: 'Times compared',
    type: 'number',
    defaultValue: 0,
    access: frozen,
    admin: { hidden: true },
  },
];
