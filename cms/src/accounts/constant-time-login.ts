import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionAfterErrorHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { AuthenticationError } from 'payload';
import { connectionOf } from '../transaction.ts';
import { hashPassword } from './password-hash.ts';

/** Of the request that signs in: the hash of the account's password before Payload compared it. */
const hashBefore = 'passwordHashBefore';

/**
 * A sign-in with a name that does not exist costs the same hash as one with a wrong password, so that the time of the
 * answer does not tell which names exist.
 */
export const hashForEveryName: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  const { username, password } = args.data as { username?: unknown; password?: unknown };
  if (typeof username !== 'string' || typeof password !== 'string') return args;
  const found = await req.payload.db.findOne<{ id: string; hash?: string }>({
    collection: 'users',
    where: { username: { equals: username.toLowerCase().trim() } },
    select: { hash: true },
    req,
  });
  if (!found) await hashPassword(password, randomBytes(32));
  req.context[hashBefore] = found?.hash;
  return args;
};

/**
 * A password that was changed while Payload compared it opens nothing: Payload writes the list of sessions as it was
 * before, with those that the change had just ended.
 * @throws AuthenticationError
 */
export async function requireSamePassword(req: PayloadRequest, account: string): Promise<void> {
  const { rows } = await connectionOf(req).execute<{ hash: string }>(
    sql`select hash from users where id = ${account}`,
  );
  if (rows[0]?.hash !== req.context[hashBefore]) throw new AuthenticationError(req.t, true);
}

/** A wrong password answers like an unknown name; each of them has words of its own otherwise. */
export const answerLikeUnknown: CollectionAfterErrorHook = ({ error, req }) => {
  if (!(error instanceof AuthenticationError)) return;
  const same = new AuthenticationError(req.t, true);
  return { status: same.status, response: { errors: [{ message: same.message }] } };
};
