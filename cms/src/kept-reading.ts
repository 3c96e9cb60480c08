import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/**
 * Keeps what `read` answers for as long as the rows that it is read from are the same. Each time the database is asked for
 * that: `xmin` names the transaction that wrote a row, so that any change counts from its commit, also one that somebody
 * makes by hand. `tables`: all that is read, without those that Payload writes together with a row of them. What is kept is
 * everybody's: nobody may change it.
 */
export function keptReading<T>(
  tables: readonly string[],
  read: (payload: Payload) => Promise<T>,
): (payload: Payload) => Promise<T> {
  const states = tables.map(
    (table) =>
      sql`(select md5(string_agg(concat(id, xmin, updated_at), ' ' order by id)) from ${sql.identifier(table)})`,
  );
  const question = sql`select concat_ws(' ', ${sql.join(states, sql`, `)}) as state`;
  let kept: { payload: Payload; state: string; value: T } | null = null;

  return async (payload) => {
    const { rows } = await payload.db.drizzle.execute<{ state: string }>(question);
    const state = rows[0]?.state ?? '';
    if (kept?.payload === payload && kept.state === state) return kept.value;
    // Read after its state was: it may be newer than that, and is then read once more.
    const value = await read(payload);
    kept = { payload, state, value };
    return value;
  };
}
