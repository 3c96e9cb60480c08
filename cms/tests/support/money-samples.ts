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
    ...(await writeWork(payload, order.id)),
    'order-refund': request,
    'payment-failed': `${invoice}#1`,
    'plan-moved': 'version 2',
  };
  await inTransaction(payload, order.id, async (req) => {
    for (const { kind, about } of mailKinds)
      if (about === 'order') await writeMail(req, kind, order, occasions[kind]);
  });
}

/** A kit on its whole way, one that waits for details, a visit that is booked and one that is cancelled; what the mails about them are about. */
async function writeWork(
  payload: Payload,
  order: string,
): Promise<Partial<Record<MailKind, string>>> {
  const press = { send: randomUUID(), received: randomUUID(), results: randomUUID() };
  const at = new Date().toISOString();
  const row = { order, line: 'gi-map', place: 7, kind: 'kit' as const, name: 'GI-MAP' };
  const history = Object.values(press).map((one) => ({
    at,
    by: 'Marie',
    move: 'send',
    from: 'to-send',
    to: 'sent',
    press: one,
  }));
  const tracking = '9400111899560198000000';
  await payload.create({
    collection: 'fulfilments',
    data: { ...row, quantity: 1, step: 'results-in', tracking, history },
  });
  await payload.create({
    collection: 'fulfilments',
    data: { ...row, place: 8, quantity: 1, step: 'needs-details' },
  });
  const visit = async (state: 'booked' | 'cancelled') =>
    await payload.create({
      collection: 'visits',
      data: {
        order,
        line: 'consult',
        place: 9,
        label: 'Consultation',
        minutes: 60,
        state,
        at: new Date(Date.now() + 86_400_000).toISOString(),
        calendarSequence: 1,
      },
    });
  const [booked, cancelled] = [await visit('booked'), await visit('cancelled')];
  return {
    'kit-sent': press.send,
    'kit-at-lab': press.received,
    'kit-results': press.results,
    'visit-booked': `${booked.id}:1`,
    'visit-tomorrow': `${booked.id}:1`,
    'visit-cancelled': `${cancelled.id}:1`,
    'details-reminder': '1',
  };
}
