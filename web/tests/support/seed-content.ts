import { readFileSync } from 'node:fs';
import type { Config } from 'cms/types';
import type { globalFields, listFields } from '../../app/content/fields.ts';

type Lists = { -readonly [Slug in keyof typeof listFields]: Config['collections'][Slug][] };
type Globals = { -readonly [Slug in keyof typeof globalFields]: Config['globals'][Slug] };
export type SeedContent = Lists & { [Slug in keyof Globals as `globals/${Slug}`]: Globals[Slug] };

/**
 * What the seed publishes, as the CMS answers when web reads it: the only content of web's tests. The file beside this
 * one is written, and compared with the seed, by ops/tests/conformance/seed-content.spec.ts.
 */
export function readSeedContent(): SeedContent {
  return JSON.parse(
    readFileSync(new URL('seed-content.json', import.meta.url), 'utf8'),
  ) as SeedContent;
}

export const seedContent = readSeedContent();
export const {
  products,
  offers,
  posts,
  faqs,
  testimonials,
  freebies,
  'affiliate-products': affiliateProducts,
  'local-businesses': localBusinesses,
  'partner-links': partnerLinks,
  pages,
} = seedContent;
export const globals = Object.fromEntries(
  Object.entries(seedContent).flatMap(([name, document]) =>
    name.startsWith('globals/') ? [[name.slice('globals/'.length), document]] : [],
  ),
) as Globals;

/** The document of this handle or slug; a test that needs one which the seed has no more fails by its name. */
export function named<Document extends { handle: string } | { slug: string }>(
  documents: Document[],
  name: string,
): Document {
  const found = documents.find(
    (document) => ('handle' in document ? document.handle : document.slug) === name,
  );
  if (!found) throw new Error(`The seed has no ${name}`);
  return found;
}

/** The same documents, one of them changed. */
export function changed<Document extends { handle: string } | { slug: string }>(
  documents: Document[],
  name: string,
  change: Partial<Document>,
): Document[] {
  const one = named(documents, name);
  return documents.map((document) => (document === one ? { ...document, ...change } : document));
}
