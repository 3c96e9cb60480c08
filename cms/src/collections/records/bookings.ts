import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { recordPolicy } from '../../access/policies.ts';
import { choice } from '../../fields/choice.ts';
import { inList } from '../../fields/in-list.ts';
import { record } from '../../fields/record.ts';
import { day, inDollars } from '../shop/plans/payment-fields.ts';

const kind = choice(
  'kind',
  'What',
  {
    dispute: 'Taken because of a dispute',
    'dispute-returned': 'Came back from a dispute',
    payout: 'Paid out to your bank',
  },
  { description: 'Which way the money went.' },
);

/** What moves money at Stripe beside payments and refunds, one row for each line of its balance; written from what Stripe says alone (STR-10). */
export const bookings: CollectionConfig = {
  slug: 'bookings',
  labels: { singular: 'Booking at Stripe', plural: 'Bookings at Stripe' },
  defaultSort: '-bookedOn',
  disableDuplicate: true,
  access: recordPolicy,
  admin: {
    group: 'Shop',
    useAsTitle: 'stripeId',
    defaultColumns: ['bookedOn', 'kind', 'cents', 'order'],
    listSearchableFields: ['stripeId'],
    description:
      'Money that banks took back in disputes, and what was paid out to you. For your books; nothing is done here.',
  },
  fields: [
    inList({ ...kind, access: { update: nobody }, admin: { ...kind.admin, readOnly: true } }),
    {
      name: 'order',
      label: 'Order',
      type: 'relationship',
      relationTo: 'orders',
      index: true,
      access: { update: nobody },
      admin: { readOnly: true, description: 'What was paid for. A payout has none.' },
    },
    { ...day('bookedOn', 'Booked on', 'When it left or came.'), index: true, required: true },
    inDollars({
      name: 'cents',
      label: 'Amount',
      type: 'number',
      required: true,
      admin: { readOnly: true, step: 1, description: 'How much.' },
    }),
    record('stripeId', 'At Stripe', {
      description: 'Search for it in the Stripe dashboard.',
      required: true,
    }),
    {
      ...record('key', 'Line of the balance', {
        description: '',
        required: true,
        unique: true,
        index: true,
      }),
      admin: { hidden: true },
    },
  ],
};
