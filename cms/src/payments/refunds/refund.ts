import { randomUUID } from 'node:crypto';
import { formatAmount } from 'common/money';
import type { Payload, PayloadRequest } from 'payload';
import type Stripe from 'stripe';
import { inTransaction } from '../../transaction.ts';
import { Refused } from '../checkout/refused.ts';
import { queueArrangePlan, queueRefund } from '../money-jobs.ts';
import { noteCheck } from '../orders/payment-checks.ts';
import type { Facts, Payment } from '../orders/stripe-snapshot.ts';
import { findPlan, followForPerson, followOrder, moneyTurn } from '../orders/sync-order.ts';
import { arrangePlan } from '../plans/arrange-plan.ts';
import type { Plan } from '../plans/plan-state.ts';
import type { Attempt } from '../reconciliation/attempt.ts';
import { askForStaff } from '../stripe/refusals.ts';
import { isRefusal, isRepeatedFailure } from '../stripe/stripe-client.ts';
import { findRefundRows, type RefundRow } from './refund-rows.ts';

type Deps = { payload: Payload; stripe: Stripe };

export type RefundWish = {
  orderId: string;
  /** uuid of one opening of the form: pressed twice it is one refund. */
  request: string;
  cents: number;
  reason: string;
  stopPlan: boolean;
  /** Who asks, for the record. */
  by: string;
};

/**
 * Sends money of an order back to the card, newest payment first, never more than was paid; stops the plan when wanted.
 * What is asked for is in the database with its job before Stripe hears of it, so that a process that dies here loses and
 * doubles nothing. Throws `Refused` 404, 422 or 503 with a sentence for staff when nothing was asked for, and a Stripe error
 * when it went away after that: the job then makes the refund later.
 */
export async function refundOrder(deps: Deps, wish: RefundWish): Promise<void> {
  const followed = await followForPerson(deps, wish.orderId);
  await inTransaction(
    deps.payload,
    moneyTurn(wish.orderId),
    async (req) => await askFor(req, wish, followed.facts),
  );
  await makeRefunds(deps, wish.request);
  const { plan } = followed;
  if (wish.stopPlan && plan) await arrangeForStaff(deps, plan);
}

/** Makes Stripe take what a plan says now. Throws a 422 `Refused` when Stripe refuses: it is on the practice's list then, and tried again every hour. */
export async function arrangeForStaff(
  deps: Deps,
  { id, order }: Pick<Plan, 'id' | 'order'>,
): Promise<void> {
  const asked = {
    what: 'to change the monthly payments of an order as somebody asked',
    key: id,
    order,
  };
  await askForStaff(
    deps.payload,
    asked,
    'It is noted, and tried again every hour.',
    async () => await arrangePlan(deps, id),
  );
}

async function askFor(
  req: PayloadRequest,
  { orderId, request, cents, reason, stopPlan, by }: RefundWish,
  facts: Facts,
): Promise<void> {
  const rows = await findRefundRows(req, { order: { equals: orderId } });
  if (rows.some((row) => row.request === request)) return;
  const pieces = share(cents, facts, rows);
  for (const { intentId, cents: part } of pieces) {
    const data = {
      id: randomUUID(),
      order: orderId,
      cents: part,
      state: 'asked',
      reason,
      by,
      request,
      paymentIntentId: intentId,
    };
    await req.payload.db.create({ collection: 'refunds', data, req });
  }
  await queueRefund(request, req);
  if (!stopPlan) return;
  const plan = await findPlan(req.payload, { order: { equals: orderId } }, req);
  if (plan) await stopInTransaction(req, plan.id);
}

/** Notes that nothing more shall be taken, with the job that sees to it. */
export async function stopInTransaction(req: PayloadRequest, planId: string): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'plans',
    id: planId,
    data: { stopRequestedAt: new Date().toISOString() },
    req,
    returning: false,
  });
  await queueArrangePlan(planId, req);
}

