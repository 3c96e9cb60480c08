import { randomUUID } from 'node:crypto';
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { isEncryptedField } from '../../src/fields/encryption/encrypted.ts';

type Data = Record<string, unknown>;

/** The smallest file of each kind that is one. */
export const files = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
  pdf: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 1>>\nstartxref\n110\n%%EOF\n',
  ),
};

export const article = (text: string) => ({
  root: {
    type: 'root',
    format: '' as const,
    indent: 0,
    version: 1,
    direction: null,
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: null,
        children: [
          { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 },
        ],
      },
    ],
  },
});

const visitor = { firstName: 'Hannah', lastName: 'Whitfield', email: 'hannah@example.com' };
const short = () => randomUUID().slice(0, 8);

/** The least that a document of each collection needs. */
const least: Record<string, () => Data> = {
  products: () => ({
    name: 'X',
    handle: `x-${short()}`,
    price: 10,
    category: 'testing',
    description: 'x',
    position: 1,
    _status: 'published',
  }),
  offers: () => ({
    name: 'X',
    handle: `x-${short()}`,
    price: 10,
    description: 'x',
    position: 1,
    _status: 'published',
  }),
  posts: () => ({
    title: `X ${short()}`,
    excerpt: 'x',
    date: '2025-07-03T12:00:00.000Z',
    content: article('x'),
    _status: 'published',
  }),
  answers: () => ({ title: 'X', answer: 'x', position: 1, _status: 'published' }),
  faqs: () => ({ question: 'X?', answer: 'x', position: 1, _status: 'published' }),
  testimonials: () => ({
    name: 'Rachel M.',
    content: 'x',
    place: 'grid',
    stars: 5,
    position: 1,
    _status: 'published',
  }),
  freebies: () => ({
    title: `X ${short()}`,
    description: 'x',
    type: 'PDF Guide',
    number: Math.floor(Math.random() * 2e9) + 1,
    position: 1,
    _status: 'published',
  }),
  'affiliate-products': () => ({
    name: 'X',
    description: 'x',
    category: 'books',
    affiliateLink: 'https://x.example',
    position: 1,
    _status: 'published',
  }),
  'local-businesses': () => ({
    name: 'X',
    description: 'x',
    category: 'wellness-home',
    link: '#',
    icon: 'leaf',
    position: 1,
    _status: 'published',
  }),
  'partner-links': () => ({
    name: 'X',
    kind: 'bars',
    href: 'https://x.example',
    position: 1,
    _status: 'published',
  }),
  pages: () => ({
    title: `X ${short()}`,
    lead: 'x',
    summary: { title: 'In short' },
    contents: 'x',
    position: 1,
    _status: 'published',
  }),
  media: () => ({ alt: 'x' }),
  documents: () => ({ title: 'x' }),
  coupons: () => ({
    code: `X${short().toUpperCase()}`,
    kind: 'percent',
    percent: 5,
    appliesTo: 'first',
  }),
  'coupon-redemptions': () => ({ code: 'X', status: 'released', reference: randomUUID() }),
  orders: () => ({
    ...visitor,
    number: short().toUpperCase(),
    status: 'paid',
    amount: '10.00',
    stripePaymentIntentId: `pi_${short()}`,
    phone: 'x',
    dateOfBirth: 'x',
    address: 'x',
  }),
  checkouts: () => ({ reference: randomUUID(), revisions: [], customer: 'x' }),
  'contact-submissions': () => ({
    ...visitor,
    phone: 'x',
    concern: 'x',
    interest: 'x',
    message: 'x',
  }),
  'lead-captures': () => ({ ...visitor, concern: 'x' }),
  'workshop-signups': () => visitor,
  'freebie-downloads': () => ({ ...visitor, freebieName: 'Ultimate Gut Health Guide' }),
  people: () => ({
    name: 'Hannah Whitfield',
    email: `hannah-${short()}@example.com`,
    mailbox: short(),
    words: 'x',
    seenAt: new Date().toISOString(),
  }),
  'saved-replies': () => ({ title: 'X', text: 'x' }),
  mails: () => ({
    kind: 'order-notice',
    to: 'x@example.com',
    subject: 'x',
    state: 'sent',
    messageId: `<${randomUUID()}@x>`,
  }),
  users: () => ({ username: `x-${short()}`, password: randomUUID(), role: 'staff' }),
  'service-accounts': () => ({ name: `x-${short()}`, apiKey: randomUUID(), enableAPIKey: true }),
  'payment-checks': () => ({ kind: 'unknown', state: 'open', words: 'x', key: randomUUID() }),
  openings: () => ({ username: 'x', userId: 'x', record: 'orders', recordId: 'x' }),
  'content-gaps': () => ({ passage: `page:x-${short()}`, day: '2026-11-01', count: 1 }),
};

