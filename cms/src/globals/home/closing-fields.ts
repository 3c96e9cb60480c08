import type { Field } from 'payload';
import { link } from '../../fields/rich-text/link.ts';
import { stats } from '../../fields/stats.ts';
import { line, paragraph, rows } from '../../fields/text.ts';
import { contactFormFields } from './contact-form-fields.ts';

export const aboutFields: Field[] = [
  line('title', 'Heading', { description: 'Who you are, in a few words.' }),
  paragraph('lead', 'Text', {
    description: 'Two or three sentences about the practitioner.',
    maxLength: 700,
  }),
  rows(
    'facts',
    'Facts',
    [
      line('term', 'Word', { description: 'For example: Credential.', maxLength: 40 }),
      line('detail', 'Fact', {
        description: 'For example: Board-certified physician assistant (PA-C).',
        maxLength: 160,
      }),
    ],
    { description: 'Credentials and experience.', singular: 'Fact', maxRows: 8 },
  ),
  link('link', 'Link', 'Where to read more.'),
];

export const testimonialsFields: Field[] = [
  line('title', 'Heading', {
    defaultValue: 'What families tell us',
    description:
      'Stands above the three testimonials whose place is the home page (Content, Testimonials).',
    maxLength: 80,
  }),
  stats('The figures below the testimonials. Only what you can stand behind.'),
  line('more', 'Link', {
    defaultValue: 'Read More Testimonials',
    description: 'Goes to the testimonials page.',
    maxLength: 40,
  }),
  line('sampleNote', 'Words at samples', {
    defaultValue: 'Sample',
    description: 'Stands at testimonials that are marked as samples.',
    maxLength: 40,
  }),
];

export const contactFields: Field[] = [
  line('title', 'Heading', { description: 'Heading of the contact form.' }),
  paragraph('lead', 'Text', { description: 'Who reads it and how soon.', maxLength: 400 }),
  rows(
    'steps',
    'What happens next',
    [
      line('when', 'When', { description: 'For example: Within 48 hours.', maxLength: 60 }),
      line('text', 'What', { description: 'One sentence.', maxLength: 200 }),
    ],
    { description: 'So that nobody has to wonder.', singular: 'Step', maxRows: 5 },
  ),
  line('cardTitle', 'Heading of the card', {
    defaultValue: 'Write to us',
    description: 'Stands on the card beside the steps.',
    maxLength: 80,
  }),
  paragraph('cardText', 'Text on the card', {
    defaultValue:
      'Say what you notice, since when, and who in your family it affects. One paragraph is enough.',
    description: 'One or two sentences.',
    maxLength: 400,
  }),
  ...contactFormFields,
];

export const scriptureFields: Field[] = [
  paragraph('text', 'Verse', { description: 'Stands above the footer.', maxLength: 400 }),
  line('reference', 'Where it stands', { description: 'For example: 3 John 1:2.', maxLength: 60 }),
];
