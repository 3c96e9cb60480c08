import { randomBytes } from 'node:crypto';
import type { CollectionAfterErrorHook, CollectionBeforeOperationHook } from 'payload';
import { AuthenticationError } from 'payload';
import { hashPassword } from './password-hash.ts';

/**
 * A sign-in with a name that does not exist costs the same hash as one with a wrong password, so that the time of the
 * answer does not tell which names exist.
 */
export const hashForEveryName: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  const { username, password } = args.data as { username?: unknown; password?: unknown };
  if (typeof username !== 'string' || typeof password !== 'string') return args;
  const found = await req.payload.db.findOne<{ id: string }>({
    collection: 'users',
    where: { username: { equals: username.toLowerCase().trim() } },
    select: {},
    req,
  });
  if (!found) await hashPassword(password, randomBytes(32));
  return args;
};

/** A wrong password answers like an unknown name; each of them has words of its own otherwise. */
export const answerLikeUnknown: CollectionAfterErrorHook = ({ error, req }) => {
  if (!(error instanceof AuthenticationError)) return;
  const same = new AuthenticationError(req.t, true);
  return { status: same.status, response: { errors: [{ message: same.message }] } };
};
