import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { team } from '../access/team.ts';
import { choice } from '../fields/choice.ts';
import { record } from '../fields/record.ts';
import { checkKinds } from '../payments/check-kinds.ts';

const kind = choice('kind', 'What', checkKinds, { description: 'What did not fit.' });

/** What the comparison with Stripe found: what it mended by itself, and what a person has to look at. */
export const paymentChecks: CollectionConfig = {
  slug: 'payment-checks',
  labels: { singular: 'Payment to check', plural: 'Payments to check' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: nobody, read: team, update: team, delete: nobody, readVersions: nobody, admin: team, unlock: nobody },
  admin: {
    group: 'Shop',
    useAsTitle: 'words',
    defaultColumns: ['words', 'state', 'order', 'createdAt'],
    listSearchableFields: ['words', 'stripeId'],
    description: 'Once an hour orders are compared with Stripe. What could be mended was mended; the rest is for you.',
  },
  fields: [
    choice('state', 'State', { open: 'For you to check', repaired: 'Mended by itself', done: 'Checked' }, { defaultValue: 'open', description: 'Set it to "Checked" when you have looked at it.' }),
    record('words', 'What was found', { description: 'In a sentence.', required: true }),
    { ...kind, access: { update: nobody }, admin: { ...kind.admin, readOnly: true } },
    { name: 'order', label: 'Order', type: 'relationship', relationTo: 'orders', index: true, access: { update: nobody }, admin: { readOnly: true, description: 'Empty when there is none.' } },
    record('stripeId', 'At Stripe', { description: 'Search for it in the Stripe dashboard.' }),
    { ...record('key', 'Key', { description: '', required: true, unique: true, index: true }), admin: { hidden: true } },
  ],
};
