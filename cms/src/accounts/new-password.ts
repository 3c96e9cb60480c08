import { createLimiter } from 'common/limits/bounded-limiter';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { refuse } from '../http/refuse.ts';
import { mustChangePassword } from './must-change.ts';
import { findPasswordFault } from './password-fault.ts';
import { hasPassword } from './password-hash.ts';

type Row = {
  id: string;
  hash?: string;
  salt?: string;
  sessions?: { id: string; createdAt?: string | null }[] | null;
};

const shape = z.object({ password: z.string() });
/** After that a session no longer shows that it is its owner who sits there. */
const freshMs = 15 * 60_000;
const takeTry = createLimiter({ most: 30, seconds: 600 });

/**
 * POST /cms-api/users/new-password `{password}`: for who signed in with a password that was made for them, and the one
 * thing that they may do. They have just typed that password to sign in. Answers `{done: true}`; every other session of
 * the account ends.
 */
export const newPasswordEndpoint: Endpoint = {
  path: '/new-password',
  method: 'post',
  handler: choosePassword,
};

async function choosePassword(req: PayloadRequest): Promise<Response> {
  const { payload, user } = req;
  if (!user) return refuse(401, 'Please sign in.');
  if (!mustChangePassword(user)) return refuse(403, 'Your password is changed under Your account.');
  const wait = await takeTry.take(user.id);
  if (wait !== null)
    return refuse(429, `That were many tries. Please wait ${Math.ceil(wait / 60)} minutes.`, {
      'retry-after': String(wait),
    });
  const { data } = shape.safeParse(await req.json?.().catch(() => null));
  if (!data) return refuse(400, 'Please type a new password.');
  const fault = await findPasswordFault(data.password, user.username);
  if (fault) return refuse(400, fault);
  const row = await payload.db.findOne<Row>({
    collection: 'users',
    where: { id: { equals: user.id } },
    req,
  });
  // Payload's types do not know which session a person comes with.
  const { _sid: sid } = { _sid: '', ...user };
  const session = row?.sessions?.find(({ id }) => id === sid);
  if (!session?.createdAt || Date.now() - Date.parse(session.createdAt) > freshMs)
    return refuse(401, 'It is a while since you signed in. Please sign in once more.');
  if (row && (await hasPassword(row, data.password)))
    return refuse(400, 'This is the password that you were given. Please choose another one.');
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { password: data.password, mustChangePassword: false },
    context: { passwordIsProven: true },
    req,
  });
  return Response.json({ done: true }, { headers: { 'cache-control': 'no-store' } });
}
