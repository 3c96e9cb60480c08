import { createLimiter } from 'common/limits/bounded-limiter';
import {
  APIError,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { recordRefusal } from '../audit/recorded.ts';
import { sharedAs } from '../http/limits/shared-limits.ts';
import { connectionFor } from '../transaction.ts';
import { hasPassword } from './password-hash.ts';
import { hasFactor, takeCode } from './second-factor/factor-rows.ts';

const tries = createLimiter({ most: 10, seconds: 600 }, { shared: sharedAs('present-password') });

/**
 * An open session is not enough to set a password, one's own or that of somebody else: who asks gives the one they
 * have. Payload then ends all sessions of that account but the one that asks. The commands of this project, which
 * nobody has signed in to, and calls that have asked by themselves (`passwordIsProven`) are not asked.
 */
export const requirePresentPassword: CollectionBeforeValidateHook = async ({
  context,
  data,
  operation,
  req,
}) => {
  if (!data) return data;
  const { presentPassword, presentCode, ...rest } = data;
  if (operation === 'update' && rest.password && req.user && !context.passwordIsProven)
    await prove(req, { presentPassword, presentCode });
  return rest;
};

type Proof = { presentPassword?: unknown; presentCode?: unknown };

/** Throws unless who is signed in shows once more that it is they: with their password, and with a code if they have an app for it. */
export async function prove(
  req: PayloadRequest,
  { presentPassword: given, presentCode: code }: Proof,
): Promise<void> {
  const id = req.user?.id ?? '';
  if (typeof given !== 'string' || given === '')
    throw fault('A new password needs the present one of who is signed in. Please type it too.');
  const wait = await tries.take(id);
  if (wait !== null)
    throw new APIError(
      `That were many tries. Please wait ${Math.ceil(wait / 60)} minutes.`,
      429,
      undefined,
      true,
    );
  const row = await req.payload.db.findOne<{ id: string; hash?: string; salt?: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  if (!row || !(await hasPassword(row, given)))
    throw await failed(req, 'This is not the password that you sign in with.');
  const connection = connectionFor(req);
  if (await hasFactor(connection, id)) {
    if (typeof code !== 'string' || code.trim() === '')
      throw fault('Please type the six digits of your code app, too.');
    if (!(await takeCode(connection, id, code.slice(0, 40))))
      throw await failed(req, 'This code is wrong or was used before. Please type the next one.');
  }
  await tries.forget(id);
}

/** Somebody at an open session who is not its owner, perhaps. */
async function failed(req: PayloadRequest, message: string): Promise<ValidationError> {
  await recordRefusal(req, { act: 'proof failed', record: 'users', id: req.user?.id ?? '' });
  return fault(message);
}

function fault(message: string): ValidationError {
  return new ValidationError({
    collection: 'users',
    errors: [{ path: 'presentPassword', message }],
  });
}
