/** The dispensary stands on the store page too; its address is a sample. */
export const recommendationsTexts = {
  dispensary: {
    title: 'Professional supplements',
    text: 'Practitioner-grade supplements, sent straight to you. The discount is taken off by itself.',
    badges: [{ text: '10% off storewide' }, { text: 'Free shipping over $50' }],
    link: { label: 'Open the dispensary', href: 'https://dispensary.example' },
  },
};
