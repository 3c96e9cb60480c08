import { createLimiter } from 'common/limits/bounded-limiter';
import type { PayloadRequest } from 'payload';
import { knownDevice } from '../../http/limits/known-device.ts';
import { sharedAs } from '../../http/limits/shared-limits.ts';

/** Three codes of a million count at a time: at ten tries in ten minutes a guess is right once in about seven months. */
const tries = createLimiter({ most: 10, seconds: 600 }, { shared: sharedAs('second-factor') });

/**
 * The count of wrong codes of an account. A known device of it has one of its own, so that who stole a password cannot
 * lock the owner out by typing codes.
 */
export function codeLimit({ headers }: PayloadRequest, account: { id: string; username: string }) {
  const device = knownDevice(headers.get('cookie'), account.username);
  const key = `${account.id} ${device ?? ''}`;
  return {
    /** Seconds to wait, null when there are tries left; counts this one. */
    take: () => tries.take(key),
    forget: () => tries.forget(key),
  };
}
