import type { Where } from 'payload';
import { noteCheckNow } from '../orders/payment-checks.ts';
import { arrangePlan } from '../plans/arrange-plan.ts';
import type { Attempt, Deps } from './attempt.ts';

/** The job of a new plan runs within seconds; one that is younger than this is not missing anything yet. */
const settledAfterMs = 10 * 60_000;

type RunningPlan = {
  id: string;
  order: string;
  orderNumber: string;
  scheduleVersion: number;
  stripeCustomerId: string | null;
  createdAt: string;
};

/** A stop that met the set-up of the plan shows within this time. */
const stoppedForMs = 3 * 24 * 60 * 60_000;

/** Every plan from which something may still be taken: is Stripe set up for it, and where does it stand? Also those stopped a short while ago. */
export async function comparePlans(deps: Deps, attempt: Attempt): Promise<void> {
  const stopped = {
    stopRequestedAt: { greater_than: new Date(Date.now() - stoppedForMs).toISOString() },
  };
  const where: Where = { or: [{ status: { in: ['pending', 'active', 'late'] } }, stopped] };
  const { docs } = await deps.payload.db.find<RunningPlan>({
    collection: 'plans',
    where,
    pagination: false,
    limit: 0,
  });
  for (const plan of docs) {
    if (Date.now() - Date.parse(plan.createdAt) < settledAfterMs) continue;
    await attempt(plan.id, async () => await comparePlan(deps, plan), plan.order);
  }
}

async function comparePlan(
  deps: Deps,
  { id, order, orderNumber, scheduleVersion, stripeCustomerId }: RunningPlan,
): Promise<void> {
  const key = `${id}:${scheduleVersion}`;
  if (!stripeCustomerId) {
    await noteCheckNow(deps.payload, {
      kind: 'schedule-missing',
      key,
      words: `No card was kept for the monthly payments of order ${orderNumber}. Speak with the buyer.`,
      order,
    });
    return;
  }
  if ((await arrangePlan(deps, id)) === 'unchanged') return;
  const words = `The monthly payments of order ${orderNumber} were not set up at Stripe as they should be. They are now.`;
  await noteCheckNow(deps.payload, {
    kind: 'schedule-missing',
    key,
    words,
    order,
    isRepaired: true,
  });
}
