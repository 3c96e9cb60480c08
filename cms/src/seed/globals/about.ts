/** The practitioner's story (spec §1, §2): a sample until the practice writes its own. */
export const aboutTexts = {
  biography: {
    title: 'My story',
    paragraphs: [
      { text: 'I am Hannah Whitfield, a board-certified physician assistant and the founder and CEO of Good Soil Family Wellness. For more than 13 years I have sat across from families who were tired of not being heard.' },
      { text: 'I am a Christian, and my faith shapes how I work: I listen first, I tell the truth kindly, and I believe your body was made with care.' },
    ],
  },
};
