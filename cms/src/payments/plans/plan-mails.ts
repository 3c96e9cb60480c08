import type { PayloadRequest } from 'payload';
import { writeMail } from '../../mails/sending/outbox.ts';
import type { Plan, PlanRow, PlanState } from './plan-state.ts';

type Buyer = { id: string; number: string; email: string | null; firstName: string | null };

/** One mail with Stripe's link for each failed attempt at a monthly payment, however often it is told. */
export async function writeFailedPayments(
  req: PayloadRequest,
  order: Buyer,
  payments: PlanRow[],
): Promise<void> {
  for (const { state, stripeInvoiceId, attempts } of payments) {
    if (state === 'failed' && stripeInvoiceId)
      await writeMail(req, 'payment-failed', order, `${stripeInvoiceId}#${attempts ?? 0}`);
  }
}

/** One mail when nothing more is taken because the practice stopped it; how far a plan came by itself is no news. */
export async function writeStopped(
  req: PayloadRequest,
  order: Buyer,
  { stopRequestedAt }: Pick<Plan, 'stopRequestedAt'>,
  { status }: Pick<PlanState, 'status'>,
): Promise<void> {
  if (status === 'stopped' && stopRequestedAt !== null) await writeMail(req, 'plan-stopped', order);
}
