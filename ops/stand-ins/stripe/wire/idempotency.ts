import { createHash } from 'node:crypto';
import { StripeFailure } from './errors.ts';
import type { SavedAnswer } from './records.ts';
import type { Store } from './store.ts';

const lifetimeSeconds = 24 * 60 * 60;

export function fingerprint(method: string, path: string, params: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, sorted(params)]))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}

/** The saved answer to repeat. Throws idempotency_error when the key was used for another request. */
export function findAnswer(
  store: Store,
  id: string,
  key: string,
  wanted: string,
  now: number,
): SavedAnswer | undefined {
  const saved = store.get('answers', id);
  if (!saved || saved.createdAt + lifetimeSeconds < now) return undefined;
  if (saved.fingerprint === wanted) return saved;
  throw new StripeFailure(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Requests that were refused before they began are not remembered: wrong parameters, unknown routes and objects, too many. */
export function isRemembered(status: number, code: string | undefined): boolean {
  if (status === 401 || status === 403 || status === 404 || status === 409 || status === 429)
    return false;
  return status !== 400 || code === 'payment_intent_unexpected_state';
}
