import { type Granting, type Grants, grantsOf, joinGrants } from 'common/fulfilment/grants';
import { idOf } from '../fields/id-of.ts';

/** What has to be read of a product to know what it grants. */
export const grantingFields = {
  handle: true,
  name: true,
  category: true,
  sample: true,
  turnaroundDays: true,
  ageFrom: true,
  ageTo: true,
  notIn: true,
  parts: { oneOf: true },
  visits: true,
} as const;

/** An offer grants what the products that it sells grant; null when none of them is among `products`. */
export function grantsOfOffer(
  named: readonly (string | { id: string })[] | null | undefined,
  products: readonly Granting[],
): Grants | null {
  const ids = (named ?? []).map(idOf);
  const sold = products.filter(({ id }) => ids.includes(id));
  return sold.length > 0 ? joinGrants(sold.map((product) => grantsOf(product, products))) : null;
}
