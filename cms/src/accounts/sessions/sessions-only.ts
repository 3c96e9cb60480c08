import { sql } from '@payloadcms/db-postgres';
import type { BaseDatabaseAdapter, CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { connectionOf } from '../../transaction.ts';
import { sessionOf } from './own-sessions.ts';
import { forgetEnded } from './session-facts.ts';

type Session = { id: string; createdAt?: unknown; expiresAt?: unknown };

/**
 * Signing in, staying, leaving and being locked out write the list of sessions and nothing else of an account. Payload's own
 * write the whole row as they have read it: a password or a role that is changed in that moment would be undone. Whoever
 * changes it has locked the row before the list, so that is done here, too. Who has signed in since the list was read
 * stays on it.
 */
export function writeSessionsOnly(db: BaseDatabaseAdapter): void {
  const { updateOne } = db;
  db.updateOne = async (args) => {
    const { collection, data, id, req, returning } = args;
    if (collection !== 'users' || returning !== false || !('sessions' in data))
      return await updateOne.call(db, args);
    const list = (data.sessions ?? []) as Session[];
    const sessions = req?.transactionID
      ? await withChangesSince(list, String(id), req as PayloadRequest)
      : list;
    return await updateOne.call(db, { ...args, data: { sessions, updatedAt: data.updatedAt } });
  };
}

/**
 * Locks the account. Answers `list` with the sessions that began since it was read and without those that ended: what is
 * known of a session stands beside the list, of a new one nothing yet. Who leaves with this request is not on it.
 */
async function withChangesSince(
  list: Session[],
  account: string,
  req: PayloadRequest,
): Promise<Session[]> {
  const connection = connectionOf(req);
  await connection.execute(sql`select 1 from users where id = ${account} for update`);
  const { rows } = await connection.execute<{
    id: string;
    createdAt: string | null;
    expiresAt: string;
  }>(
    sql`select f.sid as id, s.created_at as "createdAt", s.expires_at as "expiresAt"
      from session_facts f left join users_sessions s on s.id = f.sid
      where f.account_id = ${account} order by s._order`,
  );
  const ended = new Set(rows.filter((row) => row.createdAt === null).map(({ id }) => id));
  const known = new Set([...list.map(({ id }) => id), req.user ? sessionOf(req.user) : '']);
  const begun = rows.filter(
    ({ id, expiresAt }) => !ended.has(id) && !known.has(id) && new Date(expiresAt) > new Date(),
  );
  const isLeavingEverywhere = req.searchParams?.get('allSessions') === 'true';
  return [...(isLeavingEverywhere ? [] : begun), ...list.filter(({ id }) => !ended.has(id))];
}

/** A new password ends the other sessions of an account: what is known of them ends in the same moment. */
export const endWithPassword: CollectionAfterChangeHook<{ id: string }> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'update') await forgetEnded(connectionOf(req), doc.id);
};
