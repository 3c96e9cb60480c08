import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';

/** What Stripe's dashboard asks for under "Manage failed payments". */
export type RetrySettings = {
  id: 'retries';
  /** Days from one failed automatic attempt to the next; after the last of them it is given up. */
  days: number[];
  /** What becomes of the subscription when it is given up. */
  afterwards: 'cancel' | 'unpaid' | 'past_due';
};

const defaults: RetrySettings = { id: 'retries', days: [3, 5, 7], afterwards: 'cancel' };

export function retrySettings({ store }: Pick<Call, 'store'>): RetrySettings {
  return store.get('retry_settings', 'retries') ?? defaults;
}

/** When an invoice is tried again after so many failed attempts; null when it is given up. Seconds since 1970. */
export function nextAttempt(call: Call, invoice: Stripe.Invoice, attempts: number): number | null {
  const days = retrySettings(call).days[attempts - 1];
  return days === undefined || !invoice.auto_advance ? null : call.now() + days * 86_400;
}
