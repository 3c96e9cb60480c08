import type { CollectionAfterReadHook, PayloadRequest } from 'payload';
import { opensOne } from '../fields/encrypted.ts';
import { log } from '../log.ts';

/** What is noted of a reading: which person opened which single record. Null for lists and for code that reads for itself. */
export function describeOpening(slug: string, id: string, req: PayloadRequest, findMany?: boolean) {
  return opensOne(req, findMany) && req.user?.collection === 'users' ? { record: slug, id, user: req.user.id } : null;
}

/** Each opening of a record with health data by a person is a line in the log (design §7). Ids only. */
export const noteOpening: CollectionAfterReadHook = ({ collection, doc, findMany, req }) => {
  const opening = describeOpening(collection.slug, String(doc.id), req, findMany);
  if (opening) log.info(opening, 'a record with health data was opened');
  return doc;
};
