import type { CollectionConfig, Field } from 'payload';
import { editors } from '../../access/editors.ts';
import { nobody } from '../../access/nobody.ts';
import { team } from '../../access/team.ts';
import { isPrice } from '../../fields/price.ts';
import { readCode } from '../../payments/coupons/coupon-rules.ts';
import { tellCoupon } from '../../payments/coupons/tell-coupon.ts';
import { tellUsage } from '../../payments/coupons/tell-usage.ts';
import { tellShop } from '../../payments/coupons/told-in-shop.ts';

const day = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'date',
  admin: { description, date: { pickerAppearance: 'dayAndTime' } },
});

const limit = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'number',
  min: 1,
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && Number(value) > 0) ||
    'Write a whole number, or leave it empty',
  admin: { description, step: 1 },
});

const part = (label: string, fields: Field[]): Field => ({ type: 'collapsible', label, fields });

const kindIs = (kind: string) => (data: { kind?: unknown }) => data.kind === kind;

export const coupons: CollectionConfig = {
  slug: 'coupons',
  labels: { singular: 'Coupon', plural: 'Coupons' },
  defaultSort: 'code',
  access: {
    create: editors,
    read: team,
    update: editors,
    delete: editors,
    readVersions: nobody,
    admin: team,
    unlock: nobody,
  },
  admin: {
    group: 'Shop',
    useAsTitle: 'code',
    defaultColumns: ['code', 'sentence', 'active', 'validUntil', 'usage'],
    description: 'Codes that lower the price at checkout. A buyer can use one code at a time.',
  },
  hooks: {
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        if (doc.isAutomatic || previousDoc?.isAutomatic) await tellShop(req);
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        if (doc.isAutomatic) await tellShop(req);
      },
    ],
  },
  fields: [
    {
      name: 'code',
      label: 'Code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hooks: {
        beforeValidate: [
          ({ value }) => (typeof value === 'string' ? (readCode(value) ?? value) : value),
        ],
      },
      validate: (value: unknown) =>
        (typeof value === 'string' && readCode(value) === value) ||
        'Use 3 to 30 letters, digits and hyphens',
      admin: {
        description:
          'What the buyer types, for example WELCOME10. Small and capital letters are the same.',
      },
    },
    {
      name: 'sentence',
      label: 'What it does',
      type: 'textarea',
      virtual: true,
      hooks: { afterRead: [tellCoupon] },
      admin: {
        readOnly: true,
        disableListFilter: true,
        condition: (data) => Boolean(data?.sentence),
        description: 'As it is saved now. Save to read it anew.',
      },
    },
    {
      name: 'active',
      label: 'Can be used',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description: 'Untick it and save to end the code at once.',
        components: { Cell: '/admin/parts/cells.tsx#YesNoCell' },
      },
    },
    {
      name: 'isAutomatic',
      label: 'Taken off without a code',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'The checkout takes it off by itself. Buyers see it, and can remove it.',
        components: { Cell: '/admin/parts/cells.tsx#YesNoCell' },
      },
    },
    {
      name: 'usage',
      label: 'Used so far',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [tellUsage] },
      admin: {
        position: 'sidebar',
        readOnly: true,
        disableListFilter: true,
        description: 'Each use is listed under "Uses of coupons".',
      },
    },
    part('How much it takes off', [
      {
        name: 'kind',
        label: 'A percentage, or a sum of money',
        type: 'select',
        required: true,
        defaultValue: 'percent',
        options: [
          { label: 'A percentage', value: 'percent' },
          { label: 'A sum of money', value: 'amount' },
        ],
        admin: {
          isClearable: false,
          description:
            'It comes off the products that the code is for, and nothing else in the cart.',
        },
      },
      {
        name: 'percent',
        label: 'Percent',
        type: 'number',
        min: 1,
        max: 100,
        validate: (value: unknown, { data }: { data: { kind?: unknown } }) =>
          data.kind !== 'percent' ||
          (typeof value === 'number' && value >= 1 && value <= 100) ||
          'Write a number from 1 to 100',
        admin: {
          condition: kindIs('percent'),
          description: 'For example 10. Half a cent is rounded up.',
        },
      },
      {
        name: 'amount',
        label: 'Dollars',
        type: 'number',
        min: 0.5,
        validate: (value: unknown, { data }: { data: { kind?: unknown } }) =>
          data.kind !== 'amount' || isPrice(value),
        admin: {
          condition: kindIs('amount'),
          step: 0.01,
          description: 'For example 25. Never more than the products cost.',
        },
      },
      {
        name: 'appliesTo',
        label: 'Of a program that is paid by the month',
        type: 'select',
        required: true,
        defaultValue: 'first',
        options: [
          { label: 'It lowers the first payment', value: 'first' },
          { label: 'It lowers every payment', value: 'all' },
        ],
        admin: { isClearable: false, description: 'Makes no difference for anything else.' },
      },
    ]),
    part('What it is for', [
      {
        name: 'products',
        label: 'Only these products',
        type: 'relationship',
        relationTo: 'products',
        hasMany: true,
        admin: { allowCreate: false, description: 'Leave it empty for everything in the store.' },
      },
      {
        name: 'minimum',
        label: 'Only for orders of at least, in dollars',
        type: 'number',
        min: 0,
        admin: {
          step: 0.01,
          description: 'The whole cart, before the discount. Leave it empty for any order.',
        },
      },
      limit(
        'leastQuantity',
        'Only from so many pieces',
        'Counts the products that it is for; of a program one piece is one person. Leave it empty for any number.',
      ),
    ]),
    part('When, and how often', [
      {
        type: 'row',
        fields: [
          day('validFrom', 'From', 'Leave it empty to begin at once.'),
          day('validUntil', 'Until', 'Leave it empty for no end.'),
        ],
      },
      {
        type: 'row',
        fields: [
          limit(
            'limitTotal',
            'How often in all',
            'By all buyers together. Leave it empty for no limit.',
          ),
          limit(
            'limitPerEmail',
            'How often by one buyer',
            'A buyer is an e-mail address. Leave it empty for no limit.',
          ),
        ],
      },
    ]),
  ],
};
