import { findAvailability, findBuyable, offerAvailability } from 'common/availability';
import type { Refusal } from 'common/contract/refusals';
import { type Grants, grantsOf } from 'common/fulfilment/grants';
import type { Payload } from 'payload';
import { grantingFields, grantsOfOffer } from '../../fulfilment/grants.ts';
import { keptReading } from '../../kept-reading.ts';
import type { Offer } from '../../payload-types.ts';
import type { ForSale } from './pricing.ts';

/** Those among the named products that can be bought, priced as the CMS had them at the moment of the reading. */
export type Shelves = (handles: string[]) => Map<string, ForSale>;

/** As `readShelves`, where it is asked once. */
export async function findForSale(
  payload: Payload,
  handles: string[],
): Promise<Map<string, ForSale>> {
  return (await readShelves(payload))(handles);
}

/** All that can be bought at this moment. */
export async function readShelves(payload: Payload): Promise<Shelves> {
  const docs = await findPublished(payload);
  const buyable = findBuyable(docs);
  const there = docs.filter(({ id }) => buyable.has(id));
  return (handles) =>
    new Map(
      there
        .filter(({ handle }) => handles.includes(handle))
        .map((product) => {
          const { handle, name, price, summary, isSubscription, subscriptionDetails, notIn } =
            product;
          return [
            handle,
            {
              id: handle,
              name,
              price,
              summary: summary ?? null,
              payments: isSubscription === true ? (subscriptionDetails?.totalPayments ?? 4) : 1,
              grants: grantsOf(product, there),
              notIn: notIn ?? [],
            },
          ];
        }),
    );
}

/** The published offer of this name, at its price of now; null when it or what it sells cannot be bought. */
export async function findOfferForSale(
  payload: Payload,
  handle: string,
): Promise<(Pick<Offer, 'name' | 'price'> & { grants: Grants }) | null> {
  const { docs } = await payload.find({
    collection: 'offers',
    where: { and: [{ handle: { equals: handle } }, { _status: { equals: 'published' } }] },
    select: { name: true, price: true, products: true },
    depth: 0,
    limit: 1,
  });
  const [offer] = docs;
  if (!offer) return null;
  const published = await findPublished(payload);
  const found = findAvailability(published);
  if (offerAvailability(offer.products, found) !== 'for-sale') return null;
  const there = published.filter(({ id }) => found.get(id) === 'for-sale');
  const grants = grantsOfOffer(offer.products, there);
  return grants && { name: offer.name, price: offer.price, grants };
}

/**
 * All that is published: a package can be bought only while others are. The database is asked each time whether a product
 * was written since.
 */
const findPublished = keptReading(['products'], async (payload) => {
  const { docs } = await payload.find({
    collection: 'products',
    where: { _status: { equals: 'published' } },
    select: {
      ...grantingFields,
      availability: true,
      summary: true,
      price: true,
      isSubscription: true,
      subscriptionDetails: true,
    },
    depth: 0,
    pagination: false,
  });
  return docs;
});

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
