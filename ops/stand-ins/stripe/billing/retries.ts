import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import type { RetrySettings } from '../wire/records.ts';

const defaults: RetrySettings = {
  id: 'retries',
  days: [3, 5, 7],
  afterwards: 'cancel',
  first: 'past_due',
};

/** How long the first payment of a subscription stays open when it has failed. */
export const incompleteSeconds = 23 * 60 * 60;

export function retrySettings(
  { store }: Pick<Call, 'store'>,
  { customer }: Pick<Stripe.Invoice, 'customer'>,
): RetrySettings {
  const own = store.get('retry_settings', customer as string);
  return { ...defaults, ...(own ?? store.get('retry_settings', 'retries')) };
}

/** When an invoice is tried again after so many failed attempts; null when it is given up. Seconds since 1970. */
export function nextAttempt(call: Call, invoice: Stripe.Invoice, attempts: number): number | null {
  const days = retrySettings(call, invoice).days[attempts - 1];
  return days === undefined || !invoice.auto_advance ? null : call.now() + days * 86_400;
}
