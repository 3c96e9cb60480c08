/**
 * Who may do what: one letter each for anonymous, the storefront's key, staff, practitioner, admin.
 * `-` never · `+` always · `w` some rows (the published ones, or one's own)
 */
type Row = Record<'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock', string>;

const content: Row = { create: '---++', read: '-w+++', update: '---++', delete: '---++', readVersions: '---++', unlock: '---++' };
const closed: Row = { create: '-----', read: '-----', update: '-----', delete: '-----', readVersions: '-----', unlock: '-----' };

export const collectionTable: Record<string, Row> = {
  products: content,
  offers: content,
  media: { ...content, read: '-++++' },
  coupons: { ...closed, create: '---++', read: '--+++', update: '---++', delete: '---++' },
  orders: { ...closed, read: '--+++', update: '--+++' },
  checkouts: { ...closed, read: '----+' },
  mails: { ...closed, read: '--+++', update: '--+++' },
  users: { create: '----+', read: '--ww+', update: '--ww+', delete: '----+', readVersions: '-----', unlock: '----+' },
  'service-accounts': { ...closed, read: '----+' },
  'payload-kv': closed,
  'payload-jobs': closed,
  'payload-migrations': closed,
  'payload-locked-documents': { ...closed, create: '--+++', read: '--+++', update: '--+++', delete: '--+++' },
  'payload-preferences': { ...closed, create: '--+++', read: '--www', update: '--www', delete: '--www' },
};

const texts = { read: '-w+++', update: '---++', readVersions: '---++' };

export const globalTable: Record<string, Record<'read' | 'update' | 'readVersions', string>> = {
  practice: texts,
  frame: texts,
  home: texts,
  store: texts,
  checkout: texts,
  worker: { read: '--+++', update: '-----', readVersions: '-----' },
};
