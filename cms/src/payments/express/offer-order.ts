import { randomUUID } from 'node:crypto';
import type { OfferOrderAnswer } from 'common/contract/express-checkout';
import type { OfferOrderRequest } from 'common/contract/payment-requests';
import { isSent } from 'common/fulfilment/grants';
import { withKeyedMutex } from 'common/keyed-mutex';
import { toCents, wireAmount } from 'common/money';
import type { Payload } from 'payload';
import Stripe from 'stripe';
import { env } from '../../env.ts';
import { afterOffer } from '../../fulfilment/next-steps/after-order.ts';
import { giveUpCheckout } from '../checkout/abandon-checkout.ts';
import { chargeRow } from '../checkout/charge-intent.ts';
import {
  type BuyerForm,
  type CheckoutRow,
  findCheckout,
  renewRevision,
  reviseCheckout,
} from '../checkout/checkout-rows.ts';
import { findOfferForSale } from '../checkout/for-sale.ts';
import type { Snapshot } from '../checkout/pricing.ts';
import { Refused } from '../checkout/refused.ts';
import { answerOrder } from '../orders/answer-order.ts';
import { finalise } from '../orders/finalise.ts';
import { refusePayment } from '../stripe/refusals.ts';
import {
  confirmLimits,
  isRefusal,
  isRepeatedFailure,
  isSpentKey,
  isUnexpectedState,
} from '../stripe/stripe-client.ts';

type Deps = { payload: Payload; stripe: Stripe };

const declined = 'Your card was declined. Please try another one.';

/** Money that was taken, or is on its way. */
const underWay = new Set<string>(['succeeded', 'processing']);

/**
 * Sells one offer to a card token (spec §3, the small dialog): prices it, charges it, and answers the order. May be repeated
 * with the same `reference`, whatever became of the first call: there is one charge at most. Throws `Refused`: 409 with the
 * offer's price of now or when what it sells is not for sale, 422 for a card that is declined or a payment that Stripe refuses.
 */
export async function orderOffer(
  deps: Deps,
  request: OfferOrderRequest,
): Promise<OfferOrderAnswer> {
  const reference = request.reference ?? randomUUID();
  return await withKeyedMutex(reference, () => orderInTurn(deps, request, reference));
}

async function orderInTurn(
  deps: Deps,
  request: OfferOrderRequest,
  reference: string,
): Promise<OfferOrderAnswer> {
  const { payload, stripe } = deps;
  for (let turn = 0; turn < 3; turn += 1) {
    const known = await findCheckout(payload, reference);
    const held = known?.paymentIntentId
      ? await stripe.paymentIntents.retrieve(known.paymentIntentId)
      : null;
    if (held?.status === 'succeeded' || held?.status === 'processing')
      return await answerOf(deps, held, request, reference);
    const offer = await findOfferForSale(payload, request.productType);
    if (!offer && held && !(await withdraw(deps, held))) continue;
    const snapshot = priceOffer(offer, request);
    const row = await reviseCheckout(payload, {
      reference,
      snapshot,
      customer: formOf(request),
      fresh: held?.status === 'canceled',
      known,
    });
    const charged = await chargeRow(deps, row, held, request.email).catch(
      async (error: unknown) => {
        throw isRefusal(error)
          ? await refusePayment(payload, error, reference, held?.id ?? null)
          : error;
      },
    );
    if (!charged) continue;
    const refusal = await confirm(deps, charged.intent, charged.row, request.paymentToken);
    // What a repeated call is answered may be older than what has happened since.
    const intent = await stripe.paymentIntents.retrieve(charged.intent.id);
    if (refusal && !underWay.has(intent.status))
      throw await refusePayment(payload, refusal, reference, intent.id);
    if (intent.status !== 'canceled') return await answerOf(deps, intent, request, reference);
  }
  throw new Refused(503, 'The payment could not be prepared. Please try again.');
}

