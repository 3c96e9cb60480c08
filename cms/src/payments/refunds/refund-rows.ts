import { randomUUID } from 'node:crypto';
import { formatAmount } from 'common/money';
import type { PayloadRequest, Where } from 'payload';
import { writeMail } from '../../mails/sending/outbox.ts';
import { noteCheck } from '../orders/payment-checks.ts';
import type { Refund } from '../orders/stripe-snapshot.ts';

/** A row of `refunds` as code reads it: one refund of one payment. */
export type RefundRow = {
  id: string;
  order: string;
  cents: number;
  state: 'asked' | 'made' | 'failed';
  reason: string | null;
  request: string;
  paymentIntentId: string;
  stripeRefundId: string | null;
  /** Rises when Stripe failed at it: a repeat with the same idempotency key would be answered the same for a day. */
  attempt: number;
};

/**
 * Keeps the rows of an order the same as Stripe's refunds, whoever made them, and writes the buyer's mail with each one
 * that is new. In the transaction of the order's money.
 */
export async function noteRefunds(
  req: PayloadRequest,
  order: { id: string; number: string; email: string | null; firstName: string | null },
  refunds: Refund[],
): Promise<void> {
  if (refunds.length === 0) return;
  const rows = await findRefundRows(req, { order: { equals: order.id } });
  for (const refund of refunds) {
    const row = rows.find(
      ({ id, stripeRefundId }) =>
        stripeRefundId === refund.id || (stripeRefundId === null && id === refund.row),
    );
    const state = refund.hasFailed ? 'failed' : 'made';
    const request = row?.request ?? refund.id;
    if (!row) {
      const data = {
        id: randomUUID(),
        order: order.id,
        cents: refund.cents,
        state,
        reason: null,
        by: 'In the Stripe dashboard',
        request,
        paymentIntentId: refund.intentId,
        stripeRefundId: refund.id,
      };
      await req.payload.db.create({ collection: 'refunds', data, req });
    } else if (row.state !== state || row.stripeRefundId === null) {
      await req.payload.db.updateOne({
        collection: 'refunds',
        id: row.id,
        data: { state, stripeRefundId: refund.id, updatedAt: new Date().toISOString() },
        req,
        returning: false,
      });
    }
    if (state === 'failed' && row?.state !== 'failed') {
      const words = `A refund of ${formatAmount(refund.cents)} of order ${order.number} did not reach the buyer; the money is back at Stripe. Speak with the buyer about another way.`;
      await noteCheck(req, {
        kind: 'refund',
        key: `${refund.id}:failed`,
        words,
        order: order.id,
        stripeId: refund.id,
      });
    }
    if (state === 'made') await writeMail(req, 'order-refund', order, request);
  }
}

export async function findRefundRows(req: PayloadRequest, where: Where): Promise<RefundRow[]> {
  const { docs } = await req.payload.db.find<RefundRow>({
    collection: 'refunds',
    where,
    sort: 'createdAt',
    pagination: false,
    limit: 0,
    req,
  });
  return docs;
}
