import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { inTurns } from './in-turns.ts';

type ListSlug = Extract<
  CollectionSlug,
  | 'products'
  | 'offers'
  | 'faqs'
  | 'testimonials'
  | 'affiliate-products'
  | 'local-businesses'
  | 'partner-links'
  | 'posts'
  | 'freebies'
  | 'pages'
  | 'answers'
>;

/** A sample as it is written down: its place follows from the list, and it is published. */
export type Sample<Slug extends ListSlug> = Omit<
  RequiredDataFromCollectionSlug<Slug>,
  'position' | '_status'
>;

/**
 * Publishes the samples that are missing, ten places apart, and answers the id of each by the value of its `key`, the
 * field that tells them apart. `before`: how many stand before them in the same list.
 */
export async function publishList<Slug extends ListSlug>(
  payload: Payload,
  collection: Slug,
  key: keyof Sample<Slug> & string,
  samples: Sample<Slug>[],
  before = 0,
): Promise<Record<string, string>> {
  const { docs } = await payload.find({ collection, depth: 0, pagination: false });
  const nameOf = (row: object) => String((row as Record<string, unknown>)[key]);
  const known = new Map(docs.map((doc) => [nameOf(doc), doc.id]));
  const publish = async (sample: Sample<Slug>, index: number): Promise<[string, string]> => {
    const name = nameOf(sample);
    const id = known.get(name);
    if (id) return [name, id];
    const data = {
      ...sample,
      position: (before + index + 1) * 10,
      _status: 'published',
    } as unknown as RequiredDataFromCollectionSlug<Slug>;
    return [name, (await payload.create({ collection, data })).id];
  };
  return Object.fromEntries(await inTurns(samples, publish));
}
