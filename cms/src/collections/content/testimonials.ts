import type { CollectionConfig } from 'payload';
import { contentPolicy } from '../../access/policies.ts';
import { choice } from '../../fields/choice.ts';
import { contentVersions } from '../../fields/drafts.ts';
import { position } from '../../fields/position.ts';
import { line, paragraph } from '../../fields/text.ts';

export const testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  defaultSort: 'position',
  access: contentPolicy,
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'place', 'content', 'isSample', '_status'],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['name', 'content'],
    description:
      'What patients say. Only real words, with their leave; take the samples out before you open.',
  },
  versions: contentVersions,
  fields: [
    line('name', 'Name', { description: 'Shortened, for example: Rachel M.', maxLength: 60 }),
    paragraph('content', 'Words', { description: 'What the person said.', maxLength: 1200 }),
    choice(
      'place',
      'Place',
      {
        featured: 'The one story on top of the page',
        home: 'Home page',
        grid: 'Testimonials page',
      },
      { defaultValue: 'grid', description: 'Where it stands.' },
    ),
    {
      type: 'row',
      fields: [
        {
          ...line('initial', 'Initial', {
            description: 'The letter in the circle. Leave empty for the first of the name.',
            maxLength: 2,
          }),
          hooks: {
            beforeValidate: [
              ({ data, value }) =>
                value ||
                String(data?.name ?? '')
                  .trim()
                  .charAt(0)
                  .toUpperCase() ||
                value,
            ],
          },
        },
        {
          name: 'stars',
          label: 'Stars',
          type: 'number',
          required: true,
          defaultValue: 5,
          min: 1,
          max: 5,
          admin: { step: 1, description: 'One to five.' },
        },
      ],
    },
    {
      name: 'isSample',
      label: 'This is a sample',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Written for trying the site out. The page marks it as one.',
      },
    },
    position,
  ],
};
