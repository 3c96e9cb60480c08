import type { Field } from 'payload';
import { line, paragraph, rows } from '../../fields/text.ts';

export const journeyFields: Field[] = [
  line('title', 'Heading', { description: 'Heading of the four steps.' }),
  paragraph('lead', 'Sentence below', { description: 'One sentence.', maxLength: 300 }),
  line('stepWord', 'Word before the number', {
    defaultValue: 'Step',
    description: 'Stands above each step: Step 1, Step 2.',
    maxLength: 20,
  }),
  line('help', 'Link below', {
    defaultValue: 'Help me choose a kit',
    description: 'Goes to the page that helps to choose.',
    maxLength: 40,
  }),
  rows(
    'steps',
    'Steps',
    [
      line('title', 'Step', { description: 'A few words.', maxLength: 80 }),
      paragraph('text', 'Text', { description: 'One or two sentences.', maxLength: 300 }),
    ],
    { description: 'The way from the test to a healthy family.', singular: 'Step', maxRows: 6 },
  ),
];
