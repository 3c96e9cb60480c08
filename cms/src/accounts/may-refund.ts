import type { PayloadRequest } from 'payload';
import { isSignedIn } from '../access/roles.ts';
import { recordRefusal } from '../audit/recorded.ts';
import { CallRefused } from '../http/named-call.ts';

type Asker = Pick<PayloadRequest, 'user'>;

/** Who may send money back: whoever sets the prices, and of the staff those whose account says so (DESK-11). */
export function mayRefund({ user }: Asker): boolean {
  if (isSignedIn(user, ['admin', 'practitioner'])) return true;
  return user?.collection === 'users' && isSignedIn(user, ['staff']) && user.mayRefund === true;
}

/** @throws CallRefused 403 for everybody else; that somebody tried is on record. */
export async function requireMayRefund(req: PayloadRequest): Promise<void> {
  if (mayRefund(req)) return;
  await recordRefusal(req, { record: 'refunds' });
  throw new CallRefused(403, {
    success: false,
    message: 'Your account may not send money back. An administrator can allow it under Settings.',
  });
}
