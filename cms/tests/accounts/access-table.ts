/**
 * Who may do what: one letter each for anonymous, the storefront's key, staff, practitioner, admin. A sixth, for an admin
 * who has not chosen a password yet, is added below.
 * `-` never · `+` always · `w` some rows (the published ones, or one's own)
 */
export type Row = Record<
  'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock',
  string
>;

const content: Row = {
  create: '---++',
  read: '-w+++',
  update: '---++',
  delete: '---++',
  readVersions: '---++',
  unlock: '-----',
};
const goods: Row = { ...content, unlock: '---++' };
const closed: Row = {
  create: '-----',
  read: '-----',
  update: '-----',
  delete: '-----',
  readVersions: '-----',
  unlock: '-----',
};
const lead: Row = { ...closed, read: '--+++', update: '--+++', delete: '----+' };

const collectionRows: Record<string, Row> = {
  products: goods,
  offers: goods,
  posts: content,
  faqs: content,
  answers: content,
  testimonials: content,
  freebies: content,
  'affiliate-products': content,
  'local-businesses': content,
  'partner-links': content,
  pages: content,
  media: { ...goods, read: '-++++' },
  documents: { ...content, read: '-++++', readVersions: '-----' },
  coupons: { ...closed, create: '---++', read: '--+++', update: '---++', delete: '---++' },
  'coupon-redemptions': { ...closed, read: '--+++' },
  orders: { ...closed, read: '--+++', update: '--+++' },
  fulfilments: { ...closed, read: '--+++' },
  visits: { ...closed, read: '--+++' },
  refunds: { ...closed, read: '--+++' },
  bookings: { ...closed, read: '--+++' },
  charges: { ...closed, read: '--+++' },
  'payment-checks': { ...closed, read: '--+++', update: '--+++' },
  plans: { ...closed, read: '--+++' },
  checkouts: { ...closed, read: '----+' },
  'contact-submissions': lead,
  people: { ...closed, read: '--+++' },
  'person-notes': { ...closed, read: '--+++' },
  replies: { ...closed, read: '--+++' },
  'saved-replies': { ...closed, create: '---++', read: '--+++', update: '---++', delete: '---++' },
  'lead-captures': { ...lead, create: '--+++' },
  'workshop-signups': lead,
  'freebie-downloads': lead,
  mails: { ...closed, read: '--+++', update: '--+++' },
  users: {
    create: '----+',
    read: '--ww+',
    update: '--ww+',
    delete: '----+',
    readVersions: '-----',
    unlock: '----+',
  },
  'service-accounts': { ...closed, read: '----+' },
  openings: { ...closed, read: '----+' },
  'content-gaps': { ...closed, read: '--+++' },
  'payload-kv': closed,
  'payload-jobs': closed,
  'payload-migrations': closed,
  'payload-locked-documents': {
    ...closed,
    create: '--+++',
    read: '--+++',
    update: '--+++',
    delete: '--+++',
  },
  'payload-preferences': {
    ...closed,
    create: '--+++',
    read: '--www',
    update: '--www',
    delete: '--www',
  },
};

export type GlobalRow = Record<'read' | 'update' | 'readVersions', string>;

const texts: GlobalRow = { read: '-w+++', update: '---++', readVersions: '---++' };

const globalRows: Record<string, GlobalRow> = {
  practice: texts,
  frame: texts,
  home: texts,
  store: texts,
  checkout: texts,
  about: texts,
  'testimonials-page': texts,
  'freebies-page': texts,
  'blog-page': texts,
  'faq-page': texts,
  'recommendations-page': texts,
  'local-page': texts,
  'privacy-policy': { read: '-----', update: '-----', readVersions: '-----' },
  assistant: texts,
  'chat-facts': texts,
  'fulfilment-settings': { ...texts, read: '-++++', readVersions: '-----' },
  readiness: { ...texts, read: '--+++', readVersions: '-----' },
  'mail-texts': { ...texts, read: '--+++' },
  worker: { read: '--+++', update: '-----', readVersions: '-----' },
};

/** SEC-13: with a password that was made for them, people see their own account and nothing else. */
const closedToNewcomers = <R extends Row | GlobalRow>([slug, row]: [string, R]): [string, R] => [
  slug,
  Object.fromEntries(
    Object.entries(row).map(([operation, letters]) => [
      operation,
      letters + (slug === 'users' && operation === 'read' ? 'w' : '-'),
    ]),
  ) as R,
];

export const collectionTable = Object.fromEntries(
  Object.entries(collectionRows).map(closedToNewcomers),
);
export const globalTable = Object.fromEntries(Object.entries(globalRows).map(closedToNewcomers));

/** What staff may change in a record that they may change: every other field of it is read-only, or no part of it. */
export const staffFields: Record<string, string[]> = {
  orders: ['status', 'needsDetails'],
  'payment-checks': ['state'],
  mails: ['sendAgain'],
  'contact-submissions': ['status'],
  'lead-captures': ['firstName', 'lastName', 'email', 'concern', 'status'],
  'workshop-signups': ['status'],
  'freebie-downloads': ['status'],
  users: ['name', 'username', 'password'],
};
