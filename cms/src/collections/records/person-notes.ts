import type { CollectionConfig } from 'payload';
import { recordPolicy } from '../../access/policies.ts';
import { sealed } from '../../fields/encryption/encrypted-row.ts';
import { ofPerson } from '../../fields/of-person.ts';
import { record } from '../../fields/record.ts';

/** What the practice wants to remember about somebody, such as a telephone call. Written on their page alone. */
export const personNotes: CollectionConfig = {
  slug: 'person-notes',
  labels: { singular: 'Note', plural: 'Notes' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: recordPolicy,
  admin: { hidden: true },
  fields: [
    ofPerson('Whom it is about.'),
    record('by', 'By', { description: 'Who wrote it.', required: true }),
    sealed('text', 'Note', 'Stored encrypted.', true),
  ],
};
