import Stripe from 'stripe';
import { env } from '../../env.ts';
import { Refused } from '../checkout/refused.ts';

/** The version that all of our code and the webhook endpoint speak; raised by hand, with the SDK. */
export const apiVersion = '2026-10-28.endive';

/** What a bank may take to answer for a card. */
export const confirmLimits = { timeout: 20_000 };

/** One try and one repeat stay inside the ten seconds that a money call may take. */
const limits = { timeout: 4_500, maxNetworkRetries: 1 };

let client: Stripe | undefined;

/** The client of this process. Throws a 503 `Refused` when no secret key is set. */
export function stripeClient(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = env();
  return (client ??= createStripe(STRIPE_SECRET_KEY, STRIPE_API_BASE));
}

/** `apiBase`: empty for Stripe itself, else the address of a stand-in (http://127.0.0.1:3010). */
export function createStripe(secretKey: string, apiBase: string): Stripe {
  if (!isSecretKey(secretKey)) {
    throw new Refused(
      503,
      'Online payments are currently being set up. Please contact us directly to complete your order.',
    );
  }
  return new Stripe(secretKey, {
    apiVersion,
    telemetry: false,
    ...limits,
    ...(apiBase ? addressOf(apiBase) : {}),
  });
}

export function isSecretKey(key: string): boolean {
  return /^(sk|rk)_(test|live)_\w+$/.test(key);
}

/** True when Stripe says that no such object exists. */
export function isUnknownObject(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  );
}

/** True when an intent cannot be changed any more, because it was paid or cancelled a moment ago. */
export function isUnexpectedState(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'payment_intent_unexpected_state'
  );
}

/** True when every repeat with the same idempotency key is answered the same for a day: Stripe itself failed, or the key belongs to another request. */
export function isRepeatedFailure(error: unknown): boolean {
  return (
    isSpentKey(error) ||
    (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500)
  );
}

/** True when the key was used for another request, of which this answer says nothing: it may have gone through. */
export function isSpentKey(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400;
}

/** Time-outs, calls that got in each other's way, others that Stripe depends on, too many at once: the same call may go through a moment later. */
const passing = new Set([408, 409, 424, 425, 429]);

/**
 * True when Stripe has refused a call for good: nothing of it was done, and a repeat would be refused as well. Not for a
 * card that was declined, nor for a key that was spent on another request (https://docs.stripe.com/api/errors).
 */
export function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  if (
    !(error instanceof Stripe.errors.StripeError) ||
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  )
    return false;
  const status = error.statusCode ?? 0;
  return status >= 400 && status < 500 && !passing.has(status);
}

function addressOf(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase);
  const scheme: 'http' | 'https' = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme };
}
