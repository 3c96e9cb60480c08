import type { Sample } from '../publish-list.ts';

export type FreebieSeed = Omit<Sample<'freebies'>, 'slug' | 'file' | 'picture' | 'partnerLogo'> & {
  /** Name of the PDF in seed/guides, without .pdf. */
  guide: string;
  /** Name of the drawing of a partner's logo, without .svg. */
  partner?: string;
};

/** The free guides in the spec's order and with its numbers (§3). */
export const freebies: FreebieSeed[] = [
  {
    number: 1,
    title: 'Ultimate Gut Health Guide',
    description: 'Where to begin, what to eat first, and which test answers which question.',
    type: 'PDF Guide',
    pages: '15 pages',
    colour: '#D3DDCA',
    guide: 'ultimate-gut-health-guide',
  },
  {
    number: 7,
    title: 'Gut Health Smoothie Recipe Cards',
    description: 'Six gentle glasses, with amounts and swaps. Stand one beside the blender.',
    type: 'Recipe cards',
    pages: '6 recipes',
    colour: '#FBF1CD',
    guide: 'gut-health-smoothie-recipe-cards',
    partner: 'partner-fern-and-fig-kitchen',
  },
  {
    number: 8,
    title: 'Gut Detox Binders Chart',
    description: 'Six binders side by side: which is which, and what to ask before you take one.',
    type: '1-page reference chart',
    colour: '#EADBC8',
    guide: 'gut-detox-binders-chart',
  },
  {
    number: 3,
    title: 'Gut-Healing Foods Guide',
    description: 'What is kind to a tender gut, with soups, a week of meals and a list.',
    type: 'PDF Guide',
    pages: '10 pages',
    colour: '#DFE6D2',
    guide: 'gut-healing-foods-guide',
  },
  {
    number: 4,
    title: 'Family Wellness Tracker',
    description: 'For the fridge door: a week of habits, a tummy diary, and the month in sight.',
    type: 'Printable',
    pages: '5 pages',
    colour: '#CDDCDD',
    guide: 'family-wellness-tracker',
  },
  {
    number: 5,
    title: 'Probiotic & Supplement Guide',
    description: 'Strains in plain words, how to read a label, and when to ask first.',
    type: 'PDF Guide',
    pages: '8 pages',
    colour: '#F3DBD5',
    guide: 'probiotic-supplement-guide',
  },
  {
    number: 6,
    title: '30-Day Gut Reset Challenge',
    description: 'Four gentle weeks, one small step a day, with meals and a tracker.',
    type: 'PDF Guide',
    pages: '12 pages',
    colour: '#F8E4B9',
    guide: '30-day-gut-reset-challenge',
  },
];
