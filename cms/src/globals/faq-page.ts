import type { GlobalConfig } from 'payload';
import { pagePolicy } from '../access/policies.ts';
import { pageVersions } from '../fields/drafts.ts';
import { pageHead } from '../fields/page-head.ts';
import { line, section } from '../fields/text.ts';

export const faqPage: GlobalConfig = {
  slug: 'faq-page',
  label: 'FAQ page',
  access: pagePolicy,
  admin: {
    group: 'Pages and files',
    description: 'The words around the questions, which are a list of their own.',
  },
  versions: pageVersions,
  fields: [
    ...pageHead({
      documentTitle: 'Frequently asked questions',
      title: 'Frequently Asked Questions',
      lead: 'Shipping, results, payment and what is in a package.',
    }),
    section('contact', 'Below the questions', [
      line('text', 'Text', {
        defaultValue: 'Is your question not here?',
        description: 'One sentence.',
        maxLength: 160,
      }),
      line('label', 'Link', {
        defaultValue: 'Contact Us',
        description: 'Goes to the contact form.',
        maxLength: 40,
      }),
    ]),
  ],
};