/** Takes an intent back that nobody shall pay any more, such as with a bank that answers late. False when it was paid a moment ago. */
async function withdraw(
  { payload, stripe }: Deps,
  { id, status }: Stripe.PaymentIntent,
): Promise<boolean> {
  if (status === 'canceled') return true;
  try {
    await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
  } catch (error) {
    if (isUnexpectedState(error)) return false;
    throw error;
  }
  await giveUpCheckout(payload, id);
  return true;
}

/** Charges the token; the same token again is the same try. What comes of it stands in the intent; answers why Stripe refused to try. */
async function confirm(
  { payload, stripe }: Deps,
  intent: Stripe.PaymentIntent,
  row: CheckoutRow,
  token: string,
): Promise<Stripe.errors.StripeError | null> {
  const key = `${row.reference}:${row.revision}:${token}`;
  try {
    const { id: card } = await stripe.paymentMethods.create(
      { type: 'card', card: { token } },
      { idempotencyKey: `${key}:card` },
    );
    await stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: card, use_stripe_sdk: true, return_url: `${env().SITE_URL}/` },
      { idempotencyKey: key, ...confirmLimits },
    );
    return null;
  } catch (error) {
    if (isUnexpectedState(error) || isSpentKey(error)) return null;
    if (error instanceof Stripe.errors.StripeCardError)
      throw new Refused(422, error.message || declined);
    if (isTokenFault(error))
      throw new Refused(422, 'The card details have expired. Please enter them again.');
    if (isRefusal(error)) return error;
    if (isRepeatedFailure(error)) await renewRevision(payload, row);
    throw error;
  }
}

function isTokenFault(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.code === 'token_already_used' ||
      error.code === 'resource_missing' ||
      error.param?.includes('token') === true)
  );
}

async function answerOf(
  deps: Deps,
  intent: Stripe.PaymentIntent,
  { productType }: OfferOrderRequest,
  reference: string,
): Promise<OfferOrderAnswer> {
  switch (intent.status) {
    case 'succeeded': {
      const result = await finalise(deps, intent.id, 'create-order');
      if (result.kind !== 'order')
        throw new Refused(
          503,
          'Your payment arrived. We are finishing your order; please try again in a moment.',
        );
      return await answerOrder(deps.payload, result, (payload, id) =>
        afterOffer(payload, id, productType),
      );
    }
    case 'processing':
      return {
        success: false,
        processing: true,
        message: 'Payment is being processed. Please wait...',
        reference,
      };
    case 'requires_action':
      return {
        success: false,
        requiresAction: true,
        clientSecret: intent.client_secret ?? '',
        reference,
      };
    default:
      throw new Refused(422, intent.last_payment_error?.message ?? declined);
  }
}

/** The offer at its price of now. Throws a 409 `Refused` where that is not what the dialog shows. */
function priceOffer(
  offer: Awaited<ReturnType<typeof findOfferForSale>>,
  { productType: handle, amount }: OfferOrderRequest,
): Snapshot {
  if (!offer)
    throw new Refused(409, 'This offer is no longer available.', { prices: { [handle]: null } });
  const cents = toCents(offer.price);
  if (wireAmount(cents) !== amount)
    throw new Refused(
      409,
      `The price of ${offer.name} has changed. Please check it and pay again.`,
      { prices: { [handle]: { name: offer.name, price: offer.price } } },
    );
  const line = {
    productId: handle,
    name: offer.name,
    summary: null,
    quantity: 1,
    unitCents: cents,
    grants: offer.grants,
  };
  return {
    cents,
    lines: [line],
    coupon: null,
    plan: null,
    offer: handle,
    needsDetails: isSent(offer.grants),
  };
}

/** The dialog asks for a name and an address to write to; the rest is asked for afterwards. */
function formOf({
  firstName,
  lastName,
  email,
  phone,
  termsVersion,
  termsPage,
}: OfferOrderRequest): BuyerForm {
  const terms = { ...(termsVersion ? { termsVersion } : {}), ...(termsPage ? { termsPage } : {}) };
  return {
    firstName,
    lastName,
    email,
    phone,
    dateOfBirth: '',
    address: '',
    city: '',
    state: '',
    zipCode: '',
    ...terms,
  };
}
