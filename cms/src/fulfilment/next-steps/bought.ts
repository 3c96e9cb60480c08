import type { BoughtKind } from 'common/contract/orders';
import type { Payload } from 'payload';
import type { Product } from '../../payload-types.ts';

const kindOfCategory = {
  testing: 'kit',
  consultation: 'consultation',
  package: 'package',
  supplement: 'goods',
} as const;

/** What somebody who buys a product has bought, by its shelf and by how it is paid. */
export function kindOf({
  category,
  isSubscription,
}: Pick<Product, 'category' | 'isSubscription'>): BoughtKind {
  return category === 'package' && isSubscription === true ? 'program' : kindOfCategory[category];
}

/**
 * The kinds behind the handles of an order's lines: products, also ones that are no longer for sale, and offers, which are
 * what the product that they sell is. An offer that has the handle of a product is that product.
 */
export async function kindsOf(payload: Payload, handles: string[]): Promise<BoughtKind[]> {
  const { docs: products } = await payload.find({
    collection: 'products',
    where: { handle: { in: handles } },
    select: { handle: true, category: true, isSubscription: true },
    depth: 0,
    pagination: false,
  });
  const others = handles.filter((handle) => !products.some((product) => product.handle === handle));
  return [...new Set([...products, ...(await productsInOffers(payload, others))].map(kindOf))];
}

/** The months of the program among an order's lines: it is paid once in each. Null where its product does not say any more. */
export async function monthsOf(payload: Payload, handles: string[]): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'products',
    where: { handle: { in: handles }, isSubscription: { equals: true } },
    select: { subscriptionDetails: true },
    depth: 0,
    limit: 1,
  });
  return docs[0]?.subscriptionDetails?.totalPayments ?? null;
}

async function productsInOffers(
  payload: Payload,
  handles: string[],
): Promise<Pick<Product, 'category' | 'isSubscription'>[]> {
  if (handles.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'offers',
    where: { handle: { in: handles } },
    select: { products: true },
    depth: 1,
    pagination: false,
  });
  return docs.flatMap(({ products }) =>
    (products ?? []).filter((product) => typeof product === 'object'),
  );
}

/** Something of it goes to a laboratory. */
export const hasKit = (bought: readonly BoughtKind[]) =>
  bought.some((kind) => kind === 'kit' || kind === 'package' || kind === 'program');

/** The practice and the buyer meet before anything else: the visits of a package wait for its results. */
export const beginsWithVisit = (bought: readonly BoughtKind[]) =>
  bought.some((kind) => kind === 'consultation' || kind === 'program');

/** Something of it comes by post. Of what is not known any more, nobody says that nothing comes. */
export const isShipped = (bought: readonly BoughtKind[]) =>
  bought.length === 0 || bought.some((kind) => kind !== 'consultation');
