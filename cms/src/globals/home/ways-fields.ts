import type { Field } from 'payload';
import { line, paragraph, rows, section } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';

export const waysFields: Field[] = [
  line('title', 'Heading', {
    defaultValue: 'How to Work with Us',
    description: 'Heading of this part.',
  }),
  paragraph('lead', 'Sentence below', { description: 'One sentence.', maxLength: 300 }),
  section('program', 'Family Wellness Program', [
    line('badge', 'Badge', {
      defaultValue: 'BEST VALUE',
      description: 'The seal on the card.',
      maxLength: 40,
    }),
    line('title', 'Title', { description: 'Name of the programme.' }),
    paragraph('text', 'Text', { description: 'What a family gets.', maxLength: 500 }),
    rows(
      'points',
      'Points',
      [
        line('figure', 'Figure', { description: 'For example: 7.', maxLength: 20 }),
        line('text', 'Words', {
          description: 'For example: personal consultations over 6 months.',
          maxLength: 120,
        }),
      ],
      { description: 'What is included, with figures.', singular: 'Point', maxRows: 6 },
    ),
    words(
      'plan',
      'Words at its price',
      {
        perPerson: ['After the price', 'per person'],
        first: ['First payment', 'Today'],
        second: ['Second payment', 'Month 2'],
        third: ['Third payment', 'Month 3'],
        fourth: ['Fourth payment', 'Month 4'],
        total: [
          'Below the payments; {amount} is all of it',
          '{amount} in all. It ends by itself after the last payment.',
        ],
      },
      'The price is that of the programme in Shop.',
    ),
    line('button', 'Button', {
      defaultValue: 'View Wellness Program',
      description: 'Goes to the packages.',
      maxLength: 40,
    }),
  ]),
  section('testing', 'One-time testing', [
    line('title', 'Title', { description: 'Name of this way.' }),
    paragraph('text', 'Text', { description: 'For whom it is and how it goes.', maxLength: 500 }),
    line('button', 'Button', {
      defaultValue: 'Shop Testing Kits',
      description: 'Goes to the test kits.',
      maxLength: 40,
    }),
  ]),
  section('workshop', 'Weekly workshop', [
    line('title', 'Title', { description: 'Name of the workshop.' }),
    line('when', 'When', {
      defaultValue: 'Thursday 7 PM EST',
      description: 'Day and hour.',
      maxLength: 60,
    }),
    paragraph('text', 'Text', { description: 'What happens there.', maxLength: 500 }),
    line('workshopButton', 'Button for the workshop', {
      description: 'Goes to the sign-up.',
      maxLength: 40,
    }),
    line('resourcesButton', 'Button for the guides', {
      description: 'Goes to the free guides.',
      maxLength: 40,
    }),
  ]),
];
