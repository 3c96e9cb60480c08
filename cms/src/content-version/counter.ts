import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';

/** One row of `payload_kv`, found by its unique key. A row and no sequence: a sequence shows before the commit. */
const key = 'content-version';

/**
 * How the content stands. `version` changes whenever visitors would see something else. `changed` has a tag for the last
 * change of each list and page ('products', 'globals/home'), new with each change; what is not in it has not changed since
 * the tag `since`. Neither is there when nobody counted by lists: then any of them may have changed.
 */
export type ContentState = { version: number; since?: string; changed?: Record<string, string> };

/**
 * Raises the content version by one in the transaction of `req`, and notes of which lists and pages it is; without `names`
 * of all. Others who raise it wait until that transaction ends, so this belongs at its end.
 */
export async function raiseContentVersion(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  names?: readonly string[],
): Promise<void> {
  const { db } = req.payload;
  const transactionID = await req.transactionID;
  const connection = (transactionID ? db.sessions?.[transactionID]?.db : undefined) ?? db.drizzle;
  // A backup that is put back counts from an earlier number on: chance tells its later changes from those before.
  const tag = randomBytes(6).toString('hex');
  const changes = JSON.stringify(Object.fromEntries((names ?? []).map((name) => [name, tag])));
  const before = sql`payload_kv.data`;
  const [since, changed] = names
    ? [
        sql`coalesce(${before} -> 'since', to_jsonb(${tag}::text))`,
        sql`coalesce(${before} -> 'changed', '{}') || ${changes}::jsonb`,
      ]
    : [sql`to_jsonb(${tag}::text)`, sql`'{}'::jsonb`];
  await (connection as typeof db.drizzle).execute(sql`
    insert into payload_kv (key, data)
    values (${key}, jsonb_build_object('version', 1, 'since', ${tag}::text, 'changed', '{}'::jsonb))
    on conflict (key) do update set data = jsonb_build_object(
      'version', (${before} ->> 'version')::bigint + 1, 'since', ${since}, 'changed', ${changed}
    )
  `);
}

/** Version 0 before the first publishing. */
export async function contentState(payload: Payload): Promise<ContentState> {
  return (await payload.kv.get<ContentState>(key)) ?? { version: 0 };
}

export async function contentVersion(payload: Payload): Promise<number> {
  return (await contentState(payload)).version;
}
