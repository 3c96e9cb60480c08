import { APIError } from 'payload';
import type { CollectionAfterReadHook, PayloadRequest } from 'payload';
import { opensOne } from '../fields/encryption/encrypted.ts';
import { log } from '../log.ts';

/** What is noted of a reading: which person opened which single record. Null for lists and for code that reads for itself. */
export function describeOpening(slug: string, id: string, req: PayloadRequest, findMany?: boolean) {
  if (!opensOne(req, findMany) || req.user?.collection !== 'users') return null;
  return { username: req.user.username, userId: req.user.id, record: slug, recordId: id };
}

/**
 * Each opening of a record with health data by a person is a row of `openings` (design §7), in the transaction of the
 * reading if it has one. Where the row cannot be written, the record is not shown.
 */
export const noteOpening: CollectionAfterReadHook = async ({ collection, doc, findMany, req }) => {
  const data = describeOpening(collection.slug, String(doc.id), req, findMany);
  if (!data) return doc;
  try {
    await req.payload.db.create({ collection: 'openings', data, req });
  } catch (err) {
    log.error({ err, alert: 'opening' }, 'an opening could not be recorded');
    throw new APIError(
      'It could not be noted who opens this record, so it is not shown. Please try again in a moment.',
      503,
      undefined,
      true,
    );
  }
  return doc;
};
