import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { type MailKind, mailKinds } from '../../src/mails/kinds/index.ts';
import { writeMail } from '../../src/mails/sending/outbox.ts';
import { inTransaction } from '../../src/transaction.ts';

export const payLink = 'https://invoice.stripe.example/i/acct_1';

const dueOn = (month: number) => `2031-0${month}-14T12:00:00.000Z`;

/** Puts every kind of mail about an order into the outbox that is not there, for one that was paid, failed, moved, stopped and refunded. */
export async function writeOrderMails(
  payload: Payload,
  order: { id: string; number: string; email: string; firstName: string },
): Promise<void> {
  const invoice = `in_${randomUUID()}`;
  const request = randomUUID();
  const payments = [
    { dueOn: dueOn(1), cents: 63_700, state: 'paid' as const },
    {
      dueOn: dueOn(2),
      cents: 63_700,
      state: 'failed' as const,
      stripeInvoiceId: invoice,
      attempts: 1,
      payLink,
    },
    { dueOn: dueOn(3), cents: 63_700, state: 'due' as const },
    { dueOn: dueOn(4), cents: 63_700, state: 'due' as const },
  ];
  const plan = {
    orderNumber: order.number,
    order: order.id,
    productName: 'Family Wellness Program',
    persons: 1,
    centsPerPayment: 63_700,
    paymentsDone: 1,
    paymentsTotal: 4,
    status: 'late' as const,
    scheduleVersion: 1,
    payments,
  };
  await payload.create({ collection: 'plans', data: plan });
  await payload.create({
    collection: 'refunds',
    data: { order: order.id, cents: 5_000, state: 'made', request, paymentIntentId: 'pi_sample' },
  });
  const occasions: Partial<Record<MailKind, string>> = {
    'order-refund': request,
    'payment-failed': `${invoice}#1`,
    'plan-moved': 'version 2',
  };
  await inTransaction(payload, order.id, async (req) => {
    for (const { kind, about } of mailKinds)
      if (about === 'order') await writeMail(req, kind, order, occasions[kind]);
  });
}
