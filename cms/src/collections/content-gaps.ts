import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { team } from '../access/team.ts';
import { record } from '../fields/record.ts';

/** What the chat had no answer for: rows are counted up by content-gaps/endpoint.ts, and hold nothing that anybody typed. */
export const contentGaps: CollectionConfig = {
  slug: 'content-gaps',
  labels: { singular: 'Gap', plural: 'What the chat could not answer' },
  defaultSort: '-day',
  disableDuplicate: true,
  indexes: [{ fields: ['passage', 'day'], unique: true }],
  access: { create: nobody, read: team, update: nobody, delete: nobody, readVersions: nobody, admin: team, unlock: nobody },
  admin: {
    group: 'Pages and files',
    useAsTitle: 'passage',
    defaultColumns: ['day', 'passage', 'count'],
    listSearchableFields: ['passage'],
    description: 'How often in a day the chat found no good answer, by the text of the site that came closest: a hint at what to write next. What was asked is not kept.',
  },
  fields: [
    record('passage', 'Closest text', { description: 'Its kind and its title.', required: true, index: true }),
    record('day', 'Day', { description: 'In UTC.', required: true, index: true }),
    { name: 'count', label: 'How often', type: 'number', required: true, access: { update: nobody }, admin: { readOnly: true, description: 'On that day.' } },
  ],
};
