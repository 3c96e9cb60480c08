import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload';
import { connectionOf } from '../../transaction.ts';
import { forgetEnded } from './session-facts.ts';

/**
 * Signing in, staying, leaving and being locked out write the list of sessions and nothing else of an account. Payload's own
 * write the whole row as they have read it: a password or a role that is changed in that moment would be undone. Whoever
 * changes it has locked the row before the list, so that is done here, too.
 */
export function writeSessionsOnly({ db }: Payload): void {
  const { updateOne } = db;
  db.updateOne = async (args) => {
    const { collection, data, id, req, returning } = args;
    if (collection !== 'users' || returning !== false || !('sessions' in data))
      return await updateOne.call(db, args);
    if (req?.transactionID)
      await connectionOf(req as PayloadRequest).execute(
        sql`select 1 from users where id = ${id} for update`,
      );
    const sessions = { sessions: data.sessions, updatedAt: data.updatedAt };
    return await updateOne.call(db, { ...args, data: sessions });
  };
}

/** A new password ends the other sessions of an account: what is known of them ends in the same moment. */
export const endWithPassword: CollectionAfterChangeHook<{ id: string }> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'update') await forgetEnded(connectionOf(req), doc.id);
};
