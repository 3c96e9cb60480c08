import type { Texts } from '../publish-texts.ts';

/** The heading is the spec's (§2). */
export const blogPageTexts: Texts<'blog-page'> = {
  title: 'Knowledge Corner',
  lead: 'Short reads on food, testing and living well, written to be useful by dinner time.',
  documentTitle: 'Knowledge Corner',
  metaDescription:
    'Plain, careful articles on gut health: food and minerals, testing, labels, habits and the seasons of the year.',
};

export const faqPageTexts: Texts<'faq-page'> = {
  title: 'Questions families ask first',
  lead: 'Twelve questions that families ask before they begin.',
  documentTitle: 'Frequently asked questions',
  metaDescription:
    'How to pay, when kits ship and arrive, how long results take, what a package includes, insurance, returns and how soon we answer.',
  contact: {
    text: 'Is your question not here? Write to the practitioner. She reads it herself.',
    label: 'Contact Us',
  },
};

/** Neighbors are named in lists/local-businesses.ts. */
export const localPageTexts: Texts<'local-page'> = {
  title: 'Good neighbors for a good gut',
  lead: 'Shops and people near the practice that we send our own families to. Nobody pays to be here.',
  documentTitle: 'Local businesses',
  metaDescription:
    'Local bakers, farms, makers and professionals that make it easier for a family to live well.',
  closing: {
    title: 'The best neighbor is a healthy gut',
    text: 'Start with a kit at home, or an hour by video.',
    testing: 'Browse Testing Kits',
    consultation: 'Schedule Consultation',
  },
};
