import { findBuyable, isOfferBuyable } from 'common/availability';
import type { Refusal } from 'common/contract/refusals';
import type { Grants } from 'common/fulfilment/grants';
import type { Payload } from 'payload';
import { grantingFields, grantsOf } from '../../fulfilment/grants.ts';
import type { Offer } from '../../payload-types.ts';
import type { ForSale } from './pricing.ts';

/** Those among `handles` that can be bought, priced as the CMS has them at this moment; never from a cache. */
export async function findForSale(
  payload: Payload,
  handles: string[],
): Promise<Map<string, ForSale>> {
  const docs = await findPublished(payload);
  const buyable = findBuyable(docs);
  const wanted = docs.filter(({ id, handle }) => handles.includes(handle) && buyable.has(id));
  return new Map(
    wanted.map((product) => {
      const { handle, name, price, summary, isSubscription, subscriptionDetails } = product;
      return [
        handle,
        {
          id: handle,
          name,
          price,
          summary: summary ?? null,
          payments: isSubscription === true ? (subscriptionDetails?.totalPayments ?? 4) : 1,
          grants: grantsOf(product, docs),
        },
      ];
    }),
  );
}

export type OfferForSale = Pick<Offer, 'name' | 'price' | 'asksFor'> & { grants: Grants };

/** The published offer of this name, at its price of now; null when it or what it sells cannot be bought. */
export async function findOfferForSale(
  payload: Payload,
  handle: string,
): Promise<OfferForSale | null> {
  const { docs } = await payload.find({
    collection: 'offers',
    where: { and: [{ handle: { equals: handle } }, { _status: { equals: 'published' } }] },
    select: { name: true, price: true, asksFor: true, products: true },
    depth: 0,
    limit: 1,
  });
  const [offer] = docs;
  const published = await findPublished(payload);
  if (!offer || !isOfferBuyable(offer.products, findBuyable(published))) return null;
  const sold = published.find(({ id }) => (offer.products ?? []).some((one) => one === id));
  return sold ? { ...offer, grants: grantsOf(sold, published) } : null;
}

/** All that is published: a package can be bought only while others are. */
async function findPublished(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'products',
    where: { _status: { equals: 'published' } },
    select: {
      ...grantingFields,
      summary: true,
      price: true,
      isSubscription: true,
      subscriptionDetails: true,
    },
    depth: 0,
    pagination: false,
  });
  return docs;
}

/** The `prices` of a 409: what each product asked for costs now in dollars, null for one that is not for sale. */
export function currentPrices(
  handles: string[],
  forSale: ReadonlyMap<string, ForSale>,
): NonNullable<Refusal['prices']> {
  return Object.fromEntries(
    handles.map((handle) => {
      const product = forSale.get(handle);
      return [handle, product ? { name: product.name, price: product.price } : null];
    }),
  );
}
