import type { Field } from 'payload';
import { line, paragraph, rows, section } from '../../fields/text.ts';

export const heroFields: Field[] = [
  line('titleLine1', 'Headline, first line', {
    defaultValue: 'Trust God.',
    description: 'Large, upright.',
    maxLength: 60,
  }),
  line('titleLine2', 'Headline, second line', {
    defaultValue: 'Trust your Gut.',
    description: 'Large, in italics.',
    maxLength: 60,
  }),
  paragraph('lead', 'Sentence below', {
    description: 'What the practice does, in one or two sentences.',
    maxLength: 400,
  }),
  line('trust', 'Trust line', {
    defaultValue: 'Trusted by 500+ Families',
    description: 'A short line beside the stars.',
    maxLength: 80,
  }),
  line('fromLine', 'Line below the buttons', {
    required: false,
    defaultValue: 'Kits from {price} · results in {from} to {to} days',
    description: '{price}, {from} and {to} are those of the kits that are for sale.',
    maxLength: 120,
  }),
  section('buttons', 'Buttons', [
    line('order', 'First button', {
      defaultValue: 'Order Gut Health Testing',
      description: 'Goes to the test kits.',
      maxLength: 40,
    }),
    line('consult', 'Second button', {
      defaultValue: 'Schedule Consultation',
      description: 'Goes to the consultations.',
      maxLength: 40,
    }),
    line('more', 'Third button', {
      defaultValue: 'Learn More',
      description: 'Goes to the free guides.',
      maxLength: 40,
    }),
  ]),
  section('badges', 'Badges', [
    line('testing', 'Badge for testing', {
      defaultValue: 'Gut Health Testing',
      description: 'Goes to the shop.',
      maxLength: 40,
    }),
    line('certified', 'Badge for the credential', {
      defaultValue: 'PA-C Certified',
      description: 'Goes to About on this page.',
      maxLength: 40,
    }),
  ]),
];

export const claimsField: Field = rows(
  'claims',
  'Figures',
  [
    line('value', 'Figure', { description: 'For example: 98%.', maxLength: 20 }),
    line('label', 'Words', { description: 'For example: success rate.', maxLength: 60 }),
  ],
  {
    description: 'The row of figures. Only what you can stand behind.',
    singular: 'Figure',
    maxRows: 6,
  },
);
