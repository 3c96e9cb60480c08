import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { recordPolicy } from '../../access/policies.ts';
import { team } from '../../access/team.ts';
import { choice } from '../../fields/choice.ts';
import { inList } from '../../fields/in-list.ts';
import { record } from '../../fields/record.ts';
import { checkKinds, whatToDo } from '../../payments/orders/check-kinds.ts';

const state = choice(
  'state',
  'State',
  { open: 'For you to check', repaired: 'Mended by itself', done: 'Checked' },
  {
    defaultValue: 'open',
    description: 'Set it to "Checked" when you have looked at it, and save.',
  },
);
const kind = choice('kind', 'What', checkKinds, { description: 'What did not fit.' });

const isCheckKind = (kind: unknown): kind is keyof typeof checkKinds =>
  typeof kind === 'string' && kind in checkKinds;

/** What the comparison with Stripe found: what it mended by itself, and what a person has to look at. */
export const paymentChecks: CollectionConfig = {
  slug: 'payment-checks',
  labels: { singular: 'Payment to check', plural: 'Payments to check' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { ...recordPolicy, update: team },
  admin: {
    group: 'Shop',
    useAsTitle: 'words',
    defaultColumns: ['words', 'state', 'order', 'createdAt'],
    listSearchableFields: ['words', 'stripeId'],
    description:
      'Once an hour our orders are compared with what Stripe says. What could be mended was mended; the rest is for you.',
  },
  fields: [
    { ...state, admin: { ...state.admin, position: 'sidebar' } },
    inList(record('words', 'What was found', { description: 'In a sentence.', required: true })),
    {
      name: 'whatToDo',
      label: 'What to do',
      type: 'textarea',
      virtual: true,
      admin: { readOnly: true, disableListColumn: true, disableListFilter: true },
      hooks: {
        afterRead: [
          ({ siblingData }) => (isCheckKind(siblingData.kind) ? whatToDo[siblingData.kind] : null),
        ],
      },
    },
    inList({ ...kind, access: { update: nobody }, admin: { ...kind.admin, readOnly: true } }),
    {
      name: 'order',
      label: 'Order',
      type: 'relationship',
      relationTo: 'orders',
      index: true,
      access: { update: nobody },
      admin: { readOnly: true, description: 'Empty when there is none.' },
    },
    {
      name: 'deadline',
      label: 'Deadline',
      type: 'date',
      access: { update: nobody },
      admin: {
        readOnly: true,
        description: 'Until then it has to be answered at Stripe. Empty when nothing is.',
      },
    },
    record('stripeId', 'At Stripe', { description: 'Search for it in the Stripe dashboard.' }),
    {
      ...record('key', 'Key', { description: '', required: true, unique: true, index: true }),
      admin: { hidden: true },
    },
  ],
};
