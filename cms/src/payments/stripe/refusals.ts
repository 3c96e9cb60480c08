import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { Refused } from '../checkout/refused.ts';
import { noteCheckNow } from '../orders/payment-checks.ts';
import { isRefusal } from './stripe-client.ts';

/** What was asked of Stripe, in words that end "Stripe refused …", and for whom. */
type Asked = { what: string; key: string; order?: string; stripeId?: string | null };

/** Of what the buyer types, this alone reaches Stripe through us. */
const emailParameters = new Set(['email', 'receipt_email']);
const emailFault = 'Valid email is required';

const notCharged =
  'This payment could not be made, and your card is not the reason. Nothing was charged. We have a note of it; please contact us to complete your order.';
const notPrepared =
  'This payment could not be prepared, and your card is not the reason. We have a note of it; please contact us to complete your order.';

/** Puts what Stripe refused for good on the practice's list, once for each `key` and reason. */
export async function noteRefusal(
  payload: Payload,
  error: Stripe.errors.StripeError,
  { what, key, order, stripeId }: Asked,
): Promise<void> {
  const reason = error.code ?? error.type;
  await noteCheckNow(payload, {
    kind: 'refused',
    key: `${key}:${reason}`,
    words: `Stripe refused ${what}. The reason: ${error.message}`,
    order,
    stripeId: stripeId ?? error.requestId,
  });
}

/**
 * What a buyer is answered when Stripe has refused to prepare or to take a payment, which is then known not to be taken:
 * the field that is at fault, or that nothing was charged.
 */
export async function refusePayment(
  payload: Payload,
  error: Stripe.errors.StripeError,
  reference: string,
  intentId: string | null,
): Promise<Refused> {
  if (error.code === 'email_invalid' || emailParameters.has(error.param ?? ''))
    return new Refused(400, emailFault, { fieldErrors: { email: emailFault } });
  await noteRefusal(payload, error, {
    what: 'to take a payment at checkout; nothing was charged',
    key: reference,
    stripeId: intentId,
  });
  return new Refused(422, notCharged, { isOurs: true });
}

/** The same for a refusal to say how an earlier payment stands: that it was not taken is not known. */
export async function refuseReading(
  payload: Payload,
  error: Stripe.errors.StripeError,
  reference: string,
  intentId: string,
): Promise<Refused> {
  await noteRefusal(payload, error, {
    what: 'to say how a payment at checkout stands',
    key: reference,
    stripeId: intentId,
  });
  return new Refused(422, notPrepared, { isOurs: true });
}

/** Does what a person of the practice has asked for. Throws a 422 `Refused` with Stripe's reason after `before` when Stripe refuses it for good. */
export async function askForStaff<T>(
  payload: Payload,
  asked: Asked,
  before: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await noteRefusal(payload, error, asked);
    throw new Refused(422, `${before} Stripe refused it: ${error.message}`);
  }
}
