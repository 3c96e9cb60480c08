import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { noSuch } from '../wire/errors.ts';
import type { Store } from '../wire/store.ts';

/** Stripe's own test clock; throws resource_missing. */
export function requireTestClock(
  { store }: Pick<Call, 'store'>,
  id: string,
): Stripe.TestHelpers.TestClock {
  const clock = store.get('test_clocks', id);
  if (!clock) throw noSuch('test clock', id, 'test_clock');
  return clock;
}

/** The customer's present; `now` is the real one. */
export function timeOf(store: Store, customer: string | null, now: number): number {
  const clock = customer ? store.get('clocks', customer) : undefined;
  if (!clock) return now;
  return clock.isFrozen ? clock.time : Math.max(now, clock.time);
}

/** The call as the customer's clock has it. A call that is at another time already, for what is done late, stays there. */
export function onClockOf(call: Call, customer: Stripe.PaymentIntent['customer']): Call {
  const clock = call.store.get('clocks', idOf(customer) ?? '');
  if (!clock || call.isDated) return call;
  return call.at(timeOf(call.store, clock.id, call.now()));
}

/** The id of an object that may be expanded. */
export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}
