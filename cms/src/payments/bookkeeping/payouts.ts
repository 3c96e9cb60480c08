import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { idOf } from '../orders/stripe-snapshot.ts';
import { noteBankPayout } from './bookings.ts';

type Deps = { payload: Payload; stripe: Stripe };

/** Payouts are looked at again for so long, so that one whose event was lost is still noted. */
const comparedForDays = 8;

export async function notePayout(deps: Deps, id: string): Promise<void> {
  await writePayout(deps, await deps.stripe.payouts.retrieve(id));
}

/** Keeps the payout, and writes to each card payment with which one it came to the bank. May be repeated. */
async function writePayout({ payload, stripe }: Deps, payout: Stripe.Payout): Promise<void> {
  const { id, arrival_date: arrival } = payout;
  await noteBankPayout(payload, payout);
  const charges: string[] = [];
  for await (const { source } of stripe.balanceTransactions.list({ payout: id, limit: 100 })) {
    const charge = idOf(source);
    if (charge?.startsWith('ch_') || charge?.startsWith('py_')) charges.push(charge);
  }
  if (charges.length === 0) return;
  await payload.db.updateMany({
    collection: 'charges',
    where: { and: [{ stripeChargeId: { in: charges } }, { payoutId: { exists: false } }] },
    data: { payoutId: id, payoutOn: new Date(arrival * 1000).toISOString() },
    returning: false,
  });
}

/** The payouts of the last days, before `now` in seconds since 1970. */
export async function comparePayouts(deps: Deps, now: number): Promise<void> {
  const created = { gte: now - comparedForDays * 86_400 };
  for await (const payout of deps.stripe.payouts.list({ status: 'paid', created, limit: 100 }))
    await writePayout(deps, payout);
}
