import type { Texts } from '../publish-texts.ts';

/** The dispensary stands on the store page too; its address is a sample. */
export const recommendationsTexts: Texts<'recommendations-page'> = {
  title: 'Things we use at home',
  lead: 'What we buy again and again for our own kitchens, shelves and bathrooms, on the marketplace you already use.',
  documentTitle: 'Recommendations',
  metaDescription:
    'Food, books, cookware and gentle household and personal care goods that a gut health practice buys for its own homes.',
  disclosure:
    'Some links on this page are affiliate links. As an Amazon Associate we earn from qualifying purchases. It costs you nothing extra, and nobody can buy a place on this list.',
  supplementNote:
    'We do not recommend supplements from this marketplace: too often nobody can tell how they were stored, or by whom. Please order yours from our dispensary.',
  button: 'View on Amazon',
  dispensary: {
    title: 'Supplements, from the dispensary',
    text: 'Practitioner-grade, stored and shipped properly. The discount is applied when you order through us; best after a test has told you what you need.',
    badges: [{ text: '10% off storewide' }, { text: 'Free shipping over $50' }],
    link: { label: 'Open the dispensary', href: 'https://dispensary.example' },
  },
  closing: {
    title: 'Not sure what your gut needs?',
    text: 'A test at home shows it, and an hour by video makes a plan of it.',
    testing: 'Browse Testing Kits',
    consultation: 'Schedule Consultation',
  },
};
