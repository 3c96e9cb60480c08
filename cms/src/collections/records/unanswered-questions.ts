import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { recordPolicy } from '../../access/policies.ts';
import { inPlainWords } from '../../assistant/in-plain-words.ts';
import { record } from '../../fields/record.ts';

/** What the chat had no answer for: rows are counted up by content-gaps/endpoint.ts, and hold nothing that anybody typed. */
export const contentGaps: CollectionConfig = {
  slug: 'content-gaps',
  labels: { singular: 'Gap', plural: 'What the chat could not answer' },
  defaultSort: '-day',
  disableDuplicate: true,
  indexes: [{ fields: ['passage', 'day'], unique: true }],
  access: recordPolicy,
  admin: {
    group: 'Pages and files',
    useAsTitle: 'passage',
    defaultColumns: ['day', 'closest', 'count'],
    listSearchableFields: ['passage'],
    description:
      'How often in a day the chat found no good answer, by the text of the site that came closest. Often the same one? Then that text, or a new question beside it, could say more. What visitors asked is not kept.',
  },
  fields: [
    {
      name: 'closest',
      label: 'Closest text',
      type: 'text',
      virtual: true,
      access: { update: nobody },
      admin: {
        readOnly: true,
        disableListFilter: true,
        description: 'Where it stands, and its title.',
      },
      hooks: { afterRead: [({ siblingData }) => inPlainWords(String(siblingData.passage))] },
    },
    record('passage', 'Its name in the chat', {
      description: 'As the chat counts it.',
      required: true,
      index: true,
    }),
    record('day', 'Day', { description: 'In UTC.', required: true, index: true }),
    {
      name: 'count',
      label: 'How often',
      type: 'number',
      required: true,
      access: { update: nobody },
      admin: { readOnly: true, description: 'On that day.' },
    },
  ],
};
