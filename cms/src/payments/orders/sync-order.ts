import { withKeyedMutex } from 'common/keyed-mutex';
import { formatAmount, wireAmount } from 'common/money';
import type { Payload, PayloadRequest, Where } from 'payload';
import type Stripe from 'stripe';
import { stopUnsent } from '../../fulfilment/move-work.ts';
import { log } from '../../log.ts';
import { writeMail } from '../../mails/sending/outbox.ts';
import { inTransaction } from '../../transaction.ts';
import { noteDisputeBookings } from '../bookkeeping/bookings.ts';
import { noteCharges } from '../bookkeeping/charge-rows.ts';
import { Refused } from '../checkout/refused.ts';
import { queueArrangePlan } from '../money-jobs.ts';
import { writeFailedPayments, writeStopped } from '../plans/plan-mails.ts';
import { isOver, type Plan, type PlanState, planState } from '../plans/plan-state.ts';
import { restartExpired } from '../plans/restart-plan.ts';
import { noteRefunds } from '../refunds/refund-rows.ts';
import { askForStaff } from '../stripe/refusals.ts';
import { noteDisputes } from './dispute-checks.ts';
import { type Judgement, judge, nextStatus } from './order-balance.ts';
import { type OrderStatus, requireMove } from './order-status.ts';
import { noteCheck } from './payment-checks.ts';
import { type Facts, type PlanFacts, readFacts } from './stripe-snapshot.ts';

type Deps = { payload: Payload; stripe: Stripe };

/** The fields of an order that following it reads and writes. */
export type FollowedOrder = {
  id: string;
  number: string;
  email: string | null;
  firstName: string | null;
  status: OrderStatus;
  workStatus: OrderStatus | null;
  moneyMark: string | null;
  followed: number | null;
  stripePaymentIntentId: string;
  refundedAmount: string | null;
};

export type Followed = { number: string; facts: Facts; judgement: Judgement; plan: Plan | null };

/** Serialises everything that changes the money of an order. */
export const moneyTurn = (orderId: string) => `money:${orderId}`;

const mostTurns = 8;

/**
 * Brings an order, its plan and its refunds to what Stripe says now, with the mails that this brings. Any number of callers
 * may do so at once and at any time: what was read before somebody else wrote is thrown away and read again, so that an
 * older answer of Stripe never replaces a newer one. Null when there is no such order.
 */
export async function followOrder(deps: Deps, orderId: string): Promise<Followed | null> {
  // Callers of this process wait for one another; only those of other processes can meet.
  return await withKeyedMutex(moneyTurn(orderId), () => follow(deps, orderId));
}

/** The same for a person who waits. Throws a 503 `Refused` that says so when Stripe cannot be asked, 422 when Stripe refuses, and 404 for no such order. */
export async function followForPerson(deps: Deps, orderId: string): Promise<Followed> {
  const asked = { what: 'to say how the payments of an order stand', key: orderId, order: orderId };
  const followed = await askForStaff(
    deps.payload,
    asked,
    'Nothing was changed.',
    async () => await followOrder(deps, orderId),
  ).catch((err: unknown) => {
    if (err instanceof Refused) throw err;
    log.warn({ err, order: orderId }, 'Stripe could not be asked about an order');
    throw new Refused(503, 'Stripe did not answer, and nothing was changed. Please try again.');
  });
  if (!followed) throw new Refused(404, 'This order is not known.');
  return followed;
}

async function follow({ payload, stripe }: Deps, orderId: string): Promise<Followed | null> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const order = await findOrder(payload, { id: { equals: orderId } });
    if (!order) return null;
    const plan = await findPlan(payload, { order: { equals: orderId } });
    const facts = await readFacts(stripe, {
      intentId: order.stripePaymentIntentId,
      plan: plan?.stripeCustomerId
        ? { customer: plan.stripeCustomerId, reference: plan.reference }
        : null,
    });
    const followed = await inTransaction(
      payload,
      moneyTurn(orderId),
      async (req) => await write(req, order, facts),
    );
    if (followed) return followed;
  }
  throw new Error('An order was changed by too many callers at once');
}

/** Null when somebody wrote after `read` was read. */
async function write(
  req: PayloadRequest,
  read: FollowedOrder,
  facts: Facts,
): Promise<Followed | null> {
  const order = await findOrder(req.payload, { id: { equals: read.id } }, req);
  if (!order || (order.followed ?? 0) !== (read.followed ?? 0)) return null;
  const known = await findPlan(req.payload, { order: { equals: order.id } }, req);
  const restarted = known && facts.plan ? restartExpired(known, facts.plan) : null;
  const plan = restarted ?? known;
  const state = plan && facts.plan ? planState(plan, facts.plan) : null;
  const judgement = judge(facts, state === null || isOver(state));
  await noteRefunds(req, order, facts.refunds);
  await noteCharges(req, order, facts.charges);
  await noteDisputeBookings(req, order, facts.disputes);
  if (plan && state) await writePlan(req, plan, state, order);
  if (plan && facts.plan) await noteStuck(req, order, facts.plan);
  if (restarted) await tellRestart(req, order, restarted);
  await writeOrder(req, order, judgement, state, plan);
  await stopWork(req, order, judgement);
  await noteDisputes(req, order, facts.disputes, judgement.status);
  return {
    number: order.number,
    facts,
    judgement,
    plan: plan && state ? { ...plan, ...state } : plan,
  };
}

