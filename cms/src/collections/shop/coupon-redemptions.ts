import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { recordPolicy } from '../../access/policies.ts';
import { record } from '../../fields/record.ts';

/** One row for each checkout that holds or has used a coupon; written by payments/coupon-rows.ts alone. */
export const couponRedemptions: CollectionConfig = {
  slug: 'coupon-redemptions',
  labels: { singular: 'Use of a coupon', plural: 'Uses of coupons' },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  access: recordPolicy,
  admin: {
    group: 'Shop',
    useAsTitle: 'code',
    defaultColumns: ['code', 'status', 'email', 'order', 'updatedAt'],
    listSearchableFields: ['code', 'email'],
    description:
      'Who used which code. A buyer who presses Pay holds a code for thirty minutes; a paid order uses it.',
  },
  fields: [
    record('code', 'Code', { description: 'As it was spelled on that day.', required: true }),
    {
      name: 'status',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'reserved',
      access: { update: nobody },
      options: [
        { label: 'Held for a checkout', value: 'reserved' },
        { label: 'Used', value: 'redeemed' },
        { label: 'Given back', value: 'released' },
      ],
      admin: {
        readOnly: true,
        description: 'Given back: the buyer removed the code, or did not pay.',
      },
    },
    {
      name: 'reservedUntil',
      label: 'Held until',
      type: 'date',
      access: { update: nobody },
      admin: {
        readOnly: true,
        description: 'From then on others may use it.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    record('email', 'E-mail', { description: 'Of the buyer, in small letters.', index: true }),
    {
      name: 'order',
      label: 'Order',
      type: 'relationship',
      relationTo: 'orders',
      access: { update: nobody },
      admin: { readOnly: true, description: 'Empty until it is paid.' },
    },
    {
      name: 'coupon',
      label: 'Coupon',
      type: 'relationship',
      relationTo: 'coupons',
      index: true,
      access: { update: nobody },
      admin: { readOnly: true, description: 'Empty when the coupon was deleted.' },
    },
    record('reference', 'Checkout', {
      description: 'The checkout that holds it.',
      required: true,
      unique: true,
      index: true,
    }),
  ],
};
