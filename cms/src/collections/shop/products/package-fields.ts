import type { Field } from 'payload';
import { rows } from '../../../fields/text.ts';

/** What only packages have. */
export const packageFields: Field = {
  ...rows(
    'parts',
    'What has to be for sale for it',
    [
      {
        name: 'oneOf',
        label: 'Product',
        type: 'relationship',
        relationTo: 'products',
        hasMany: true,
        required: true,
        filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
        admin: {
          allowCreate: false,
          description: 'One product, or several of which the buyer chooses one.',
        },
      },
    ],
    {
      description: 'The package is sold only while one product of each line is.',
      singular: 'Part',
      maxRows: 8,
    },
  ),
  admin: {
    condition: (data) => data?.category === 'package',
    description: 'The package is sold only while one product of each line is.',
    initCollapsed: true,
  },
};
