import { APIError, type CollectionBeforeLoginHook } from 'payload';
import { isSecondFactorRequired } from '../../env.ts';
import { connectionOf } from '../../transaction.ts';
import { requireSamePassword } from '../constant-time-login.ts';
import { forgetEnded, noteSession } from '../sessions/session-facts.ts';
import { codeLimit } from './code-limit.ts';
import { hasFactor, takeCode } from './factor-rows.ts';

type Row = { id: string; username: string; sessions?: { id: string }[] | null };

/**
 * The one door: whatever makes a session comes through here, after the password was right and before a token is made. A
 * throw takes the session back. A missing code is answered with 403, which counts as no failure; a wrong one with 401.
 */
export const requireFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const row = user as unknown as Row;
  const connection = connectionOf(req);
  const sid = row.sessions?.at(-1)?.id;
  if (!sid) throw new Error('A session was lost before it began');
  await requireSamePassword(req, row.id);
  const isEnrolled = await hasFactor(connection, row.id);
  if (!isEnrolled && isSecondFactorRequired())
    throw new APIError(
      'This account has no code app yet. Open the link that you were given to set it up, or ask an administrator for one.',
      403,
      { secondFactor: 'missing' },
      true,
    );
  if (isEnrolled) {
    const code: unknown = req.data?.code;
    if (typeof code !== 'string' || code.trim() === '')
      throw new APIError(
        'Please type the six digits of your code app.',
        403,
        { secondFactor: 'code' },
        true,
      );
    const limit = codeLimit(req, row);
    const wait = await limit.take();
    if (wait !== null)
      throw new APIError(
        `There were too many wrong codes. Please wait ${Math.ceil(wait / 60)} minutes.`,
        429,
        undefined,
        true,
      );
    if (!(await takeCode(connection, row.id, code.slice(0, 40))))
      throw new APIError('This code is wrong or was used before.', 401, undefined, true);
    await limit.forget();
  }
  await noteSession(connection, {
    sid,
    account: row.id,
    hasFactor: isEnrolled,
    userAgent: req.headers.get('user-agent') ?? '',
  });
  await forgetEnded(connection, row.id);
  return user;
};
