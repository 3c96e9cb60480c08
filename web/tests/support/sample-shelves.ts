import type {
  AffiliateProductDocument,
  FreebieDocument,
  FreebiesPageDocument,
  LocalBusinessDocument,
  LocalPageDocument,
  PartnerLinkDocument,
  RecommendationsPageDocument,
  StoreDocument,
} from '../../app/content/documents.ts';
import { media, written } from './sample-media.ts';

/** Sample documents of what stands on shelves: free guides, recommendations, neighbors, and what the partners sell. */
const closing = { title: 'What next?', text: 'A test at home shows it.', testing: 'Browse Testing Kits', consultation: 'Schedule Consultation' };
const { _status, ...times } = written;

/** In the order and with the numbers of the spec. */
const guides: [number: number, slug: string, title: string, type: string, pages: string | null][] = [
  [1, 'ultimate-gut-health-guide', 'Ultimate Gut Health Guide', 'PDF Guide', '15 pages'],
  [7, 'gut-health-smoothie-recipe-cards', 'Gut Health Smoothie Recipe Cards', 'Recipe cards', '6 recipes'],
  [8, 'gut-detox-binders-chart', 'Gut Detox Binders Chart', '1-page reference chart', null],
  [3, 'gut-healing-foods-guide', 'Gut-Healing Foods Guide', 'PDF Guide', '10 pages'],
  [4, 'family-wellness-tracker', 'Family Wellness Tracker', 'Printable', '5 pages'],
  [5, 'probiotic-supplement-guide', 'Probiotic & Supplement Guide', 'PDF Guide', '8 pages'],
  [6, '30-day-gut-reset-challenge', '30-Day Gut Reset Challenge', 'PDF Guide', '12 pages'],
];

export const freebies: FreebieDocument[] = guides.map(([number, slug, title, type, pages], place) => ({
  id: `freebie-${slug}`,
  ...written,
  number,
  slug,
  title,
  description: `What to know, in short: ${title}.`,
  type,
  pages,
  colour: '#D3DDCA',
  file: { id: `document-${slug}`, title, ...times, filename: `${slug}.pdf`, mimeType: 'application/pdf' },
  picture: media(`guide-${slug}`, `Cover: ${title}`),
  partnerLogo: number === 7 ? media('partner-logo', 'Logo of the partner') : null,
  position: place * 10,
}));

/** A PDF of the fixture; its words tell which one it is. */
export const guidePdf = (words: string): Buffer => Buffer.from(`%PDF-1.4\n% ${words}\n%%EOF\n`);

const things: [AffiliateProductDocument['category'], ...string[]][] = [
  ['dental', 'Bamboo brushes', 'Silk floss'],
  ['protein-electrolytes', 'Whey protein', 'Electrolyte sachets', 'Mineral drops', 'Collagen'],
  ['books', 'A guide to the microbiome', 'A family cookbook', 'A devotional'],
  ['cooking-baking', 'Cast-iron pan'],
  ['liver-detox', 'Castor oil'],
  ['household', 'Spray bottle'],
  ['personal-care', 'Hand wash'],
];

export const affiliateProducts: AffiliateProductDocument[] = things
  .flatMap(([category, ...names]) => names.map((name) => ({ category, name })))
  .map(({ category, name }, place) => ({
    id: `affiliate-${place}`,
    ...written,
    name,
    description: `${name}, as we use it at home.`,
    category,
    affiliateLink: `https://www.amazon.com/s?k=${encodeURIComponent(name)}`,
    picture: media('affiliate', `A drawing of ${name}`),
    position: place * 10,
  }));

export const localBusinesses: LocalBusinessDocument[] = (
  [
    ['Old Mill Sourdough', 'gut-healthy-food', 'bread', 'https://bread.example'],
    ['Still Waters Massage', 'wellness-home', 'hands', '#'],
    ['Green Gate Farm', 'gut-healthy-food', 'basket', '#'],
    ['Steward Bookkeeping', 'professional-services', 'book', '#'],
  ] as const
).map(([name, category, icon, link], place) => ({ id: `local-${place}`, ...written, name, category, icon, link, description: `${name}, around the corner.`, position: place * 10 }));

const goods: [PartnerLinkDocument['kind'], ...string[]][] = [
  ['capsules', 'Fruit capsules', 'Vegetable capsules', 'Berry capsules', 'Omega capsules', 'Family set'],
  ['probiotics', 'Probiotic plus prebiotic'],
  ['chewables', 'Fruit chewables', 'Vegetable chewables', 'Berry chewables', 'All chewables'],
  ['shakes', 'Vanilla shake', 'Chocolate shake', 'Both shakes'],
  ['powders', 'Superfood powder'],
  ['bars', 'Cocoa bars', 'Berry bars', 'Nut bars', 'Mixed bars'],
];

export const partnerLinks: PartnerLinkDocument[] = goods
  .flatMap(([kind, ...names]) => names.map((name) => ({ kind, name })))
  .map(({ kind, name }, place) => ({
    id: `partner-${place}`,
    ...written,
    kind,
    name,
    description: kind === 'probiotics' ? '20 billion CFU' : `${name} of the partner`,
    href: `https://whole-food.example/${place}`,
    isNew: kind === 'probiotics' || kind === 'powders',
    position: place * 10,
  }));

