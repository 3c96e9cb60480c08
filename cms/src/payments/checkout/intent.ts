import { randomUUID } from 'node:crypto';
import type { IntentAnswer } from 'common/contract/checkout';
import { withKeyedMutex } from 'common/keyed-mutex';
import { wireAmount } from 'common/money';
import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { afterOrder } from '../../fulfilment/next-steps/after-order.ts';
import { holdCoupon } from '../coupons/coupon-reservations.ts';
import { releaseCoupon } from '../coupons/coupon-rows.ts';
import { answerOrder } from '../orders/answer-order.ts';
import { finalise } from '../orders/finalise.ts';
import type { CheckedIntentRequest } from '../requests.ts';
import { refusePayment, refuseReading } from '../stripe/refusals.ts';
import { isRefusal } from '../stripe/stripe-client.ts';
import { type Charged, chargeRow } from './charge-intent.ts';
import {
  type CheckoutRow,
  currentRevision,
  findCheckout,
  reviseCheckout,
} from './checkout-rows.ts';
import { readShelves } from './for-sale.ts';
import { findGift, priceRequest, refuseCoupon } from './price-request.ts';
import type { Snapshot } from './pricing.ts';
import { Refused } from './refused.ts';

type Deps = { payload: Payload; stripe: Stripe };

/**
 * Prices a cart and makes the one PaymentIntent of its reference charge that price; may be repeated at will.
 * When the payment of the reference has already succeeded, the answer is the paid order, whatever the cart says now.
 * Throws `Refused`: 409 with `prices` for another price or a retired product, 422 for what cannot be sold, or not be paid
 * because Stripe refuses.
 */
export async function prepareIntent(
  deps: Deps,
  request: CheckedIntentRequest,
): Promise<IntentAnswer> {
  const reference = request.reference ?? randomUUID();
  // A slow call must not reach Stripe after a newer one: the buyer would be charged for the cart of before.
  return await withKeyedMutex(reference, () => prepareInTurn(deps, request, reference));
}

async function prepareInTurn(
  { payload, stripe }: Deps,
  request: CheckedIntentRequest,
  reference: string,
): Promise<IntentAnswer> {
  for (let turn = 0; turn < 3; turn += 1) {
    const known = await findCheckout(payload, reference);
    const held = known?.paymentIntentId
      ? await retrieve({ payload, stripe }, known.paymentIntentId, reference)
      : null;
    if (held?.status === 'succeeded')
      return await paidAnswer({ payload, stripe }, held.id, reference);
    if (held?.status === 'processing')
      throw new Refused(409, 'Payment is being processed. Please wait...');

    const shelves = await readShelves(payload);
    const snapshot = await priceRequest(payload, shelves, request, reference);
    await reserve({ payload, stripe }, request, snapshot, reference);
    const row = await reviseCheckout(payload, {
      reference,
      snapshot,
      customer: request.customer,
      fresh: held?.status === 'canceled',
      known,
    });
    const newest = await chargeRow({ payload, stripe }, row, held, request.customer?.email).catch(
      async (error: unknown) => {
        throw isRefusal(error)
          ? await refusePayment(payload, error, reference, held?.id ?? null)
          : error;
      },
    );
    if (!newest) continue;
    if (mayHoldAnother(newest.row))
      await releaseCoupon(payload, reference, currentRevision(newest.row).coupon?.id);
    const gift = request.couponCode
      ? null
      : await findGift(payload, shelves, currentRevision(newest.row), reference);
    return { ...answerOf(newest), ...(gift ? { offeredCoupon: gift } : {}) };
  }
  throw new Refused(503, 'The payment could not be prepared. Please try again.');
}

async function retrieve(
  { payload, stripe }: Deps,
  intentId: string,
  reference: string,
): Promise<Stripe.PaymentIntent> {
  return await stripe.paymentIntents.retrieve(intentId).catch(async (error: unknown) => {
    throw isRefusal(error) ? await refuseReading(payload, error, reference, intentId) : error;
  });
}

/** Only Pay holds a coupon: before it, nobody can pay with the discount. */
async function reserve(
  deps: Deps,
  { customer, items }: CheckedIntentRequest,
  { coupon }: Snapshot,
  reference: string,
): Promise<void> {
  if (!coupon || !customer) return;
  const fault = await holdCoupon(deps, coupon, { reference, email: customer.email });
  if (fault) throw await refuseCoupon(deps.payload, fault, coupon.code, items);
}

/** A coupon of an earlier revision is given back once the intent charges without it, not before. */
function mayHoldAnother(row: CheckoutRow): boolean {
  const { coupon } = currentRevision(row);
  return row.revisions.some((earlier) => earlier.coupon && earlier.coupon.id !== coupon?.id);
}

function answerOf({ intent, row }: Charged): IntentAnswer {
  const { coupon, plan } = currentRevision(row);
  if (!intent.client_secret) throw new Error('Stripe sent an intent without a client secret');
  return {
    success: true,
    clientSecret: intent.client_secret,
    message: 'Ready to pay.',
    reference: row.reference,
    amount: wireAmount(intent.amount),
    discountAmount: wireAmount(coupon?.discountCents ?? 0),
    ...(plan
      ? {
          later: {
            count: plan.payments - 1,
            amount: wireAmount(plan.laterCents),
            from: new Date().toISOString().slice(0, 10),
          },
        }
      : {}),
  };
}

async function paidAnswer(deps: Deps, intentId: string, reference: string): Promise<IntentAnswer> {
  const result = await finalise(deps, intentId, 'intent');
  if (result.kind !== 'order')
    throw new Refused(
      503,
      'Your payment arrived. We are finishing your order; please try again in a moment.',
    );
  return {
    ...(await answerOrder(deps.payload, result, afterOrder)),
    paid: true,
    message: 'This order is paid.',
    reference,
  };
}
