import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';

/** One row of `payload_kv`, found by its unique key. A row and no sequence: a sequence shows before the commit. */
const key = 'content-version';

/**
 * Raises the content version by one in the transaction of `req`. Others who raise it wait until that transaction ends,
 * so this belongs at its end.
 */
export async function raiseContentVersion(req: PayloadRequest): Promise<void> {
  const { db } = req.payload;
  const transactionID = await req.transactionID;
  const connection = (transactionID ? db.sessions?.[transactionID]?.db : undefined) ?? db.drizzle;
  await (connection as typeof db.drizzle).execute(sql`
    insert into payload_kv (key, data) values (${key}, '{"version": 1}')
    on conflict (key) do update set data = jsonb_build_object('version', (payload_kv.data ->> 'version')::bigint + 1)
  `);
}

/** A whole number that changes whenever visitors would see something else; 0 before the first publishing. */
export async function contentVersion(payload: Payload): Promise<number> {
  const row = await payload.kv.get<{ version: number }>(key);
  return row?.version ?? 0;
}
