import { type Granting, type Grants, grantsOf, joinGrants } from 'common/fulfilment/grants';
import type { Payload } from 'payload';

/** What has to be read of a product to know what it grants, and nothing more. */
export const grantingFields = {
  handle: true,
  name: true,
  category: true,
  sample: true,
  turnaroundDays: true,
  ageFrom: true,
  ageTo: true,
  notIn: true,
  visits: true,
  parts: { oneOf: true },
} as const;

/**
 * What the products and offers of these handles grant as the CMS has them now, published or not: for orders from before
 * grants were kept. A handle that is gone has none. A product comes before an offer of the same handle.
 */
export async function findGrants(
  payload: Payload,
  handles: string[],
): Promise<Map<string, Grants>> {
  const [{ docs: products }, { docs: offers }] = await Promise.all([
    payload.find({
      collection: 'products',
      select: grantingFields,
      depth: 0,
      pagination: false,
    }),
    payload.find({
      collection: 'offers',
      where: { handle: { in: handles } },
      select: { handle: true, products: true },
      depth: 0,
      pagination: false,
    }),
  ]);
  const offered = offers.flatMap(({ handle, products: named }) => {
    const grants = grantsOfOffer(named, products);
    return grants ? [[handle, grants] as const] : [];
  });
  const sold = products
    .filter(({ handle }) => handles.includes(handle))
    .map((product) => [product.handle, grantsOf(product, products)] as const);
  return new Map([...offered, ...sold]);
}

/** An offer grants what the products that it sells grant; null when none of them is there. */
export function grantsOfOffer(
  named: readonly (string | { id: string })[] | null | undefined,
  products: readonly Granting[],
): Grants | null {
  const ids = (named ?? []).map((one) => (typeof one === 'string' ? one : one.id));
  const sold = products.filter(({ id }) => ids.includes(id));
  return sold.length > 0 ? joinGrants(sold.map((product) => grantsOf(product, products))) : null;
}
