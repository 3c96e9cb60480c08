import { Forbidden, type CollectionSlug, type PayloadRequest } from 'payload';
import { team } from '../access/team.ts';

/** What is read here goes past Payload's own calls: only people of the practice may, as in every collection of people. */
export function requireTeam(req: PayloadRequest): void {
  if (!team({ req })) throw new Forbidden();
}

/** Notes who saw which records in clear, before they are shown. */
export async function noteReading(
  req: PayloadRequest,
  record: CollectionSlug,
  ids: string[],
): Promise<void> {
  if (req.user?.collection !== 'users') throw new Forbidden();
  const { username, id: userId } = req.user;
  for (const recordId of ids)
    await req.payload.db.create({
      collection: 'openings',
      data: { username, userId, record, recordId },
      req,
    });
}
