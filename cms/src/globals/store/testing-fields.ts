import type { Field } from 'payload';
import { line, paragraph, rows } from '../../fields/text.ts';

export const sampleKeyFields: Field[] = [
  line('title', 'Heading', { description: 'Names the choice of samples above the kits.' }),
  rows(
    'items',
    'Samples',
    [
      {
        name: 'sample',
        label: 'Sample',
        type: 'select',
        required: true,
        options: [
          { label: 'Stool', value: 'stool' },
          { label: 'Urine', value: 'urine' },
          { label: 'Finger prick', value: 'finger-prick' },
          { label: 'Saliva', value: 'saliva' },
        ],
        admin: { description: 'What is sent in.' },
      },
      line('label', 'Words', { description: 'For example: Stool.', maxLength: 40 }),
      line('how', 'How', {
        required: false,
        description: 'For example: tube or swab. Stands where people choose.',
        maxLength: 40,
      }),
    ],
    { description: 'One line for each kind of sample.', singular: 'Sample', maxRows: 4 },
  ),
];

export const turnaroundFields: Field[] = [
  line('title', 'Heading', { description: 'Heading of the table of days.' }),
  paragraph('lead', 'Sentence below', { description: 'From when the days count.', maxLength: 300 }),
  rows(
    'rows',
    'Lines',
    [
      line('label', 'Tests', { description: 'For example: GI-MAP tests.', maxLength: 60 }),
      line('note', 'Which', {
        description: 'For example: GI-MAP, GI-MAP plus Zonulin.',
        maxLength: 200,
      }),
      {
        name: 'days',
        label: 'Days',
        type: 'number',
        required: true,
        min: 1,
        max: 120,
        admin: { description: 'Days to the result.' },
      },
    ],
    { description: 'One line for each group of tests.', singular: 'Line', maxRows: 6 },
  ),
];

export const helpFields: Field[] = [
  line('title', 'Heading', { description: 'For those who do not know which test to take.' }),
  paragraph('text', 'Text', { description: 'One or two sentences.', maxLength: 300 }),
  line('button', 'Button', { description: 'Goes to the contact form.', maxLength: 40 }),
];
