import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { BookedCharge } from '../orders/stripe-snapshot.ts';

type ChargeRow = {
  id: string;
  stripeChargeId: string;
  feeCents: number | null;
  disputeFeeCents: number | null;
  balanceTransactionId: string | null;
};

/**
 * Keeps the card payments of an order as Stripe books them: fees are known an hour after the payment, and may change with a
 * dispute. In the transaction of the order's money.
 */
export async function noteCharges(
  req: PayloadRequest,
  order: { id: string },
  charges: BookedCharge[],
): Promise<void> {
  if (charges.length === 0) return;
  const { docs: rows } = await req.payload.db.find<ChargeRow>({
    collection: 'charges',
    where: { order: { equals: order.id } },
    pagination: false,
    limit: 0,
    req,
  });
  for (const charge of charges) {
    const row = rows.find(({ stripeChargeId }) => stripeChargeId === charge.id);
    const { feeCents, disputeFeeCents, balanceTransactionId } = charge;
    const booked = { feeCents, disputeFeeCents, balanceTransactionId };
    if (!row) {
      const data = {
        id: randomUUID(),
        order: order.id,
        takenOn: new Date(charge.created * 1000).toISOString(),
        cents: charge.cents,
        stripeChargeId: charge.id,
        ...booked,
      };
      await req.payload.db.create({ collection: 'charges', data, req });
    } else if (
      row.feeCents !== feeCents ||
      row.disputeFeeCents !== disputeFeeCents ||
      row.balanceTransactionId !== balanceTransactionId
    ) {
      await req.payload.db.updateOne({
        collection: 'charges',
        id: row.id,
        data: { ...booked, updatedAt: new Date().toISOString() },
        req,
        returning: false,
      });
    }
  }
}
