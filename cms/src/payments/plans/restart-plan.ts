import { monthsLater } from 'common/plan-dates';
import type { PlanFacts } from '../orders/stripe-snapshot.ts';
import { expiredOf, type Plan, planState, wantedOf } from './plan-state.ts';

const daySeconds = 24 * 60 * 60;
/** The buyer had a day for the payment that failed, and gets a mail with the new days: so much later the card is tried again. */
const restsDays = 3;
/** After so many times a person of the practice has to speak with the buyer. */
const mostRestarts = 3;

/**
 * A plan whose first monthly payment failed, and was not made within a day, is given up by Stripe (its subscription is
 * `incomplete_expired`), with all that was to follow. Answers the plan as it is set up anew, under the next version and with
 * later days; null where nothing of the kind happened, the practice has stopped the plan, or it was tried often enough.
 */
export function restartExpired(plan: Plan, facts: PlanFacts): Plan | null {
  const wanted = wantedOf(plan, facts.schedules);
  if (!wanted || wanted.expiredAt === null || plan.stopRequestedAt !== null) return null;
  if (expiredOf(facts.schedules).length > mostRestarts) return null;
  const start = new Date((wanted.expiredAt + restsDays * daySeconds) * 1000);
  const { payments } = planState(plan, facts);
  const first = payments.findIndex(({ state }) => state === 'stopped');
  return {
    ...plan,
    scheduleVersion: plan.scheduleVersion + 1,
    payments: payments.map((row, place) =>
      row.state === 'stopped'
        ? { ...row, state: 'due', dueOn: monthsLater(start, place - first).toISOString() }
        : row,
    ),
  };
}
