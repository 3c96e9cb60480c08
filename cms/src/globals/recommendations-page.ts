import type { GlobalConfig, GroupField } from 'payload';
import { pagePolicy } from '../access/policies.ts';
import { closing } from '../fields/closing.ts';
import { pageVersions } from '../fields/drafts.ts';
import { pageHead } from '../fields/page-head.ts';
import { link } from '../fields/rich-text/link.ts';
import { line, paragraph, rows, section } from '../fields/text.ts';
import { words } from '../fields/words.ts';

function shelf(name: string, heading: string, note: string): GroupField {
  return section(name, heading, [
    line('heading', 'Heading', {
      defaultValue: heading,
      description: `At first: ${heading}`,
      maxLength: 60,
    }),
    line('note', 'Words below', {
      required: false,
      defaultValue: note,
      description: 'A few words, or nothing.',
      maxLength: 120,
    }),
  ]);
}

export const recommendationsPage: GlobalConfig = {
  slug: 'recommendations-page',
  label: 'Recommendations page',
  access: pagePolicy,
  admin: {
    group: 'Pages and files',
    description: 'The words around the recommended products, which are a list of their own.',
  },
  versions: pageVersions,
  fields: [
    ...pageHead({
      documentTitle: 'Recommendations',
      title: 'Gut Healing Recommendations',
      lead: 'What we use in our own kitchens and homes.',
    }),
    paragraph('disclosure', 'Affiliate disclosure', {
      defaultValue:
        'Some links on this page are affiliate links: when you buy through them we may earn a small commission, at no extra cost to you.',
      description: 'The law asks for it; it stands on top.',
      maxLength: 500,
    }),
    paragraph('supplementNote', 'Note about supplements', {
      defaultValue:
        'We do not recommend supplements from this marketplace. Please order them from our dispensary.',
      description: 'Stands above the products.',
      maxLength: 400,
    }),
    words('words', 'Before the two notes', {
      disclosure: ['Before the affiliate disclosure', 'Affiliate disclosure.'],
      supplementNote: ['Before the note about supplements', 'No supplements here.'],
    }),
    section(
      'shelves',
      'Shelves',
      [
        shelf(
          'proteinElectrolytes',
          'Protein & Electrolytes',
          'For the days when cooking is not going to happen.',
        ),
        shelf('books', 'Books', 'The ones we lend out most.'),
        shelf('cookingBaking', 'Cooking & Baking', 'What stays on the stove.'),
        shelf('liverDetox', 'Liver Detox', 'Gentle help, not a cleanse.'),
        shelf('household', 'Household', 'Clean, without strong smells.'),
        shelf('personalCare', 'Personal Care', 'Short lists of ingredients.'),
        shelf('dental', 'Dental', 'The gut begins in the mouth.'),
      ],
      'A shelf without products is not shown.',
    ),
    line('button', 'Button on a card', {
      defaultValue: 'View on Amazon',
      description: 'Opens the product in a new tab.',
      maxLength: 40,
    }),
    section('dispensary', 'Dispensary', [
      line('title', 'Heading', {
        defaultValue: 'Professional supplements',
        description: 'A few words.',
        maxLength: 80,
      }),
      paragraph('text', 'Text', {
        defaultValue: 'Practitioner-grade supplements, sent straight to you.',
        description: 'One or two sentences.',
        maxLength: 400,
      }),
      {
        ...rows(
          'badges',
          'Badges',
          [line('text', 'Words', { description: 'A few words.', maxLength: 60 })],
          { description: 'Stand beside the text.', singular: 'Badge', maxRows: 4 },
        ),
        defaultValue: [{ text: '10% off storewide' }, { text: 'Free shipping over $50' }],
      },
      link('link', 'Link', 'Opens the dispensary in a new tab.'),
    ]),
    closing('Not sure what your gut needs?', 'A test at home shows it.'),
  ],
};