/** Creates one document of a collection, past all access. Anything in `data` replaces the least that it needs. */
export async function createSample(
  payload: Payload,
  slug: string,
  data: Data = {},
): Promise<string> {
  const collection = slug as CollectionSlug;
  const own =
    slug === 'refunds'
      ? {
          order: await createSample(payload, 'orders'),
          cents: 100,
          request: randomUUID(),
          paymentIntentId: 'pi_x',
        }
      : slug === 'bookings'
        ? {
            kind: 'dispute',
            order: await createSample(payload, 'orders'),
            bookedOn: new Date().toISOString(),
            cents: 100,
            stripeId: 'dp_x',
            key: `txn_${randomUUID()}`,
          }
        : slug === 'charges'
          ? {
              order: await createSample(payload, 'orders'),
              takenOn: new Date().toISOString(),
              cents: 100,
              stripeChargeId: `ch_${randomUUID()}`,
            }
          : slug === 'fulfilments' || slug === 'visits'
            ? {
                order: await createSample(payload, 'orders'),
                line: 'x',
                place: 0,
                ...(slug === 'fulfilments'
                  ? { kind: 'kit', name: 'X', step: 'to-send' }
                  : { label: 'X', minutes: 60, state: 'granted' }),
              }
            : slug === 'person-notes' || slug === 'replies'
              ? {
                  person: await createSample(payload, 'people'),
                  by: 'x',
                  text: 'Dear Hannah, any time of the day is right.',
                  ...(slug === 'replies' ? { email: 'x@example.com' } : {}),
                }
              : slug === 'plans'
                ? {
                    order: await createSample(payload, 'orders'),
                    orderNumber: 'X',
                    productName: 'X',
                    persons: 1,
                    centsPerPayment: 1,
                    paymentsDone: 1,
                    paymentsTotal: 4,
                  }
                : least[slug]?.();
  if (!own) throw new Error(`There is no sample of ${slug}: add one to tests/support/samples.ts`);
  const file =
    slug === 'media'
      ? asFile('png', 'image/png')
      : slug === 'documents'
        ? asFile('pdf', 'application/pdf')
        : undefined;
  const { id } = await payload.create({
    collection,
    data: { ...own, ...data } as RequiredDataFromCollectionSlug<CollectionSlug>,
    file,
    depth: 0,
  });
  return id;
}

/** Every field that is stored encrypted, by collection. */
export function encryptedFields(payload: Payload): Record<string, string[]> {
  const found = payload.config.collections.map(({ slug, flattenedFields }) => {
    const sealed = flattenedFields.filter(isEncryptedField);
    return [slug, sealed.map(({ name }) => name)] as const;
  });
  return Object.fromEntries(
    found.filter(([, names]) => names.length > 0).map(([slug, names]) => [slug, names]),
  );
}

function asFile(kind: keyof typeof files, mimetype: string) {
  return { name: `${short()}.${kind}`, mimetype, data: files[kind], size: files[kind].length };
}
