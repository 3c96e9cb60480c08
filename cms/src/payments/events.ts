import type { Payload } from 'payload';
import type Stripe from 'stripe';
import type { EventAnswer, EventRequest } from './contract.ts';
import { finalise } from './finalise.ts';

/**
 * Takes a webhook event that web has verified. Only its object id is used: the object itself is fetched from Stripe, so
 * the order of events does not matter. Answers after the commit; throws when Stripe should deliver it again.
 */
export async function takeEvent(deps: { payload: Payload; stripe: Stripe }, { type, objectId }: EventRequest): Promise<EventAnswer> {
  if (type.startsWith('payment_intent.') && objectId.startsWith('pi_')) await finalise(deps, objectId, 'webhook');
  return { received: true };
}
