import type { CollectionConfig } from 'payload';
import { contentPolicy } from '../../access/policies.ts';
import { choice } from '../../fields/choice.ts';
import { contentVersions } from '../../fields/drafts.ts';
import { picture } from '../../fields/picture.ts';
import { position } from '../../fields/position.ts';
import { target } from '../../fields/rich-text/target.ts';
import { line, paragraph } from '../../fields/text.ts';

export const partnerLinks: CollectionConfig = {
  slug: 'partner-links',
  labels: { singular: 'Partner product', plural: 'Partner products' },
  defaultSort: 'position',
  access: contentPolicy,
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'isNew', '_status', 'updatedAt'],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['name'],
    description: 'What the whole-food partner sells, linked from the supplements of the store.',
  },
  versions: contentVersions,
  fields: [
    line('name', 'Name', { description: 'As the partner sells it.', maxLength: 120 }),
    paragraph('description', 'Description', {
      required: false,
      description: 'One sentence, or nothing.',
      maxLength: 300,
    }),
    choice(
      'kind',
      'Kind',
      {
        capsules: 'Capsules',
        chewables: 'Chewables',
        shakes: 'Shakes',
        bars: 'Bars',
        probiotics: 'Probiotics',
        powders: 'Powders',
      },
      { description: 'What one gets.' },
    ),
    target('href', 'Link', 'Full address with https://. It opens in a new tab.'),
    {
      name: 'isNew',
      label: 'Mark it NEW',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Puts the word on the link.' },
    },
    picture('Optional.'),
    position,
  ],
};
