import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import Stripe from 'stripe';
import { toCents, wireAmount } from './amounts.ts';
import { chargeRow } from './charge-intent.ts';
import { type BuyerForm, type CheckoutRow, findCheckout, renewRevision, reviseCheckout } from './checkout-rows.ts';
import type { OfferOrderAnswer } from './contract.ts';
import { finalise } from './finalise.ts';
import { inTurn } from './in-turn.ts';
import type { Snapshot } from './pricing.ts';
import { Refused } from './refused.ts';
import type { CheckedOfferRequest } from './requests.ts';
import { isRepeatedFailure, isUnexpectedState } from './stripe-client.ts';

type Deps = { payload: Payload; stripe: Stripe };

const declined = 'Your card was declined. Please try another one.';

/**
 * Sells one offer to a card token (spec §3, the small dialog): prices it, charges it, and answers the order. May be repeated
 * with the same `reference`, whatever became of the first call: there is one charge at most. Throws `Refused`: 409 with the
 * offer's price of now, 422 for a card that is declined.
 */
export async function orderOffer(deps: Deps, request: CheckedOfferRequest): Promise<OfferOrderAnswer> {
  const reference = request.reference ?? randomUUID();
  return await inTurn(reference, () => orderInTurn(deps, request, reference));
}

async function orderInTurn(deps: Deps, request: CheckedOfferRequest, reference: string): Promise<OfferOrderAnswer> {
  const { payload, stripe } = deps;
  for (let turn = 0; turn < 3; turn += 1) {
    const known = await findCheckout(payload, reference);
    const held = known?.paymentIntentId ? await stripe.paymentIntents.retrieve(known.paymentIntentId) : null;
    if (held?.status === 'succeeded' || held?.status === 'processing') return await answerOf(deps, held, reference);
    const snapshot = await priceOffer(payload, request);
    const row = await reviseCheckout(payload, { reference, snapshot, customer: formOf(request), fresh: held?.status === 'canceled' });
    const charged = await chargeRow(deps, row, held, request.email);
    if (!charged) continue;
    await confirm(deps, charged.intent, charged.row, request.paymentToken);
    // What a repeated call is answered may be older than what has happened since.
    const intent = await stripe.paymentIntents.retrieve(charged.intent.id);
    if (intent.status !== 'canceled') return await answerOf(deps, intent, reference);
  }
  throw new Refused(503, 'The payment could not be prepared. Please try again.');
}

/** Charges the token; the same token again is the same try. What comes of it stands in the intent. */
async function confirm({ payload, stripe }: Deps, intent: Stripe.PaymentIntent, row: CheckoutRow, token: string): Promise<void> {
  const key = `${row.reference}:${row.revision}:${token}`;
  try {
    const { id: card } = await stripe.paymentMethods.create({ type: 'card', card: { token } }, { idempotencyKey: `${key}:card` });
    await stripe.paymentIntents.confirm(intent.id, { payment_method: card, use_stripe_sdk: true }, { idempotencyKey: key });
  } catch (error) {
    if (isUnexpectedState(error)) return;
    if (error instanceof Stripe.errors.StripeCardError) throw new Refused(422, error.message || declined);
    if (isTokenFault(error)) throw new Refused(422, 'The card details have expired. Please enter them again.');
    if (isRepeatedFailure(error)) await renewRevision(payload, row);
    throw error;
  }
}

function isTokenFault(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && (error.code === 'token_already_used' || error.code === 'resource_missing' || error.param?.includes('token') === true);
}

async function answerOf(deps: Deps, intent: Stripe.PaymentIntent, reference: string): Promise<OfferOrderAnswer> {
  switch (intent.status) {
    case 'succeeded': {
      const result = await finalise(deps, intent.id, 'create-order');
      if (result.kind !== 'order') throw new Refused(503, 'Your payment arrived. We are finishing your order; please try again in a moment.');
      return { success: true, transactionId: result.transactionId, number: result.number };
    }
    case 'processing':
      return { success: false, processing: true, message: 'Payment is being processed. Please wait...', reference };
    case 'requires_action':
      return { success: false, requiresAction: true, clientSecret: intent.client_secret ?? '', reference };
    default:
      throw new Refused(422, intent.last_payment_error?.message ?? declined);
  }
}

/** The published offer at its price of now. Throws a 409 `Refused` where that is not what the dialog shows. */
async function priceOffer(payload: Payload, { productType: handle, amount }: CheckedOfferRequest): Promise<Snapshot> {
  const { docs } = await payload.find({
    collection: 'offers',
    where: { and: [{ handle: { equals: handle } }, { _status: { equals: 'published' } }] },
    select: { name: true, price: true, asksFor: true },
    depth: 0,
    limit: 1,
  });
  const [offer] = docs;
  if (!offer) throw new Refused(409, 'This offer is no longer available.', { prices: { [handle]: null } });
  const cents = toCents(offer.price);
  if (wireAmount(cents) !== amount) throw new Refused(409, `The price of ${offer.name} has changed. Please check it and pay again.`, { prices: { [handle]: { name: offer.name, price: offer.price } } });
  const line = { productId: handle, name: offer.name, summary: null, quantity: 1, unitCents: cents };
  return { cents, lines: [line], coupon: null, plan: null, offer: handle, needsDetails: Boolean(offer.asksFor) };
}

/** The dialog asks for a name and an address to write to; the rest is asked for afterwards. */
function formOf({ firstName, lastName, email, phone, termsVersion, termsPage }: CheckedOfferRequest): BuyerForm {
  const terms = { ...(termsVersion ? { termsVersion } : {}), ...(termsPage ? { termsPage } : {}) };
  return { firstName, lastName, email, phone, dateOfBirth: '', address: '', city: '', state: '', zipCode: '', ...terms };
}
