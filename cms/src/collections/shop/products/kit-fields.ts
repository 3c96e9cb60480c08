import type { Field, NumberField } from 'payload';
import { colour } from '../../../fields/colour.ts';
import { line } from '../../../fields/text.ts';

/** What only test kits have. */
export const kitFields: Field = {
  type: 'collapsible',
  label: 'About the test',
  admin: { condition: (data) => data?.category === 'testing' },
  fields: [
    {
      name: 'sample',
      label: 'Sample',
      type: 'select',
      options: [
        { label: 'Stool', value: 'stool' },
        { label: 'Urine', value: 'urine' },
        { label: 'Finger prick', value: 'finger-prick' },
        { label: 'Saliva', value: 'saliva' },
      ],
      admin: {
        description: 'What is sent to the laboratory. The store marks it with a window shape.',
      },
    },
    {
      name: 'turnaroundDays',
      label: 'Days to results',
      type: 'number',
      min: 1,
      max: 120,
      admin: {
        description: 'Days from the arrival of the sample in the laboratory to the result.',
      },
    },
    line('ages', 'Ages', {
      required: false,
      maxLength: 40,
      description: 'For example: 3-18 years. Leave empty for adults.',
    }),
    {
      type: 'row',
      fields: [
        age('ageFrom', 'From this age', 'In years. Leave empty for no bound.'),
        age('ageTo', 'Below this age', 'In years: 19 means that eighteen-year-olds still use it.'),
      ],
    },
    colour(
      'ground',
      'Colour behind the picture',
      'A quiet colour as # and six digits, for example #D3DDCA.',
    ),
  ],
};

function age(name: string, label: string, description: string): NumberField {
  return { name, label, type: 'number', min: 0, max: 120, admin: { description } };
}
