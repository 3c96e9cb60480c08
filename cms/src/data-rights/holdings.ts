import type { CollectionSlug } from 'payload';

/** How a table is tied to a person. `email`: a column holds the address. `person`: the row names them in the list of people. `order`: the row is about an order of theirs. */
type Tie = 'email' | 'person' | 'order' | 'mail' | 'checkout';

/**
 * What happens to the rows of a person. 'goes': they go when the person asks. 'kept': the practice keeps them for six
 * years after its last contact with a client, as its privacy policy says, and destroys them then.
 */
export type Holding = {
  tie: Tie;
  erasure: 'goes' | 'kept';
  /** For one and for several of them, as the practice says it. */
  words: [one: string, more: string];
};

const ofOrder = (one: string, more: string): Holding => ({
  tie: 'order',
  erasure: 'kept',
  words: [one, more],
});
const ofLead = (one: string, more: string): Holding => ({
  tie: 'email',
  erasure: 'goes',
  words: [one, more],
});

/**
 * Every collection, by what it holds of people who bought or wrote (PRV-04, PRV-05); null for those that hold nothing of
 * them. One that is missing here does not compile.
 */
export const holdings: Record<CollectionSlug, Holding | null> = {
  'contact-submissions': ofLead('message', 'messages'),
  'lead-captures': ofLead('request', 'requests'),
  'workshop-signups': ofLead('workshop seat', 'workshop seats'),
  'freebie-downloads': ofLead('guide download', 'guide downloads'),
  mails: { tie: 'mail', erasure: 'goes', words: ['e-mail', 'e-mails'] },
  'person-notes': { tie: 'person', erasure: 'goes', words: ['note', 'notes'] },
  replies: { tie: 'person', erasure: 'goes', words: ['reply', 'replies'] },
  people: ofLead('entry in People', 'entries in People'),
  checkouts: { tie: 'checkout', erasure: 'goes', words: ['checkout form', 'checkout forms'] },
  'coupon-redemptions': ofLead('use of a coupon', 'uses of coupons'),
  orders: { tie: 'email', erasure: 'kept', words: ['order', 'orders'] },
  fulfilments: ofOrder('kit or parcel', 'kits and parcels'),
  visits: ofOrder('visit', 'visits'),
  plans: ofOrder('payment plan', 'payment plans'),
  charges: ofOrder('payment', 'payments'),
  bookings: ofOrder('booking of a dispute', 'bookings of disputes'),
  refunds: ofOrder('refund', 'refunds'),
  'payment-checks': ofOrder('note about a payment', 'notes about payments'),

  // What the practice writes and sells.
  products: null,
  offers: null,
  coupons: null,
  posts: null,
  faqs: null,
  answers: null,
  'saved-replies': null,
  testimonials: null,
  freebies: null,
  'affiliate-products': null,
  'local-businesses': null,
  'partner-links': null,
  pages: null,
  media: null,
  documents: null,
  // Passages that the assistant had no answer to, by day, with whatever tells who asked cut out before.
  'content-gaps': null,
  // People of the practice, and the record of what they opened, which names no client.
  users: null,
  'service-accounts': null,
  openings: null,
  // Payload's own; jobs hold ids alone.
  'payload-kv': null,
  'payload-jobs': null,
  'payload-locked-documents': null,
  'payload-preferences': null,
  'payload-migrations': null,
};

/** Those that hold something of people, in the order of the table above. */
export const heldCollections = (Object.keys(holdings) as CollectionSlug[]).flatMap((slug) => {
  const holding = holdings[slug];
  return holding ? [{ slug, ...holding }] : [];
});
