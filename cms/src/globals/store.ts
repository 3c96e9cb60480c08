import type { GlobalConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { published } from '../access/published.ts';
import { pageVersions } from '../fields/drafts.ts';
import { searchHead } from '../fields/page-head.ts';
import { link } from '../fields/rich-text/link.ts';
import { line, paragraph, section } from '../fields/text.ts';
import { words } from '../fields/words.ts';
import { chooseFields } from './store/choose-fields.ts';
import { compareWords } from './store/compare-words.ts';
import { partnerFields } from './store/partner-fields.ts';
import { packagePlanFields, programPlanFields } from './store/plan-fields.ts';
import { productPageWords } from './store/product-page-words.ts';
import { helpFields, sampleKeyFields, turnaroundFields } from './store/testing-fields.ts';

export const store: GlobalConfig = {
  slug: 'store',
  label: 'Store page',
  access: { read: published, update: editors, readVersions: editors },
  admin: {
    group: 'Pages and files',
    description: 'The words around the products. Products and prices are in Shop.',
  },
  versions: pageVersions,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          name: 'hero',
          label: 'Top',
          fields: [
            line('titleLine1', 'Headline, first line', {
              description: 'Large, upright.',
              maxLength: 60,
            }),
            line('titleLine2', 'Headline, second line', {
              description: 'Large, in italics.',
              maxLength: 60,
            }),
            paragraph('lead', 'Sentence below', {
              description: 'One or two sentences.',
              maxLength: 400,
            }),
            words(
              'others',
              'Top of the other shelves',
              {
                consultation: ['Headline, consultations', 'Consultations'],
                consultationLead: [
                  'Sentence below',
                  'An hour with the practitioner, by video. Nothing ships. You choose your time after you pay.',
                ],
                package: ['Headline, packages', 'Packages'],
                packageLead: [
                  'Sentence below',
                  'A test and the talks that go with it, for one price.',
                ],
                supplement: ['Headline, supplements', 'Vitamins & supplements'],
                supplementLead: [
                  'Sentence below',
                  'Supplements we sell, and two partners. Partner links open in a new tab, and you pay there.',
                ],
              },
              'The headline above is that of the test kits.',
            ),
          ],
        },
        {
          name: 'tabs',
          label: 'Shelves',
          fields: [
            line('testing', 'First', {
              defaultValue: 'Testing Kits',
              description: 'Button for the test kits.',
              maxLength: 40,
            }),
            line('consultation', 'Second', {
              defaultValue: 'Consultations',
              description: 'Button for the consultations.',
              maxLength: 40,
            }),
            line('package', 'Third', {
              defaultValue: 'Packages',
              description: 'Button for the packages.',
              maxLength: 40,
            }),
            line('supplement', 'Fourth', {
              defaultValue: 'Vitamins & Supplements',
              description: 'Button for the supplements.',
              maxLength: 40,
            }),
          ],
        },
        {
          label: 'Test kits',
          fields: [
            section('sampleKey', 'Key to the samples', sampleKeyFields),
            section('turnaround', 'Days to results', turnaroundFields),
            section('help', 'Help with choosing', helpFields),
          ],
        },
        {
          label: 'Packages',
          fields: [
            section('packagePlan', 'Card: Complete Gut Health Package', packagePlanFields),
            section('programPlan', 'Card: Family Wellness Program', programPlanFields),
          ],
        },
        { name: 'partners', label: 'Supplements', fields: partnerFields },
        {
          label: 'Shelf and end',
          fields: [
            line('shelfTitle', 'Heading above the products', {
              description: 'Stands above the grid of the packages and supplements.',
            }),
            paragraph('shelfLead', 'Sentence below it', {
              description: 'One sentence.',
              maxLength: 300,
            }),
            section('closing', 'End of the page', [
              line('title', 'Heading', { description: 'The last call on the page.' }),
              paragraph('text', 'Text', { description: 'One or two sentences.', maxLength: 300 }),
              link('link', 'Link', 'Goes to the recommendations.'),
            ]),
            words('words', 'Small words', {
              addToCart: ['Button on a product', 'Add to Cart'],
              unavailable: [
                'In the place of the button, while it cannot be bought',
                'Not available at the moment',
              ],
              days: ['After a number of days', 'days'],
              question: ['Link below a consultation', 'Ask a question first'],
              allKits: ['Shows the kits of all samples', 'All'],
            }),
          ],
        },
        { label: 'Pages of products', fields: [productPageWords, compareWords] },
        { label: 'Help me choose', fields: chooseFields },
        {
          label: 'Search and sharing',
          fields: searchHead({
            documentTitle: 'Wellness Shop',
            metaDescription:
              'Gut test kits for adults, children and babies, consultations, packages and supplements, with prices and days to results.',
          }),
        },
      ],
    },
  ],
};
