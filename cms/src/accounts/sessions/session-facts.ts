import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { describeDevice } from './describe-device.ts';

type Connection = Pick<Payload['db']['drizzle'], 'execute'>;

export type SessionFacts = { hasFactor: boolean; seenAt: Date };

/** A new session. What Payload does not keep of it stands in a table of its own: Payload writes its list anew each time. */
export async function noteSession(
  connection: Connection,
  {
    sid,
    account,
    hasFactor,
    userAgent,
  }: { sid: string; account: string; hasFactor: boolean; userAgent: string },
): Promise<void> {
  await connection.execute(sql`
    insert into session_facts (sid, account_id, has_factor, device)
    values (${sid}, ${account}, ${hasFactor}, ${describeDevice(userAgent)})`);
}

export async function readSession(
  connection: Connection,
  sid: string,
): Promise<SessionFacts | null> {
  const { rows } = await connection.execute<{ has_factor: boolean; seen_at: string }>(
    sql`select has_factor, seen_at from session_facts where sid = ${sid}`,
  );
  return rows[0] ? { hasFactor: rows[0].has_factor, seenAt: new Date(rows[0].seen_at) } : null;
}

/** Somebody is still there. Of several requests at once one writes. */
export async function touchSession(connection: Connection, sid: string): Promise<void> {
  await connection.execute(sql`
    update session_facts set seen_at = now() where sid in
      (select sid from session_facts where sid = ${sid} for update skip locked)`);
}

/** Ends sessions of an account: all but `keep`, or `only` one. */
export async function endSessions(
  connection: Connection,
  account: string,
  { keep = '', only }: { keep?: string; only?: string } = {},
): Promise<number> {
  const which = only === undefined ? sql`id <> ${keep}` : sql`id = ${only}`;
  const { rows } = await connection.execute(
    sql`delete from users_sessions where _parent_id = ${account} and ${which} returning id`,
  );
  await forgetEnded(connection, account);
  return rows.length;
}

/**
 * Forgets the facts of sessions that are no longer on Payload's list. Payload writes that list as it read it a moment
 * before, and brings back what has ended meanwhile: without its facts such a session stays shut.
 */
export async function forgetEnded(connection: Connection, account: string): Promise<void> {
  await connection.execute(sql`
    delete from session_facts where account_id = ${account}
      and sid not in (select id from users_sessions where _parent_id = ${account})`);
}
