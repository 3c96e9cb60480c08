import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** Throws an Error with a sentence when the database is empty or older than this program. */
export async function requirePrepared(payload: Payload): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select count(*) as found from information_schema.columns
    where table_schema = 'public' and table_name = 'users' and column_name in ('username', 'must_change_password')`);
  if (Number(rows[0]?.found) < 2) {
    throw new Error(
      'This database is not prepared yet, or it is not the one of the shop. Start the shop once, which prepares it, and run this again.',
    );
  }
}
