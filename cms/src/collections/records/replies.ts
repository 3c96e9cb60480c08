import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { recordPolicy } from '../../access/policies.ts';
import { sealed } from '../../fields/encryption/encrypted-row.ts';
import { ofPerson } from '../../fields/of-person.ts';
import { record } from '../../fields/record.ts';
import { mailsOf } from '../../mails/mails-of.ts';

/** What the practice wrote to somebody. Its text stands here alone: the row of its mail in the outbox holds none. */
export const replies: CollectionConfig = {
  slug: 'replies',
  labels: { singular: 'Reply', plural: 'Replies' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: recordPolicy,
  admin: { hidden: true },
  fields: [
    ofPerson('Who gets it.'),
    {
      name: 'message',
      label: 'Message',
      type: 'relationship',
      relationTo: 'contact-submissions',
      index: true,
      access: { update: nobody },
      admin: { readOnly: true, description: 'What it answers.' },
    },
    record('email', 'To', { description: 'Where it went.', required: true }),
    record('by', 'By', { description: 'Who wrote it.', required: true }),
    sealed('text', 'Text', 'Stored encrypted.', true),
    mailsOf('reply'),
  ],
};
