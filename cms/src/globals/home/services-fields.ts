import type { Field } from 'payload';
import { isLinkTarget } from '../../fields/rich-text/link.ts';
import { line, paragraph, section } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';

export const servicesFields: Field[] = [
  line('title', 'Heading', { description: 'Heading of the services.' }),
  paragraph('lead', 'Sentence below', {
    description: 'One sentence. The cards and their prices are in Shop, Offers.',
    maxLength: 300,
  }),
  words('buttons', 'Buttons of the cards', {
    test: ['Test kits', 'Order this test'],
    consultation: ['Consultations', 'Book this consult'],
    package: ['Package', 'Get the package'],
    other: ['Anything else', 'See it in the store'],
    unavailable: ['In their place, while it cannot be bought', 'Not available at the moment'],
    partner: ['Supplements', 'Visit the partner'],
  }),
  section('supplements', 'Card for supplements', [
    line('name', 'Title', {
      defaultValue: 'Premium Supplements',
      description: 'Title of the card.',
    }),
    paragraph('description', 'Text', { description: 'What the partner offers.', maxLength: 400 }),
    line('saving', 'Saving', { description: 'For example: 10% off.', maxLength: 40 }),
    {
      ...line('href', 'Partner page', {
        description: 'Full address with https://. It opens in a new tab.',
        maxLength: 500,
      }),
      validate: (value: unknown) => isLinkTarget(value),
    },
  ]),
  section('family', 'Card for families', [
    line('title', 'Title', {
      defaultValue: 'Family Wellness Program',
      description: 'Title of the card.',
    }),
    line('figure', 'Figure', { description: 'For example: 20% off.', maxLength: 40 }),
    paragraph('text', 'Text', { description: 'What it is and who gets it.', maxLength: 400 }),
    line('button', 'Button', {
      defaultValue: 'Learn More',
      description: 'Goes to the contact form.',
      maxLength: 40,
    }),
  ]),
];
