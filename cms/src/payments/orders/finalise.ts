import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type Stripe from 'stripe';
import { writeOrderWork } from '../../fulfilment/order-work.ts';
import { log } from '../../log.ts';
import { writeMail } from '../../mails/sending/outbox.ts';
import { inTransaction } from '../../transaction.ts';
import { giveUpCheckout } from '../checkout/abandon-checkout.ts';
import {
  type CheckoutRow,
  findCheckout,
  markPaid,
  openCustomer,
} from '../checkout/checkout-rows.ts';
import { intentDescription } from '../checkout/intent-description.ts';
import { redeemCoupon } from '../coupons/coupon-rows.ts';
import { writePlan } from '../plans/plan-rows.ts';
import { isUnknownObject } from '../stripe/stripe-client.ts';
import { settle, type Settlement } from './match-payment.ts';
import { createOrderNumber } from './order-number.ts';
import { orderRecord } from './order-record.ts';
import { requireMove } from './order-status.ts';

export type FinaliseSource = 'create-order' | 'webhook' | 'reconcile' | 'intent';

export type Finalised =
  | { kind: 'order'; transactionId: string; number: string; isNew: boolean }
  | { kind: 'unpaid'; status: string }
  | { kind: 'unknown' };

type Deps = { payload: Payload; stripe: Stripe };
type Taken = Exclude<Settlement, { kind: 'unpaid' }>;
type OrderKey = { id: string; number: string };

/**
 * Turns one payment into its one order: Stripe is asked, the order, its mails and their jobs are written in one
 * transaction, and the order is read back before anybody is told of it. Callers may come in any order, any number of
 * times and at once; all get the same `transactionId`. Throws when Stripe or the database cannot be reached: ask again.
 */
export async function finalise(
  deps: Deps,
  intentId: string,
  source: FinaliseSource,
): Promise<Finalised> {
  const running = underWay.get(intentId);
  if (running) return await running;
  const own = finaliseOnce(deps, intentId, source).finally(() => underWay.delete(intentId));
  underWay.set(intentId, own);
  return await own;
}

/** Callers of this process that meet share one run; between processes the database lets one at a time. */
const underWay = new Map<string, Promise<Finalised>>();

async function finaliseOnce(
  { payload, stripe }: Deps,
  intentId: string,
  source: FinaliseSource,
): Promise<Finalised> {
  const known = await findOrder(payload, intentId);
  if (known) return { kind: 'order', transactionId: known.id, number: known.number, isNew: false };

  const intent = await retrieve(stripe, intentId);
  if (!intent || !isOurs(intent)) return { kind: 'unknown' };
  if (intent.status === 'canceled') await giveUpCheckout(payload, intentId);
  if (intent.status !== 'succeeded') return { kind: 'unpaid', status: intent.status };

  const isNew = await inTransaction(payload, `order:${intentId}`, async (req) => {
    if (await findOrder(payload, intentId, req)) return false;
    const checkout = await findReferenced(payload, intent, req);
    const settlement = settle(intent, checkout);
    if (settlement.kind === 'unpaid') return false;
    await writeOrder(req, intent, checkout, settlement);
    return true;
  });

  const written = await findOrder(payload, intentId);
  if (!written) throw new Error('An order was not durable after its commit');
  if (isNew) log.info({ order: written.id, intent: intentId, source }, 'an order was written');
  return { kind: 'order', transactionId: written.id, number: written.number, isNew };
}

async function writeOrder(
  req: PayloadRequest,
  intent: Stripe.PaymentIntent,
  checkout: CheckoutRow | null,
  settlement: Taken,
) {
  const customer =
    checkout && checkout.paymentIntentId === intent.id ? openCustomer(checkout) : null;
  const number = await freeNumber(req);
  const data = {
    id: randomUUID(),
    ...orderRecord({
      intent,
      revision: settlement.revision,
      customer,
      terms: customer && checkout,
      number,
    }),
  };
  const order = await req.payload.create({ collection: 'orders', data, depth: 0, req });
  const { reviewReason, couponNote } = await judge(req, order, settlement);

  const fits = reviewReason === null;
  const status = fits ? 'paid' : 'needs-review';
  requireMove('pending', status);
  await req.payload.db.updateOne({
    collection: 'orders',
    id: order.id,
    data: { status, workStatus: status, reviewReason, couponNote },
    req,
    returning: false,
  });
  await writeOrderWork(req, {
    id: order.id,
    lines: settlement.revision?.lines ?? [],
    program: settlement.revision?.plan?.productId ?? null,
    kits: customer?.kits ?? [],
    hasAddress: Boolean(customer?.address),
    isInReview: !fits,
  });
  if (settlement.kind === 'fits' && settlement.revision.plan)
    await writePlan(req, data, intent, settlement.revision.plan);
  if (checkout?.paymentIntentId === intent.id) await markPaid(req.payload, checkout, req);
  if (fits) {
    await writeMail(req, 'order-confirmation', data);
    await writeMail(req, 'order-notice', data);
    if (data.needsDetails) await writeMail(req, 'order-details', data);
  } else {
    log.error(
      { order: order.id, intent: intent.id, reason: reviewReason, alert: 'needs-review' },
      'a payment fits no checkout',
    );
    await writeMail(req, 'order-review', data);
  }
}

/** Redeems the coupon of the order. Who never held it on Pay did not go through the shop's page: a person looks at that. */
async function judge(
  req: PayloadRequest,
  order: { id: string; email?: string | null; reference?: string | null },
  settlement: Taken,
) {
  const reviewReason = settlement.kind === 'fits' ? null : settlement.reason;
  const coupon = settlement.revision?.coupon;
  if (!coupon || !order.reference) return { reviewReason, couponNote: null };
  const { wasReserved, isExceeded } = await redeemCoupon(
    req,
    coupon,
    { reference: order.reference, email: order.email ?? '' },
    order.id,
  );
  if (!isExceeded) return { reviewReason, couponNote: null };
  return wasReserved
    ? {
        reviewReason,
        couponNote:
          'This is one use more than the coupon allows: the payment came after the thirty minutes that the code was held.',
      }
    : {
        reviewReason:
          reviewReason ??
          'The coupon was used more often than it allows, by a checkout that did not hold it.',
        couponNote: null,
      };
}

/** The practice may take other payments with the same account; those are no business of the shop. */
function isOurs({ description, metadata }: Stripe.PaymentIntent): boolean {
  return metadata.reference !== undefined || description === intentDescription;
}

async function findReferenced(payload: Payload, intent: Stripe.PaymentIntent, req: PayloadRequest) {
  const { reference } = intent.metadata;
  return reference ? await findCheckout(payload, reference, req) : null;
}

async function findOrder(
  payload: Payload,
  intentId: string,
  req?: PayloadRequest,
): Promise<OrderKey | null> {
  return await payload.db.findOne<OrderKey>({
    collection: 'orders',
    where: { stripePaymentIntentId: { equals: intentId } },
    select: { number: true },
    req,
  });
}

async function freeNumber(req: PayloadRequest): Promise<string> {
  for (;;) {
    const number = createOrderNumber();
    const taken = await req.payload.db.findOne({
      collection: 'orders',
      where: { number: { equals: number } },
      select: { number: true },
      req,
    });
    if (!taken) return number;
  }
}

async function retrieve(stripe: Stripe, intentId: string): Promise<Stripe.PaymentIntent | null> {
  try {
    return await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  } catch (error) {
    if (isUnknownObject(error)) return null;
    throw error;
  }
}
