import type { GlobalConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { pageVersions } from '../fields/drafts.ts';
import { pageHead } from '../fields/page-head.ts';
import { line, paragraph, rows, section } from '../fields/text.ts';

/** Where older shops have their policy: a start makes a row of `pages` from it (`startup/privacy-page.ts`), and nothing else reads it. */
export const privacyPolicy: GlobalConfig = {
  slug: 'privacy-policy',
  label: 'Privacy policy',
  access: { read: nobody, update: nobody, readVersions: nobody },
  admin: { hidden: true },
  versions: pageVersions,
  fields: [
    ...pageHead({
      documentTitle: 'Privacy policy',
      title: 'Privacy Policy',
      lead: 'What we collect, why, how long we keep it, and how you have it deleted.',
    }),
    {
      type: 'row',
      fields: [
        line('effective', 'Effective', {
          defaultValue: 'Nov 14, 2023',
          description: 'The first day of the policy.',
          maxLength: 40,
        }),
        line('updated', 'Last updated', {
          defaultValue: '03/11/2024',
          description: 'The day of this text.',
          maxLength: 40,
        }),
      ],
    },
    line('dates', 'Line with both dates', {
      defaultValue: 'Effective {effective}. Last updated {updated}.',
      description: 'Stands below the heading; the words in braces become the two dates.',
      maxLength: 120,
    }),
    section('summary', 'In short', [
      line('title', 'Heading', {
        defaultValue: 'In short',
        description: 'Stands on the label above the policy.',
        maxLength: 60,
      }),
      {
        ...rows(
          'items',
          'Points',
          [
            line('term', 'Words', {
              description: 'A figure or a few words, for example: 6 years.',
              maxLength: 30,
            }),
            line('detail', 'What it means', { description: 'One sentence.', maxLength: 120 }),
          ],
          { description: 'The few things that people look for.', singular: 'Point', maxRows: 4 },
        ),
        defaultValue: [
          {
            term: 'Never sold',
            detail: 'What you tell us stays with the people who need it to help you.',
          },
          { term: '6 years', detail: 'Client data is kept for six years.' },
          { term: 'Until you ask', detail: 'Everything else, until you tell us to delete it.' },
          { term: '13', detail: 'Minimum age to use this site.' },
        ],
      },
    ]),
    line('contents', 'Above the list of headings', {
      defaultValue: 'On this page',
      description: 'Stands beside the policy.',
      maxLength: 40,
    }),
    {
      ...rows(
        'sections',
        'Sections',
        [
          line('heading', 'Heading', { description: 'A few words.', maxLength: 120 }),
          paragraph('text', 'Text', {
            description:
              'In plain words. An empty line begins a new paragraph, lines that begin with a hyphen become a list.',
            maxLength: 6000,
          }),
        ],
        { description: 'From top to bottom.', singular: 'Section', maxRows: 40 },
      ),
      defaultValue: [
        {
          heading: 'How long we keep it',
          text: 'Data of people who are not clients is kept until its deletion is requested. Data of clients is kept six years.',
        },
        {
          heading: 'Children',
          text: 'You need to be at least 13 years old to use this site. Children under 13 are not intended users.',
        },
      ],
    },
  ],
};
