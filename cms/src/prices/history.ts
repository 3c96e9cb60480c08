import { sql } from '@payloadcms/db-postgres';
import { toCents } from 'common/money';
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { connectionFor } from '../transaction.ts';

export type PriceChange = { from: number | null; to: number; by: string; at: Date };

/**
 * Keeps each new price of what is published, whoever changed it in whichever place of the admin; a draft is none yet. In
 * the transaction of the change.
 */
export const keepPrice: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { _status: status } = doc;
  if (status !== 'published' || typeof doc.price !== 'number') return doc;
  const cents = toCents(doc.price);
  const by = req.user?.collection === 'users' ? req.user.name || req.user.username : '';
  const connection = connectionFor(req);
  await connection.execute(sql`
    insert into price_changes (kind, record_id, from_cents, to_cents, by)
    select ${collection.slug}, ${String(doc.id)}, last.to_cents, ${cents}, ${by}
    from (select 1) one left join lateral (
      select to_cents from price_changes where kind = ${collection.slug} and record_id = ${String(doc.id)}
      order by seq desc limit 1) last on true
    where last.to_cents is distinct from ${cents}`);
  return doc;
};

/** The changes of one price, the newest first, without the price that it began with. */
export async function readHistory(
  { payload }: PayloadRequest,
  kind: 'products' | 'offers',
  id: string,
  most = 5,
): Promise<PriceChange[]> {
  const { rows } = await payload.db.drizzle.execute<{
    from_cents: number | null;
    to_cents: number;
    by: string;
    at: string;
  }>(sql`
    select from_cents, to_cents, by, at from price_changes
    where kind = ${kind} and record_id = ${id} and from_cents is not null
    order by seq desc limit ${most}`);
  return rows.map(({ from_cents: from, to_cents: to, by, at }) => ({
    from,
    to,
    by,
    at: new Date(at),
  }));
}
