import type { RequiredDataFromCollectionSlug } from 'payload';

export type OfferSeed = Omit<
  RequiredDataFromCollectionSlug<'offers'>,
  'features' | 'picture' | 'position' | 'products' | '_status'
> & {
  features: string[];
  drawing: string;
  /** Handle of the product that the offer sells. */
  product: string;
};

/** Home cards and the package card (spec §9: prices that differ from the store's stand in their places). */
export const offers: OfferSeed[] = [
  {
    handle: 'gi-map',
    name: 'GI-MAP Test',
    price: 470,
    description: 'A close look at bacteria, parasites, yeast and digestion from one stool sample.',
    features: ['Reads pathogens and balance', 'Digestion and immune markers', 'Results in 14 days'],
    asksFor: 'where to send your kit',
    arrival: 'Your kit is at your door in 5 to 7 business days.',
    drawing: 'gi-map',
    product: 'gi-map',
  },
  {
    handle: 'adult-gut-health',
    name: 'Adult Gut Health Test',
    price: 357,
    description:
      'Shotgun sequencing of the whole gut community, with food guidance that follows from it.',
    features: ['Species by species', 'Food guidance from the results', 'Results in 28 days'],
    asksFor: 'where to send your kit',
    arrival: 'Your kit is at your door in 5 to 7 business days.',
    drawing: 'adult-gut',
    product: 'adult-gut',
  },
  {
    handle: 'consultation-60',
    name: 'Concierge Consult and Review',
    price: 500,
    description: 'An hour, face to face online, on your history, your results and your next step.',
    features: [
      '60 minutes by video',
      'Your results, gone through together',
      'A written plan afterward',
    ],
    asksFor: 'which day and hour suit you',
    arrival: 'Your hour by video, on the day you chose.',
    drawing: 'concierge-consult',
    product: 'concierge-consult',
  },
  {
    handle: 'complete-package',
    name: 'Complete Gut Health Package',
    price: 877,
    listPrice: 1137,
    description: 'One test and two conversations, from question to plan.',
    features: [
      'An adult, child or baby test',
      'A 60-minute consultation',
      'A 30-minute follow-up one month later',
    ],
    asksFor: 'which test you want, and where to send it',
    arrival: 'Your kit is at your door in 5 to 7 business days.',
    drawing: 'complete-package',
    product: 'complete-package',
  },
];
