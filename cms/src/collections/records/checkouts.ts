import type { CollectionConfig } from 'payload';
import { admins } from '../../access/admins.ts';
import { recordPolicy } from '../../access/policies.ts';
import { encryptedField } from '../../fields/encryption/encrypted.ts';
import { recordJson } from '../../fields/record-json.ts';
import { record } from '../../fields/record.ts';
import { acceptedAt } from './orders/goods-fields.ts';

/** One row for each checkout that a browser begins, found by the browser's reference (design §4). */
export const checkouts: CollectionConfig = {
  slug: 'checkouts',
  labels: { singular: 'Purchase that was begun', plural: 'Purchases that were begun' },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  access: { ...recordPolicy, read: admins, admin: admins },
  admin: {
    group: 'Shop',
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'status', 'updatedAt', 'paymentIntentId'],
    // Nothing is done here: a paid one has an order, the others are erased after thirty days.
    hidden: true,
  },
  fields: [
    record('reference', 'Reference', {
      description: 'Made by the browser when a checkout begins.',
      required: true,
      unique: true,
      index: true,
    }),
    {
      name: 'status',
      label: 'Status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'open',
      options: [
        { label: 'Open', value: 'open' },
        { label: 'Paid', value: 'paid' },
        { label: 'Given up', value: 'abandoned' },
      ],
      admin: {
        readOnly: true,
        description: 'Given up: nothing happened for a day, and the payment was cancelled.',
      },
    },
    {
      name: 'revision',
      label: 'Revision',
      type: 'number',
      required: true,
      defaultValue: 1,
      admin: { readOnly: true, description: 'Rises with every change of the cart.' },
    },
    recordJson('revisions', 'Revisions', {
      description: 'What each revision sold, in cents.',
      required: true,
    }),
    record('paymentIntentId', 'Payment at Stripe', {
      description: 'One payment belongs to a checkout.',
      unique: true,
      index: true,
    }),
    encryptedField({
      name: 'customer',
      label: 'Form',
      description: 'What the buyer typed, as it was sent. Stored encrypted.',
      multiline: true,
      readers: ['admin'],
    }),
    record('termsVersion', 'Terms', { description: 'The version of the terms that was accepted.' }),
    record('termsPage', 'Accepted on', { description: 'The page on which they were accepted.' }),
    acceptedAt,
  ],
};
