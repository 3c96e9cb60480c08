/** The policy of spec §2. To be checked by the practice before going live. */
export const privacyTexts = {
  effective: 'Nov 14, 2023',
  updated: '03/11/2024',
  sections: [
    { heading: 'How long we keep it', text: 'Data of people who are not clients is kept until its deletion is requested. Data of clients is kept six years.' },
    { heading: 'Children', text: 'You need to be at least 13 years old to use this site. Children under 13 are not intended users.' },
  ],
};