/** Once all the money is gone, also by a lost dispute, nothing more is sent; a part of it changes nothing (ORD-01). */
async function stopWork(
  req: PayloadRequest,
  { id, status }: FollowedOrder,
  judgement: Judgement,
): Promise<void> {
  if (status !== 'refunded' && judgement.status === 'refunded')
    await stopUnsent(req, id, 'All the money went back.');
}

async function writePlan(
  req: PayloadRequest,
  plan: Plan,
  state: PlanState,
  order: FollowedOrder,
): Promise<void> {
  const { endedEarly, ...data } = state;
  // A row with a list is written as a whole.
  await req.payload.db.updateOne({
    collection: 'plans',
    id: plan.id,
    data: { ...plan, ...data, updatedAt: new Date().toISOString() },
    req,
    returning: false,
  });
  await writeFailedPayments(req, order, state.payments);
  await writeStopped(req, order, plan, state);
  for (const { stripeInvoiceId, cents } of state.payments) {
    if (!stripeInvoiceId || cents === plan.centsPerPayment) continue;
    const words = `Stripe asked for ${formatAmount(cents)} in a monthly payment of order ${order.number}; the plan says ${formatAmount(plan.centsPerPayment)}.`;
    await noteCheck(req, {
      kind: 'amount',
      key: stripeInvoiceId,
      words,
      order: order.id,
      stripeId: stripeInvoiceId,
    });
  }
  if (endedEarly) {
    const words = `The monthly payments of order ${order.number} ended before all were taken. Speak with the buyer, or take the rest in Stripe.`;
    await noteCheck(req, {
      kind: 'subscription-missing',
      key: `${plan.id}:${plan.scheduleVersion}`,
      words,
      order: order.id,
      stripeId: state.stripeSubscriptionId ?? state.stripeSubscriptionScheduleId,
    });
  }
}

/** A bill that Stripe could not make is taken from nobody until somebody has seen to it. */
async function noteStuck(
  req: PayloadRequest,
  order: FollowedOrder,
  { invoices }: PlanFacts,
): Promise<void> {
  for (const { id, stuckBecause } of invoices) {
    if (stuckBecause === null) continue;
    await noteCheck(req, {
      kind: 'subscription-missing',
      key: `${id}:stuck`,
      words: `Stripe could not make the bill of a monthly payment of order ${order.number}. The reason: ${stuckBecause}`,
      order: order.id,
      stripeId: id,
    });
  }
}

/** The plan that is set up anew is told to the buyer, with its days, and to the practice. */
async function tellRestart(req: PayloadRequest, order: FollowedOrder, plan: Plan): Promise<void> {
  await queueArrangePlan(plan.id, req);
  await writeMail(req, 'plan-moved', order, `version ${plan.scheduleVersion}`);
  await noteCheck(req, {
    kind: 'subscription-missing',
    key: `${plan.id}:${plan.scheduleVersion}:restarted`,
    words: `The first monthly payment of order ${order.number} failed and was not made within a day, and Stripe gave the payments up. They are set up again, three days later; the buyer has a mail with the new days.`,
    order: order.id,
    isRepaired: true,
  });
}

async function writeOrder(
  req: PayloadRequest,
  order: FollowedOrder,
  judgement: Judgement,
  state: PlanState | null,
  plan: Plan | null,
): Promise<void> {
  const { status: before, moneyMark, workStatus } = order;
  const status = nextStatus(
    { status: before, moneyMark: moneyMark ?? '', workStatus: workStatus ?? workOf(before) },
    judgement,
  );
  requireMove(before, status);
  const data = {
    status,
    workStatus: workStatus ?? workOf(before),
    moneyMark: judgement.mark,
    followed: (order.followed ?? 0) + 1,
    refundedAmount:
      judgement.refundedCents > 0 || order.refundedAmount
        ? wireAmount(judgement.refundedCents)
        : null,
    disputeNote: judgement.disputeNote,
    ...(state && plan
      ? {
          paymentsMade: `${state.paymentsDone} of ${plan.paymentsTotal}`,
          stripeSubscriptionId: state.stripeSubscriptionId,
          stripeSubscriptionScheduleId: state.stripeSubscriptionScheduleId,
        }
      : {}),
    updatedAt: new Date().toISOString(),
  };
  await req.payload.db.updateOne({
    collection: 'orders',
    id: order.id,
    data,
    req,
    returning: false,
  });
}

/** Of orders that are older than the memory of their work. */
function workOf(status: OrderStatus): OrderStatus {
  return status === 'fulfilling' || status === 'completed' || status === 'needs-review'
    ? status
    : 'paid';
}

export async function findOrder(
  payload: Payload,
  where: Where,
  req?: PayloadRequest,
): Promise<FollowedOrder | null> {
  return await payload.db.findOne<FollowedOrder>({
    collection: 'orders',
    where,
    select: {
      number: true,
      email: true,
      firstName: true,
      status: true,
      workStatus: true,
      moneyMark: true,
      followed: true,
      stripePaymentIntentId: true,
      refundedAmount: true,
    },
    req,
  });
}

export async function findPlan(
  payload: Payload,
  where: Where,
  req?: PayloadRequest,
): Promise<Plan | null> {
  return await payload.db.findOne<Plan>({ collection: 'plans', where, req });
}
