import type { CollectionConfig, Field } from 'payload';
import { editors } from '../access/editors.ts';
import { nobody } from '../access/nobody.ts';
import { team } from '../access/team.ts';
import { isPrice } from '../fields/price.ts';
import { tellUsage } from '../hooks/tell-usage.ts';
import { readCode } from '../payments/coupon-rules.ts';

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
  validate: (value: unknown) => value === null || value === undefined || (Number.isInteger(value) && Number(value) > 0) || 'Write a whole number, or leave it empty',
  admin: { description, step: 1 },
});

const kindIs = (kind: string) => (data: { kind?: unknown }) => data.kind === kind;

export const coupons: CollectionConfig = {
  slug: 'coupons',
  labels: { singular: 'Coupon', plural: 'Coupons' },
  defaultSort: 'code',
  access: { create: editors, read: team, update: editors, delete: editors, readVersions: nobody, admin: team, unlock: nobody },
  admin: {
    group: 'Shop',
    useAsTitle: 'code',
    defaultColumns: ['code', 'active', 'kind', 'percent', 'amount', 'validUntil', 'usage'],
    description: 'Codes that lower the price at checkout. One code at a time.',
  },
  fields: [
    {
      name: 'code',
      label: 'Code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (readCode(value) ?? value) : value)] },
      validate: (value: unknown) => (typeof value === 'string' && readCode(value) === value) || 'Use 3 to 30 letters, digits and hyphens',
      admin: { description: 'What the buyer types, for example WELCOME10.' },
    },
    { name: 'active', label: 'Active', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar', description: 'Untick it to end the code at once.' } },
    {
      name: 'isAutomatic',
      label: 'Offered by itself',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'The checkout takes it off without a code. The buyer sees it and can remove it.' },
    },
    {
      name: 'usage',
      label: 'Used so far',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [tellUsage] },
      admin: { position: 'sidebar', readOnly: true, disableListFilter: true, description: 'Each use is listed under "Uses of coupons".' },
    },
    {
      name: 'kind',
      label: 'Takes off',
      type: 'select',
      required: true,
      defaultValue: 'percent',
      options: [
        { label: 'A percentage', value: 'percent' },
        { label: 'A sum of money', value: 'amount' },
      ],
      admin: { description: 'Of the products that it is for.' },
    },
    {
      name: 'percent',
      label: 'Percent',
      type: 'number',
      min: 1,
      max: 100,
      validate: (value: unknown, { data }: { data: { kind?: unknown } }) =>
        data.kind !== 'percent' || (typeof value === 'number' && value >= 1 && value <= 100) || 'Write a number from 1 to 100',
      admin: { condition: kindIs('percent'), description: 'For example 10. Half a cent is rounded up.' },
    },
    {
      name: 'amount',
      label: 'Dollars',
      type: 'number',
      min: 0.5,
      validate: (value: unknown, { data }: { data: { kind?: unknown } }) => data.kind !== 'amount' || isPrice(value),
      admin: { condition: kindIs('amount'), step: 0.01, description: 'Never more than the products cost.' },
    },
    { name: 'products', label: 'Only for', type: 'relationship', relationTo: 'products', hasMany: true, admin: { description: 'Leave empty for everything in the store.' } },
    {
      name: 'minimum',
      label: 'From a total of',
      type: 'number',
      min: 0,
      admin: { step: 0.01, description: 'In dollars, before the discount. Leave empty for any total.' },
    },
    limit('leastQuantity', 'From so many pieces', 'Of the products that it is for; of a program one piece is one person. Leave empty for any number.'),
    { type: 'row', fields: [day('validFrom', 'Valid from', 'Leave empty for at once.'), day('validUntil', 'Valid until', 'Leave empty for ever.')] },
    {
      type: 'row',
      fields: [
        limit('limitTotal', 'Uses in all', 'Leave empty for no limit.'),
        limit('limitPerEmail', 'Uses by one e-mail address', 'Leave empty for no limit.'),
      ],
    },
    {
      name: 'appliesTo',
      label: 'Of monthly payments it lowers',
      type: 'select',
      required: true,
      defaultValue: 'first',
      options: [
        { label: 'The first one', value: 'first' },
        { label: 'All of them', value: 'all' },
      ],
      admin: { description: 'Counts only for products that are paid by the month.' },
    },
  ],
};
