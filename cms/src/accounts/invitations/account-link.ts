import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { configEnv } from '../../env.ts';
import type { Connection } from '../second-factor/factor-rows.ts';

/** How long a link lives: who is invited may be away for some days, who asks for a password sits at the screen. */
const linkHours = { invitation: 72, password: 1 } as const;
export type LinkReason = keyof typeof linkHours;

/**
 * Makes a link with which its reader chooses the password of one account, once; it ends the one before. Stored is a
 * random word that opens nothing by itself: the token is signed with the secret of the office when the mail is written,
 * so that it stands nowhere but in that mail. Answers the word, which is the mail's occasion.
 */
export async function newAccountLink(
  connection: Connection,
  account: string,
  reason: LinkReason,
): Promise<string> {
  const nonce = randomBytes(18).toString('base64url');
  await connection.execute(sql`
    insert into account_links (account_id, nonce, expires_at)
    values (${account}, ${nonce}, now() + make_interval(hours => ${linkHours[reason]}))
    on conflict (account_id) do update set nonce = excluded.nonce, expires_at = excluded.expires_at`);
  return nonce;
}

/** Where the link of an account leads; null when it is used, replaced or too old. The token stands behind the `#`, which browsers send to nobody. */
export async function linkOf(
  connection: Connection,
  account: string,
  nonce: string,
): Promise<string | null> {
  const live = await nonceOf(connection, account);
  if (live === null || live !== nonce) return null;
  return `${configEnv().publicUrl}/admin/welcome#${account}.${sign(account, nonce)}`;
}

const tokenShape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Whose link a token is; null when it was never made, is used, replaced or too old. */
export async function accountOfToken(
  connection: Connection,
  token: string,
): Promise<string | null> {
  const [, account, seal] = tokenShape.exec(token) ?? [];
  if (!account || !seal) return null;
  const nonce = await nonceOf(connection, account);
  if (nonce === null) return null;
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sign(account, nonce))) ? account : null;
}

/** The same, and nobody uses it again: of two at the same moment one gets null. */
export async function useToken(connection: Connection, token: string): Promise<string | null> {
  const account = await accountOfToken(connection, token);
  if (account === null) return null;
  const { rows } = await connection.execute(
    sql`delete from account_links where account_id = ${account} and expires_at > now() returning 1`,
  );
  return rows.length > 0 ? account : null;
}

async function nonceOf(connection: Connection, account: string): Promise<string | null> {
  const { rows } = await connection.execute<{ nonce: string }>(
    sql`select nonce from account_links where account_id = ${account}::uuid and expires_at > now()`,
  );
  return rows[0]?.nonce ?? null;
}

const sign = (account: string, nonce: string) =>
  createHmac('sha256', configEnv().secret)
    .update(JSON.stringify(['account-link', account, nonce]))
    .digest('base64url');
