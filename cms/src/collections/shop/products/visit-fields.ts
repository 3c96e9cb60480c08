import type { Field } from 'payload';
import { line, rows } from '../../../fields/text.ts';

/** What consultations and packages grant: visits, beside the kits of their parts (ORD-02). */
export const visitFields: Field = {
  ...rows(
    'visits',
    'Visits that belong to it',
    [
      {
        type: 'row',
        fields: [
          line('label', 'Called', {
            description: 'For example: Consultation, or Follow-up.',
            maxLength: 60,
          }),
          {
            name: 'minutes',
            label: 'Minutes',
            type: 'number',
            required: true,
            min: 5,
            max: 240,
            admin: { description: 'How long one visit is.' },
          },
          {
            name: 'count',
            label: 'How many',
            type: 'number',
            required: true,
            defaultValue: 1,
            min: 1,
            max: 24,
            admin: { description: 'Visits of this kind.' },
          },
          {
            name: 'per',
            label: 'For',
            type: 'select',
            required: true,
            defaultValue: 'unit',
            options: [
              { label: 'Each one bought', value: 'unit' },
              { label: 'Each person of the program', value: 'person' },
            ],
            admin: {
              description: 'A program with monthly payments is bought once, for several people.',
              isClearable: false,
            },
          },
        ],
      },
    ],
    {
      description: 'Each of them stands in the order, to be booked and ticked off.',
      singular: 'Visit',
      maxRows: 8,
    },
  ),
  admin: {
    condition: (data) => data?.category === 'consultation' || data?.category === 'package',
    description: 'Each of them stands in the order, to be booked and ticked off.',
    initCollapsed: true,
  },
};
