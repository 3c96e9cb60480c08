import type { PayloadRequest } from 'payload';
import type { Person } from '../payload-types.ts';
import { inTransaction } from '../transaction.ts';
import { nameOf } from './name-of.ts';

/** Notes something about somebody. `press` is the id of one press: sent twice it is one note. */
export async function writeNote(
  req: PayloadRequest,
  { id: person }: Person,
  { press: id, text }: { press: string; text: string },
): Promise<void> {
  const by = nameOf(req);
  await inTransaction(req.payload, `note:${id}`, async (within) => {
    const { payload } = within;
    const where = { id: { equals: id } };
    if (await payload.db.findOne({ collection: 'person-notes', where, req: within })) return;
    const data = { id, person, by, text };
    await payload.create({ collection: 'person-notes', data, depth: 0, req: within });
  });
}
