import { fromPlainText } from '../../fields/rich-text/from-plain-text.ts';
import type { Sample } from '../publish-list.ts';
import { privacySections } from './privacy-sections.ts';

/** The policy of spec §2 with its dates. To be checked by the practice and its lawyer before going live. */
export const privacyPolicy: Sample<'pages'> = {
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  lead: 'What we collect, why, how long we keep it, and how you have it deleted.',
  documentTitle: 'Privacy policy',
  metaDescription:
    'What we collect, why, who else sees it, how long we keep it, and how you have it deleted. Effective Nov 14, 2023; last updated 03/11/2024.',
  effective: 'Nov 14, 2023',
  updated: '03/11/2024',
  dates: 'Effective {effective}. Last updated {updated}.',
  summary: {
    title: 'In short',
    items: [
      {
        term: 'Never sold',
        detail: 'What you tell us stays with the people who need it to help you.',
      },
      { term: '6 years', detail: 'Client data is kept for six years.' },
      { term: 'Until you ask', detail: 'Everything else, until you tell us to delete it.' },
      { term: '13', detail: 'Minimum age to use this site.' },
    ],
  },
  contents: 'On this page',
  sections: privacySections.map(({ heading, text }) => ({ heading, text: fromPlainText(text) })),
  showsTerms: true,
};