/** From which payments a sum is taken back. Counts what Stripe has refunded and what is on its way there. */
function share(cents: number, { payments, refunds }: Facts, rows: RefundRow[]): Payment[] {
  const known = new Set(refunds.map(({ id }) => id));
  const asked = rows.filter(
    ({ state, stripeRefundId }) =>
      state !== 'failed' && (stripeRefundId === null || !known.has(stripeRefundId)),
  );
  const gone = (intentId: string) =>
    sumOf(refunds.filter((refund) => refund.intentId === intentId && !refund.hasFailed)) +
    sumOf(asked.filter(({ paymentIntentId }) => paymentIntentId === intentId));
  const rooms = payments.map(({ intentId, cents: paid }) => ({
    intentId,
    cents: Math.max(0, paid - gone(intentId)),
  }));
  const most = sumOf(rooms);
  if (cents > most)
    throw new Refused(
      422,
      most > 0
        ? `At most ${formatAmount(most)} can be refunded.`
        : 'Everything that was paid has been refunded.',
    );
  let left = cents;
  return rooms.toReversed().flatMap((room) => {
    const part = Math.min(left, room.cents);
    left -= part;
    return part > 0 ? [{ intentId: room.intentId, cents: part }] : [];
  });
}

/** Makes the refunds of one request that Stripe does not know yet, and brings the order up to it. May be repeated. */
export async function makeRefunds(deps: Deps, request: string): Promise<void> {
  const { docs: rows } = await deps.payload.db.find<RefundRow>({
    collection: 'refunds',
    where: { request: { equals: request } },
    pagination: false,
    limit: 0,
  });
  for (const row of rows.filter(
    ({ state, stripeRefundId }) => state === 'asked' && stripeRefundId === null,
  ))
    await makeRefund(deps, row);
  const [first] = rows;
  if (first) await followOrder(deps, first.order);
}

/** A refund that was asked for so long ago should be at Stripe. */
const settledAfterMs = 10 * 60_000;

/** Makes the refunds whose job gave up, such as over an outage of Stripe that lasted for hours. */
export async function makeAskedRefunds(deps: Deps, attempt: Attempt): Promise<void> {
  const before = new Date(Date.now() - settledAfterMs).toISOString();
  const { docs } = await deps.payload.db.find<RefundRow>({
    collection: 'refunds',
    where: { and: [{ state: { equals: 'asked' } }, { createdAt: { less_than: before } }] },
    pagination: false,
    limit: 0,
  });
  for (const [request, [row]] of Map.groupBy(docs, (one) => one.request))
    await attempt(request, async () => await makeRefunds(deps, request), row?.order);
}

/**
 * The key keeps a repeat within a day from being another refund, its mark on the refund a later one. What Stripe failed at
 * is looked for by that mark first, and only then tried with another key.
 */
async function makeRefund({ payload, stripe }: Deps, row: RefundRow): Promise<void> {
  const known = stripe.refunds.list({ payment_intent: row.paymentIntentId, limit: 100 });
  for await (const { metadata } of known) if (metadata?.refund === row.id) return;
  try {
    await stripe.refunds.create(
      { payment_intent: row.paymentIntentId, amount: row.cents, metadata: { refund: row.id } },
      {
        idempotencyKey: [`refund:${row.id}`, ...(row.attempt > 1 ? [row.attempt] : [])].join(':'),
      },
    );
  } catch (error) {
    if (isRepeatedFailure(error)) await countAttempt(payload, row);
    if (!isRefusal(error)) throw error;
    await giveUp(payload, row, error.message);
  }
}

async function countAttempt(payload: Payload, { id, attempt }: RefundRow): Promise<void> {
  await payload.db.updateOne({
    collection: 'refunds',
    where: {
      and: [{ id: { equals: id } }, { attempt: { equals: attempt } }],
    },
    data: { attempt: attempt + 1 },
    options: { atomic: true },
    returning: false,
  });
}

/** Stripe refuses it for good: a person decides what to do. */
async function giveUp(payload: Payload, row: RefundRow, reason: string): Promise<void> {
  await inTransaction(payload, moneyTurn(row.order), async (req) => {
    await payload.db.updateOne({
      collection: 'refunds',
      id: row.id,
      data: { state: 'failed', updatedAt: new Date().toISOString() },
      req,
      returning: false,
    });
    await noteCheck(req, {
      kind: 'refund',
      key: row.id,
      words: `A refund of ${formatAmount(row.cents)} did not go through. Stripe says: ${reason}`,
      order: row.order,
      stripeId: row.paymentIntentId,
    });
  });
}

function sumOf(parts: { cents: number }[]): number {
  return parts.reduce((cents, part) => cents + part.cents, 0);
}
