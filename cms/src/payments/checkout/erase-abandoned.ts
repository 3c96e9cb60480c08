import type { Payload, Where } from 'payload';
import { eraseUnused } from '../coupons/coupon-rows.ts';

const keptMs = 30 * 24 * 60 * 60_000;

/** Erases checkouts that nobody paid, with the form in them and the coupon that they held, thirty days after their last change (design §4). Answers how many. */
export async function eraseAbandoned(payload: Payload, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  const unpaid: Where = {
    or: [
      { status: { equals: 'abandoned' } },
      { and: [{ status: { equals: 'open' } }, { paymentIntentId: { exists: false } }] },
    ],
  };
  const { docs } = await payload.delete({
    collection: 'checkouts',
    where: { and: [unpaid, { updatedAt: { less_than: before } }] },
    depth: 0,
  });
  await eraseUnused(payload, before);
  return docs.length;
}
