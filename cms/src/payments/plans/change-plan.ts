import { monthsLater } from 'common/plan-dates';
import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { writeMail } from '../../mails/sending/outbox.ts';
import { inTransaction } from '../../transaction.ts';
import { Refused } from '../checkout/refused.ts';
import { queueArrangePlan } from '../money-jobs.ts';
import { findOrder, findPlan, followForPerson, moneyTurn } from '../orders/sync-order.ts';
import { arrangeForStaff, stopInTransaction } from '../refunds/refund.ts';
import { isOver, type Plan } from './plan-state.ts';

type Deps = { payload: Payload; stripe: Stripe; now?: () => Date };

const dayMs = 24 * 60 * 60_000;
const farthestDays = 30;
const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Takes nothing more from the card. Throws `Refused` when there is nothing to stop. */
export async function stopPlan(deps: Deps, orderId: string): Promise<void> {
  const plan = await requireRunning(deps, orderId);
  await inTransaction(
    deps.payload,
    moneyTurn(orderId),
    async (req) => await stopInTransaction(req, plan.id),
  );
  await arrangeForStaff(deps, plan);
}

/**
 * Moves the next payment to another day, at most thirty days later than it was, and those after it with it; the buyer
 * gets a mail with the new days.
 * Throws `Refused` for another day, for a plan that ended, and while a payment is failed or about to be taken.
 */
export async function movePlan(deps: Deps, orderId: string, day: string): Promise<void> {
  const { id, order: ofOrder } = await requireRunning(deps, orderId);
  await inTransaction(deps.payload, moneyTurn(orderId), async (req) => {
    const plan = await findPlan(deps.payload, { id: { equals: id } }, req);
    if (!plan || plan.stopRequestedAt) throw new Refused(422, 'Nothing is left to pay.');
    const start = requireDay(plan, day, deps.now?.() ?? new Date());
    const firstDue = plan.payments.findIndex(({ state }) => state === 'due');
    const payments = plan.payments.map((row, place) =>
      place < firstDue
        ? row
        : { ...row, dueOn: monthsLater(start, place - firstDue).toISOString() },
    );
    const data = {
      ...plan,
      payments,
      nextPaymentOn: start.toISOString(),
      scheduleVersion: plan.scheduleVersion + 1,
      updatedAt: new Date().toISOString(),
    };
    await deps.payload.db.updateOne({ collection: 'plans', id, data, req, returning: false });
    await queueArrangePlan(id, req);
    const order = await findOrder(deps.payload, { id: { equals: orderId } }, req);
    if (order) await writeMail(req, 'plan-moved', order, `version ${data.scheduleVersion}`);
  });
  await arrangeForStaff(deps, { id, order: ofOrder });
}

async function requireRunning(deps: Deps, orderId: string): Promise<Plan> {
  const { plan } = await followForPerson(deps, orderId);
  if (!plan) throw new Refused(404, 'This order has no monthly payments.');
  if (isOver(plan) || plan.stopRequestedAt) throw new Refused(422, 'Nothing is left to pay.');
  return plan;
}

/** The new time of the next payment: the day asked for, at the hour of before. */
function requireDay(plan: Plan, day: string, now: Date): Date {
  if (plan.payments.some(({ state }) => state === 'failed'))
    throw new Refused(
      422,
      'A payment failed and is still open. It has to be paid first, or the plan stopped.',
    );
  const next = plan.payments.find(({ state }) => state === 'due');
  if (!next) throw new Refused(422, 'Nothing is left to pay.');
  const before = new Date(next.dueOn);
  const wanted = new Date(`${day}${next.dueOn.slice(10)}`);
  if (before.getTime() - now.getTime() < dayMs)
    throw new Refused(422, 'The next payment is already on its way.');
  if (!(wanted > before) || wanted.getTime() - before.getTime() > farthestDays * dayMs)
    throw new Refused(
      422,
      `Choose a day within the ${farthestDays} days after ${inWords.format(before)}.`,
    );
  return wanted;
}
