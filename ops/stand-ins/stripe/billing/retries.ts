import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import type { RetrySettings } from '../wire/records.ts';

const defaults: RetrySettings = { id: 'retries', days: [3, 5, 7], afterwards: 'cancel' };

export function retrySettings({ store }: Pick<Call, 'store'>): RetrySettings {
  return store.get('retry_settings', 'retries') ?? defaults;
}

/** When an invoice is tried again after so many failed attempts; null when it is given up. Seconds since 1970. */
export function nextAttempt(call: Call, invoice: Stripe.Invoice, attempts: number): number | null {
  const days = retrySettings(call).days[attempts - 1];
  return days === undefined || !invoice.auto_advance ? null : call.now() + days * 86_400;
}
