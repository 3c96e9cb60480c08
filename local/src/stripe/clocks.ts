import type Stripe from 'stripe';
import type { Call } from './call.ts';
import type { Store } from './store.ts';

/** A customer whose time a test has moved on; seconds since 1970. */
export type Clock = { id: string; time: number };

/** The customer's present: what a test set, until the real time has caught up. */
export function timeOf(store: Store, customer: string | null, now: number): number {
  return Math.max(now, customer ? (store.get('clocks', customer)?.time ?? 0) : 0);
}

/** The call as the customer's clock has it. */
export function onClockOf(call: Call, customer: Stripe.PaymentIntent['customer']): Call {
  const time = timeOf(call.store, idOf(customer), call.now());
  return time > call.now() ? call.at(time) : call;
}

/** The id of an object that may be expanded. */
export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}
