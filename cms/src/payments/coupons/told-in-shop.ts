import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { raiseFor } from '../../content-version/watch.ts';

/** What a family saves by itself stands in the products. */
const tellingIt = new Set(['products']);

/** A discount without a code has changed: the shop reads anew what tells of it. */
export const tellShop = (req: PayloadRequest): Promise<void> => raiseFor(req, tellingIt);

/** When it was last looked at, as an ISO time. */
const key = 'discounts-looked-at';

/** Tells the shop of discounts without a code that have begun or ended by their dates since it was last asked. */
export async function tellOfTurned(payload: Payload, now = new Date()): Promise<void> {
  const until = now.toISOString();
  const { at: since } = (await payload.kv.get<{ at: string }>(key)) ?? { at: until };
  const begun: Where = { validFrom: { greater_than: since, less_than_equal: until } };
  const ended: Where = { validUntil: { greater_than_equal: since, less_than: until } };
  const { totalDocs } = await payload.count({
    collection: 'coupons',
    where: { and: [{ isAutomatic: { equals: true } }, { or: [begun, ended] }] },
  });
  if (totalDocs > 0) await tellShop(await createLocalReq({}, payload));
  await payload.kv.set(key, { at: until });
}
