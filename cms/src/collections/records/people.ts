import type { CollectionConfig } from 'payload';
import { recordPolicy } from '../../access/policies.ts';
import { record } from '../../fields/record.ts';

/**
 * Everybody who ordered, wrote, signed up or was written down: one row for each mailbox, kept by triggers of the database
 * whatever code writes an order or a form (migrations/*_people.ts). It holds nothing that stands not on those rows.
 */
export const people: CollectionConfig = {
  slug: 'people',
  labels: { singular: 'Person', plural: 'People' },
  defaultSort: '-seenAt',
  disableDuplicate: true,
  access: recordPolicy,
  admin: { hidden: true, useAsTitle: 'name' },
  fields: [
    record('name', 'Name', { description: 'As they wrote it last.' }),
    record('email', 'E-mail', { description: 'As they wrote it last.', required: true }),
    record('mailbox', 'Mailbox', {
      description: 'The same however the address is spelled.',
      required: true,
      unique: true,
    }),
    record('words', 'Words', { description: 'What they are found by.', required: true }),
    {
      name: 'seenAt',
      label: 'Last seen',
      type: 'date',
      required: true,
      index: true,
      admin: { description: 'When they last ordered, wrote or signed up.' },
    },
  ],
};
