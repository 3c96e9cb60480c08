import { mostShown } from 'common/content-lists';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

type Props = { payload: Payload; user: PayloadRequest['user']; collectionSlug: CollectionSlug };

/** Above the list of a collection that has more published documents than the site shows: how many, and which. */
export async function ShownFirst({ payload, user, collectionSlug }: Props) {
  const { totalDocs } = await payload.count({
    collection: collectionSlug,
    where: { _status: { equals: 'published' } },
    overrideAccess: false,
    user,
  });
  const words = shownFirstWords(collectionSlug, totalDocs);
  return words && <p role="note">{words}</p>;
}

/** What an editor is told; null while the site shows all that is published. */
export function shownFirstWords(collection: string, published: number): string | null {
  if (published <= mostShown) return null;
  const count = new Intl.NumberFormat('en-US');
  const order =
    collection === 'posts'
      ? 'The newest by their date come first; of the same day, those that were made last.'
      : 'Small numbers in “Place on the page” come first; of the same number, those that were made first.';
  return `The site shows the first ${count.format(mostShown)} of these. ${count.format(published)} are published, so ${count.format(published - mostShown)} cannot be seen. ${order}`;
}
