import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { absoluteMs, idleMs } from './session-gate.ts';

export type OwnSession = {
  id: string;
  device: string;
  since: string;
  seen: string;
  isThis: boolean;
};

/** The session with which somebody of the practice asks. */
export function sessionOf(user: NonNullable<PayloadRequest['user']>): string {
  const { _sid: sid } = { _sid: '', ...user };
  return sid;
}

/** Where the person who asks is signed in, the newest first. */
export async function readOwnSessions(
  { payload }: PayloadRequest,
  person: { id: string; sid: string },
): Promise<OwnSession[]> {
  const { rows } = await payload.db.drizzle.execute<{
    id: string;
    device: string;
    since: string;
    seen: string;
  }>(sql`
    select s.id, f.device, s.created_at as since, f.seen_at as seen
    from users_sessions s join session_facts f on f.sid = s.id
    where s._parent_id = ${person.id} and s.created_at > now() - make_interval(secs => ${absoluteMs / 1000})
      and f.seen_at > now() - make_interval(secs => ${idleMs / 1000})
    order by s.created_at desc`);
  return rows.map(({ id, device, since, seen }) => ({
    id,
    device,
    since: new Date(since).toISOString(),
    seen: new Date(seen).toISOString(),
    isThis: id === person.sid,
  }));
}
