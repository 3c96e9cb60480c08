import type { Field } from 'payload';
import { link } from '../../fields/link.ts';
import { line, paragraph, rows } from '../../fields/text.ts';

export const aboutFields: Field[] = [
  line('title', 'Heading', { description: 'Who you are, in a few words.' }),
  paragraph('lead', 'Text', { description: 'Two or three sentences about the practitioner.', maxLength: 700 }),
  rows(
    'facts',
    'Facts',
    [
      line('term', 'Word', { description: 'For example: Credential.', maxLength: 40 }),
      line('detail', 'Fact', { description: 'For example: Board-certified physician assistant (PA-C).', maxLength: 160 }),
    ],
    { description: 'Credentials and experience.', singular: 'Fact', maxRows: 8 },
  ),
  link('link', 'Link', 'Where to read more.'),
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
];

export const scriptureFields: Field[] = [
  paragraph('text', 'Verse', { description: 'Stands above the footer.', maxLength: 400 }),
  line('reference', 'Where it stands', { description: 'For example: 3 John 1:2.', maxLength: 60 }),
];
