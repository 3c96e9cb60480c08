import type { ProductSeed } from './product.ts';

/** Consultation, packages and the shelf of supplements (spec §9: prices and terms). */
export const services: ProductSeed[] = [
  {
    handle: 'concierge-consult',
    name: 'Concierge Consult',
    price: 750,
    category: 'consultation',
    description: 'Face to face online, on your history, your results and your next step.',
    features: [
      '1 hour by video',
      'Your history and results, together',
      'A written plan afterward',
      'Questions answered by a PA-C',
    ],
    summary: 'One hour by video',
    visits: [{ label: 'Consultation', minutes: 60, count: 1, per: 'unit' }],
    ground: '#DFE6D2',
    drawing: 'concierge-consult',
  },
  {
    handle: 'complete-package',
    name: 'Complete Gut Health Package',
    price: 877,
    category: 'package',
    badge: 'Best Value',
    description: 'One test and two conversations, from question to plan.',
    features: [
      'An adult, child or baby test',
      'A 60-minute consultation',
      'A 30-minute follow-up one month later',
    ],
    parts: [['adult-gut', 'child-gut', 'baby-gut', 'gi-map']],
    visits: [
      { label: 'Consultation', minutes: 60, count: 1, per: 'unit' },
      { label: 'Follow-up', minutes: 30, count: 1, per: 'unit' },
    ],
    summary: 'One test and two consultations',
    ground: '#F6E6C3',
    drawing: 'complete-package',
  },
  {
    handle: 'family-wellness-program',
    name: 'Family Wellness Program',
    price: 637,
    category: 'package',
    priceNote: 'per month per person',
    description: 'Four months with someone beside you, then it ends by itself.',
    features: [
      '5 visits per person',
      '4 monthly payments of $637',
      'Gut testing included',
      'Starts the week you join',
    ],
    parts: [['adult-gut', 'child-gut', 'baby-gut', 'gi-map']],
    visits: [{ label: 'Visit', minutes: 45, count: 5, per: 'person' }],
    summary: '4 monthly payments, 5 visits per person',
    ground: '#DAE6CC',
    isSubscription: true,
    subscriptionDetails: { interval: 'month', intervalCount: 1, totalPayments: 4 },
    drawing: 'family-wellness-program',
  },
  supplement({
    handle: 'probiotic',
    name: 'Probiotic',
    price: 65,
    description: 'Living cultures for a gut that has been through antibiotics or stress.',
    features: ['Many strains in one', 'One a day, with food', 'Kept cool until it ships'],
    summary: 'Daily capsules',
    ground: '#FBF1CD',
  }),
  supplement({
    handle: 'digestive-enzymes',
    name: 'Digestive Enzymes',
    price: 45,
    description: 'Help with the heavy meal: for protein, fat and starch.',
    features: ['Taken with meals', 'Plant based', 'Gentle on the stomach'],
    summary: 'Capsules, taken with meals',
    ground: '#D3DDCA',
  }),
  supplement({
    handle: 'gut-repair',
    name: 'Gut Repair',
    price: 55,
    description: 'Nutrients for the lining of the gut, to pair with any plan.',
    features: ['Stirs into water', 'For the gut lining', 'Pairs with any test plan'],
    summary: 'Powder, once a day',
    ground: '#F3DBD5',
  }),
];

function supplement(facts: Omit<ProductSeed, 'category' | 'drawing'>): ProductSeed {
  return { ...facts, category: 'supplement', drawing: facts.handle };
}
