import type { Field, TextField } from 'payload';
import { isLinkTarget } from '../../fields/rich-text/link.ts';
import { line, paragraph, section } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';

const page = (defaultValue: string): TextField => ({
  ...line('href', 'Link', {
    defaultValue,
    description: 'Full address with https://. It opens in a new tab.',
    maxLength: 500,
  }),
  validate: (value: unknown) => isLinkTarget(value),
});

/** Spec §2, supplements: two partners. What the second one sells is listed in Content, Partner products. */
export const partnerFields: Field[] = [
  section('own', 'Above our own supplements', [
    line('title', 'Heading', {
      defaultValue: 'Supplements we sell',
      description: 'A few words.',
      maxLength: 80,
    }),
    paragraph('text', 'Sentence beside it', {
      defaultValue: 'They go into the same cart as a kit.',
      description: 'One sentence.',
      maxLength: 200,
    }),
  ]),
  section('partners', 'Above the partners', [
    line('title', 'Heading', {
      defaultValue: 'Two partners we trust',
      description: 'A few words.',
      maxLength: 80,
    }),
    paragraph('text', 'Sentence beside it', {
      defaultValue: 'These open in a new tab, and you pay there.',
      description: 'One sentence.',
      maxLength: 200,
    }),
  ]),
  section('dispensary', 'Card: dispensary', [
    line('name', 'Title', {
      defaultValue: 'Practitioner Supplement Dispensary',
      description: 'Title of the card.',
      maxLength: 80,
    }),
    paragraph('text', 'Text', {
      defaultValue:
        'Professional supplements at 10% off, taken off by itself, with free shipping over $50.',
      description: 'One or two sentences.',
      maxLength: 400,
    }),
    line('figure', 'Figure', {
      defaultValue: '10% automatic discount',
      description: 'A few words.',
      maxLength: 60,
    }),
    line('button', 'Button', {
      defaultValue: 'Open the Dispensary',
      description: 'Opens the partner in a new tab.',
      maxLength: 40,
    }),
    page('https://dispensary.example'),
  ]),
  section('wholeFood', 'Card: whole foods', [
    line('name', 'Title', {
      defaultValue: 'Whole-Food Supplements',
      description: 'Title of the card.',
      maxLength: 80,
    }),
    paragraph('text', 'Text', {
      defaultValue:
        'Fruit, vegetables and berries in capsules, chewables, shakes and bars. The figures below are the brand’s own claims.',
      description: 'One or two sentences.',
      maxLength: 400,
    }),
    {
      type: 'row',
      fields: [
        line('trials', 'First figure', {
          defaultValue: '33 clinical trials',
          description: 'A claim of the brand.',
          maxLength: 40,
        }),
        line('papers', 'Second figure', {
          defaultValue: '47 papers',
          description: 'A claim of the brand.',
          maxLength: 40,
        }),
        line('benefits', 'Third figure', {
          defaultValue: '13 benefits',
          description: 'A claim of the brand.',
          maxLength: 40,
        }),
      ],
    },
    line('button', 'Button', {
      defaultValue: 'See the Brand',
      description: 'Opens the partner in a new tab.',
      maxLength: 40,
    }),
    page('https://whole-food.example'),
  ]),
  section('cabinet', 'Cabinet', [
    line('title', 'Heading', {
      defaultValue: 'The whole-food cabinet',
      description: 'A few words.',
      maxLength: 80,
    }),
    paragraph('text', 'Sentence beside it', {
      defaultValue: 'Each drawer opens the brand’s own page in a new tab.',
      description: 'One sentence.',
      maxLength: 200,
    }),
    words('plates', 'Plates', {
      capsules: ['Capsules and probiotics', 'Capsules'],
      chewables: ['Chewables', 'Chewables'],
      shakes: ['Shakes and powders', 'Shakes and powder'],
      bars: ['Bars', 'Bars'],
      isNew: ['On a new product', 'NEW'],
    }),
  ]),
];