export const partnerWords: StoreDocument['partners'] = {
  own: { title: 'Three we keep ourselves', text: 'In your cart like any kit.' },
  partners: { title: 'Two partners we trust', text: 'These open in a new tab.' },
  dispensary: { name: 'Practitioner Supplement Dispensary', text: 'Professional supplements at 10% off.', figure: '10% automatic discount', button: 'Open the Dispensary', href: 'https://dispensary.example' },
  wholeFood: { name: 'Whole-Food Supplements', text: 'Fruit and vegetables in capsules.', trials: '33 clinical trials', papers: '47 papers', benefits: '13 benefits', button: 'See the Brand', href: 'https://whole-food.example' },
  cabinet: { title: 'The whole-food cabinet', text: 'Each drawer opens in a new tab.', plates: { capsules: 'Capsules', chewables: 'Chewables', shakes: 'Shakes and powder', bars: 'Bars', isNew: 'NEW' } },
};

type ShelfGlobals = { 'freebies-page': FreebiesPageDocument; 'recommendations-page': RecommendationsPageDocument; 'local-page': LocalPageDocument };

export const shelfGlobals: ShelfGlobals = {
  'freebies-page': {
    id: 'freebies-page',
    documentTitle: 'Free guides and workshop',
    title: 'Free Weekly Wellness Workshop',
    lead: 'Join us online every Thursday at 7 PM EST.',
    signupForm: { title: 'Save your seat', firstName: 'First name', lastName: 'Last name', email: 'Email', button: 'Sign me up', note: 'The link comes by e-mail.', next: 'Choose a free guide' },
    signedUp: { title: 'All Set', text: 'Check your email for the video-meeting link. We meet Thursday at 7 PM EST.' },
    workshop: {
      weekday: '4',
      hour: 19,
      minute: 0,
      durationMinutes: 60,
      words: 'Thursday 7 PM EST',
      facts: [{ term: 'Every', detail: 'Thursday' }, { term: 'At', detail: '7 PM EST' }, { term: 'Where', detail: 'Online, free' }],
      invitation: { title: 'Pull up a chair', text: 'One topic each week.', steps: [{ lead: 'Sign up once', text: 'The link comes by e-mail.' }] },
    },
    guides: { flyer: media('flyer', 'The flyer of the workshop'), title: 'Free Gut Health Resources', lead: 'Seven things to read.', button: 'Download Free', form: { title: 'Where shall we send it?', lead: 'A copy goes to your inbox.', firstName: 'First name', lastName: 'Last name', email: 'Email', freebieName: 'Freebie name', cancel: 'Cancel', close: 'Close' } },
    closing,
    confirmation: {
      title: 'Download Started!',
      lead: 'A copy is on its way to your inbox.',
      documentTitle: 'Your download',
      cardsTitle: 'While the kettle boils',
      cardsLead: 'Four drawers to open next.',
      cards: [
        { title: 'Test your gut', text: 'From home.', label: 'Visit the store', href: '/store' },
        { title: 'Our recommendations', text: 'What we like.', label: 'See the recommendations', href: '/recommendations' },
        { title: 'Supplement dispensary', text: 'With 10% off.', label: 'Open the dispensary', href: 'https://dispensary.example' },
        { title: 'More free guides', text: 'Recipes and charts.', label: 'Back to the guides', href: '/freebies' },
      ],
      programLink: 'See the Family Wellness Program',
      homeLink: 'Back to Home',
    },
  },
  'recommendations-page': {
    id: 'recommendations-page',
    documentTitle: 'Recommendations',
    title: 'Gut Healing Recommendations',
    lead: 'What we use in our own kitchens.',
    disclosure: 'Some links on this page are affiliate links.',
    supplementNote: 'We do not recommend supplements from this marketplace.',
    words: { disclosure: 'Affiliate disclosure.', supplementNote: 'No supplements here.' },
    shelves: {
      proteinElectrolytes: { heading: 'Protein & Electrolytes', note: 'For busy days.' },
      books: { heading: 'Books', note: null },
      cookingBaking: { heading: 'Cooking & Baking' },
      liverDetox: { heading: 'Liver Detox' },
      household: { heading: 'Household' },
      personalCare: { heading: 'Personal Care' },
      dental: { heading: 'Dental' },
    },
    button: 'View on Amazon',
    dispensary: { title: 'Professional supplements', text: 'Sent straight to you.', badges: [{ text: '10% off storewide' }, { text: 'Free shipping over $50' }], link: { label: 'Open the dispensary', href: 'https://dispensary.example' } },
    closing,
  },
  'local-page': {
    id: 'local-page',
    documentTitle: 'Local businesses',
    title: 'Local Gut Friendly Recommendations',
    lead: 'Neighbors who make it easier to live well.',
    allLabel: 'All Businesses',
    categories: { gutHealthyFood: 'Gut-Healthy Food', wellnessHome: 'Wellness & Home', professionalServices: 'Professional Services' },
    button: 'Visit Website',
    closing,
  },
};
