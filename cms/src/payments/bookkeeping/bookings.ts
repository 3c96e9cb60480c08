import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type Stripe from 'stripe';
import type { Dispute } from '../orders/stripe-snapshot.ts';

type Row = {
  kind: 'dispute' | 'dispute-returned' | 'payout';
  order: string | null;
  /** Seconds since 1970. */
  bookedAt: number;
  cents: number;
  stripeId: string;
  /** The line of Stripe's balance, or the payout: each stands here once. */
  key: string;
};

/** Keeps what disputes took from the balance and brought back to it. In the transaction of the order's money. */
export async function noteDisputeBookings(
  req: PayloadRequest,
  order: { id: string },
  disputes: Dispute[],
): Promise<void> {
  for (const { id: stripeId, movements } of disputes)
    for (const { id: key, cents, created } of movements)
      await note(req.payload, req, {
        kind: cents < 0 ? 'dispute' : 'dispute-returned',
        order: order.id,
        bookedAt: created,
        cents: Math.abs(cents),
        stripeId,
        key,
      });
}

/** Keeps a payout with what came to the bank by it. May be repeated. */
export async function noteBankPayout(
  payload: Payload,
  { id, amount, arrival_date: arrival }: Stripe.Payout,
): Promise<void> {
  await note(payload, null, {
    kind: 'payout',
    order: null,
    bookedAt: arrival,
    cents: amount,
    stripeId: id,
    key: id,
  });
}

async function note(
  payload: Payload,
  req: PayloadRequest | null,
  { bookedAt, ...row }: Row,
): Promise<void> {
  const within = req ? { req } : {};
  const known = await payload.db.findOne({
    collection: 'bookings',
    where: { key: { equals: row.key } },
    ...within,
  });
  if (known) return;
  const data = { id: randomUUID(), ...row, bookedOn: new Date(bookedAt * 1000).toISOString() };
  await payload.db.create({ collection: 'bookings', data, ...within });
}
