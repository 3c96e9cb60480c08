import { createKeyedSemaphore } from 'common/keyed-semaphore';
import { refuseCall } from '../server/guards/json-body.server.ts';

/** A buyer who changes the cart quickly, in two tabs, has fewer calls under way. */
const takeTurn = createKeyedSemaphore(8);

/** Makes a money call unless too many of the same checkout are under way; then the answer is a 429. */
export async function inTurnOf(
  reference: string | undefined,
  work: () => Promise<Response>,
): Promise<Response> {
  if (reference === undefined) return work();
  const answer = await takeTurn(reference.toLowerCase(), work);
  return (
    answer ??
    refuseCall(429, 'Your checkout is still being updated. Please wait a moment and try again.', {
      'Retry-After': '2',
    })
  );
}
