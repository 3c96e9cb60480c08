import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { CallRefused } from '../../http/named-call.ts';
import { codeLimit } from './code-limit.ts';
import { hasFactor, takeCode } from './factor-rows.ts';

/** After that a session no longer shows that it is its owner who sits there. */
const freshMinutes = 10;

/**
 * Asks for a code of the code app before what cannot be taken back: a session that somebody left open, or a stolen cookie,
 * exports nothing, erases nothing and sends no large sum. A code that was typed counts for ten minutes. Accounts without a
 * code app exist beside stand-ins alone. @throws CallRefused 403 with `needsCode`, 429 after too many wrong codes.
 */
export async function requireFreshFactor(req: PayloadRequest, code?: string): Promise<void> {
  const { user } = req;
  if (user?.collection !== 'users') throw askForCode('Please sign in.');
  const connection = req.payload.db.drizzle;
  if (!(await hasFactor(connection, user.id))) return;
  // Payload's types do not know which session a person comes with.
  const { _sid: sid } = { _sid: '', ...user };
  const { rows } = await connection.execute(sql`
    select 1 from session_facts where sid = ${sid} and account_id = ${user.id}
      and proven_at > now() - make_interval(mins => ${freshMinutes})`);
  if (rows.length > 0) return;
  if (!code?.trim()) throw askForCode('Please type the six digits of your code app.');
  const limit = codeLimit(req, user);
  const wait = await limit.take();
  if (wait !== null)
    throw new CallRefused(429, {
      success: false,
      message: `There were too many wrong codes. Please wait ${Math.ceil(wait / 60)} minutes.`,
    });
  if (!(await takeCode(connection, user.id, code.slice(0, 40))))
    throw askForCode('This code is wrong or was used before.');
  await limit.forget();
  await connection.execute(sql`update session_facts set proven_at = now() where sid = ${sid}`);
}

const askForCode = (message: string) =>
  new CallRefused(403, { success: false, message, needsCode: true });
