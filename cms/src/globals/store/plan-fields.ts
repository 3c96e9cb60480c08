import type { Field } from 'payload';
import { line, rows } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';

export const packagePlanFields: Field[] = [
  line('badge', 'Badge', {
    defaultValue: 'Most Popular',
    description: 'The seal on the card.',
    maxLength: 40,
  }),
  {
    name: 'offer',
    label: 'Offer',
    type: 'relationship',
    relationTo: 'offers',
    required: true,
    admin: { description: 'Name and prices come from here.' },
  },
  rows(
    'points',
    'What is in it',
    [line('text', 'Line', { description: 'One line.', maxLength: 160 })],
    {
      description: 'What the buyer gets.',
      singular: 'Line',
      maxRows: 8,
    },
  ),
  line('button', 'Button', {
    defaultValue: 'Get Started',
    description: 'Opens the payment.',
    maxLength: 40,
  }),
];

export const programPlanFields: Field[] = [
  line('badge', 'Badge', { description: 'The seal on the card.', maxLength: 40 }),
  line('name', 'Title', {
    defaultValue: 'Concierge Family Wellness Program',
    description: 'Title of the card.',
  }),
  {
    name: 'product',
    label: 'Product',
    type: 'relationship',
    relationTo: 'products',
    required: true,
    admin: { description: 'What the button puts into the cart.' },
  },
  rows(
    'rows',
    'Prices in words',
    [
      line('lead', 'Who', { description: 'For example: First person.', maxLength: 60 }),
      line('text', 'What', {
        description: 'For example: 4-month program, 5 visits.',
        maxLength: 160,
      }),
      line('price', 'Price', {
        description:
          'For example: $637 per month for 4 months. Change it together with the product.',
        maxLength: 80,
      }),
    ],
    { description: 'One line for each kind of person.', singular: 'Line', maxRows: 6 },
  ),
  line('button', 'Button', { description: 'Puts the programme into the cart.', maxLength: 40 }),
  line('term', 'Words after the price', {
    defaultValue: 'per month for {count} months',
    description: '{count} becomes the number of payments.',
    maxLength: 60,
  }),
  words('payments', 'Names of the four payments', {
    first: ['First', 'Today'],
    second: ['Second', 'Month 2'],
    third: ['Third', 'Month 3'],
    fourth: ['Fourth', 'Month 4'],
  }),
];
