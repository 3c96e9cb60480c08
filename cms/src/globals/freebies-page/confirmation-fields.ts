import type { Field } from 'payload';
import { target } from '../../fields/rich-text/target.ts';
import { line, paragraph, rows } from '../../fields/text.ts';

/** The page after a download. */
export const confirmationFields: Field[] = [
  line('title', 'Heading', {
    defaultValue: 'Download Started!',
    description: 'The large heading.',
    maxLength: 80,
  }),
  paragraph('lead', 'Text below', {
    defaultValue: 'A copy is on its way to your inbox.',
    description: 'Says that a copy was e-mailed.',
    maxLength: 300,
  }),
  line('documentTitle', 'Title in the browser', {
    defaultValue: 'Your download',
    description: 'Stands in the tab.',
    maxLength: 70,
  }),
  line('cardsTitle', 'Heading above the cards', {
    defaultValue: 'What to do next',
    description: 'A few words.',
    maxLength: 80,
  }),
  line('cardsLead', 'Sentence beside it', {
    defaultValue: 'Where families usually go from here.',
    description: 'One sentence.',
    maxLength: 160,
  }),
  {
    ...rows(
      'cards',
      'Cards',
      [
        line('title', 'Heading', { description: 'A few words.', maxLength: 80 }),
        line('text', 'Text', { description: 'One sentence.', maxLength: 240 }),
        line('label', 'Words of the link', { description: 'What visitors click.', maxLength: 60 }),
        target(
          'href',
          'Goes to',
          'A path of this site, or an address with https://, which opens in a new tab.',
        ),
      ],
      { description: 'Where to go next.', singular: 'Card', maxRows: 8 },
    ),
    defaultValue: [
      {
        title: 'Test your gut',
        text: 'See what is going on inside, from home.',
        label: 'Visit the store',
        href: '/store',
      },
      {
        title: 'Our recommendations',
        text: 'Kitchen, home and books that we like.',
        label: 'See the recommendations',
        href: '/recommendations',
      },
      {
        title: 'Supplement dispensary',
        text: 'Professional supplements with 10% off.',
        label: 'Open the dispensary',
        href: 'https://dispensary.example',
      },
      {
        title: 'More free guides',
        text: 'Recipes, charts and trackers.',
        label: 'Back to the guides',
        href: '/freebies',
      },
    ],
  },
  line('programLink', 'Link to the program', {
    defaultValue: 'See the Family Wellness Program',
    description: 'Goes to the packages of the store.',
    maxLength: 60,
  }),
  line('homeLink', 'Link home', {
    defaultValue: 'Back to Home',
    description: 'Goes to the first page.',
    maxLength: 60,
  }),
];
