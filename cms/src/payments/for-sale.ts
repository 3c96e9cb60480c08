import type { Payload } from 'payload';
import type { Refusal } from './contract.ts';
import type { ForSale } from './pricing.ts';

/** The published products among `handles`, priced as the CMS has them at this moment; never from a cache. */
export async function findForSale(payload: Payload, handles: string[]): Promise<Map<string, ForSale>> {
  const { docs } = await payload.find({
    collection: 'products',
    where: { and: [{ handle: { in: handles } }, { _status: { equals: 'published' } }] },
    select: { handle: true, name: true, summary: true, price: true, isSubscription: true, subscriptionDetails: true },
    depth: 0,
    pagination: false,
  });
  return new Map(
    docs.map(({ handle, name, price, summary, isSubscription, subscriptionDetails }) => [
      handle,
      { id: handle, name, price, summary: summary ?? null, payments: isSubscription === true ? (subscriptionDetails?.totalPayments ?? 4) : 1 },
    ]),
  );
}

/** The `prices` of a 409: what each product asked for costs now in dollars, null for one that is not for sale. */
export function currentPrices(handles: string[], forSale: ReadonlyMap<string, ForSale>): NonNullable<Refusal['prices']> {
  return Object.fromEntries(
    handles.map((handle) => {
      const product = forSale.get(handle);
      return [handle, product ? { name: product.name, price: product.price } : null];
    }),
  );
}
