import type { CollectionConfig } from 'payload';
import { editors } from '../../access/editors.ts';
import { recordPolicy } from '../../access/policies.ts';
import { line, paragraph } from '../../fields/text.ts';

/** Beginnings of replies. Only the practice reads them. */
export const savedReplies: CollectionConfig = {
  slug: 'saved-replies',
  labels: { singular: 'Saved reply', plural: 'Saved replies' },
  defaultSort: 'title',
  disableDuplicate: true,
  access: { ...recordPolicy, create: editors, update: editors, delete: editors },
  admin: {
    group: 'Mail',
    useAsTitle: 'title',
    defaultColumns: ['title', 'updatedAt'],
    description: 'Texts to start a reply from. They show as buttons above the reply.',
  },
  fields: [
    line('title', 'Name', {
      description: 'What the button says, in two or three words.',
      maxLength: 40,
    }),
    paragraph('text', 'Text', {
      description:
        'An empty line begins a new paragraph. {name} becomes the first name. Put what has to be written each time in [square brackets]: it cannot be sent with them.',
      maxLength: 4000,
    }),
  ],
};
