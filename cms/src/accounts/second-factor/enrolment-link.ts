import { createHash, randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { env } from '../../env.ts';
import type { Connection } from './factor-rows.ts';

const hours = 24;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * A link that sets up the second factor of one account, once, within a day; it ends the one before. The token stands
 * behind the `#`, which browsers send to nobody.
 */
export async function newEnrolmentLink(connection: Connection, account: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await connection.execute(sql`
    insert into factor_links (account_id, hash, expires_at)
    values (${account}, ${hashOf(token)}, now() + make_interval(hours => ${hours}))
    on conflict (account_id) do update set hash = excluded.hash, expires_at = excluded.expires_at`);
  return `${env().CMS_PUBLIC_URL}/admin/second-factor#${token}`;
}

/** Whose link this is; null when it is unknown, used or too old. */
export async function accountOfLink(connection: Connection, token: string): Promise<string | null> {
  const { rows } = await connection.execute<{ account_id: string }>(
    sql`select account_id from factor_links where hash = ${hashOf(token)} and expires_at > now()`,
  );
  return rows[0]?.account_id ?? null;
}

/** The same, and nobody uses it again. */
export async function useLink(connection: Connection, token: string): Promise<string | null> {
  const { rows } = await connection.execute<{ account_id: string }>(
    sql`delete from factor_links where hash = ${hashOf(token)} and expires_at > now() returning account_id`,
  );
  return rows[0]?.account_id ?? null;
}
