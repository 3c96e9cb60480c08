import { randomUUID } from 'node:crypto';
import { planDates } from 'common/plan-dates';
import type { PayloadRequest } from 'payload';
import type Stripe from 'stripe';
import type { PlanTerms } from '../checkout/pricing.ts';
import { queueArrangePlan } from '../money-jobs.ts';
import { idOf } from '../orders/stripe-snapshot.ts';
import type { PlanRow } from './plan-state.ts';

type PlanOrder = { id: string; number: string; reference: string | null };

/** The plan of an order whose first payment was taken, and the job that sets up the others: both with `req`, or neither. */
export async function writePlan(
  req: PayloadRequest,
  order: PlanOrder,
  intent: Stripe.PaymentIntent,
  terms: PlanTerms,
): Promise<void> {
  const id = randomUUID();
  const [first, ...later] = planDates(chargedAt(intent), terms.payments).map((date) =>
    date.toISOString(),
  );
  const payments: PlanRow[] = [
    {
      id: randomUUID(),
      dueOn: first ?? '',
      cents: terms.firstCents,
      state: 'paid',
      paidOn: first ?? null,
    },
    ...later.map((dueOn) => ({
      id: randomUUID(),
      dueOn,
      cents: terms.laterCents,
      state: 'due' as const,
    })),
  ];
  const data = {
    id,
    order: order.id,
    orderNumber: order.number,
    reference: order.reference,
    productName: terms.name,
    status: 'pending',
    persons: terms.persons,
    centsPerPayment: terms.laterCents,
    paymentsDone: 1,
    paymentsTotal: terms.payments,
    nextPaymentOn: later[0] ?? null,
    payments,
    scheduleVersion: 1,
    stripeCustomerId: idOf(intent.customer),
  };
  await req.payload.db.create({ collection: 'plans', data, req });
  await queueArrangePlan(id, req);
}

/** The moment from which the months of the plan are counted. */
function chargedAt({ latest_charge: charge, created }: Stripe.PaymentIntent): Date {
  return new Date((charge && typeof charge === 'object' ? charge.created : created) * 1000);
}
