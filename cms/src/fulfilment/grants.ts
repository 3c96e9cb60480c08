import type { Grants, KitFacts } from 'common/fulfilment/grants';
import type { Product } from '../payload-types.ts';

/** What of a product says what it grants; `parts` as ids, or as documents. */
export type GrantingProduct = Pick<
  Product,
  | 'id'
  | 'handle'
  | 'name'
  | 'category'
  | 'sample'
  | 'turnaroundDays'
  | 'ageFrom'
  | 'ageTo'
  | 'parts'
  | 'visits'
>;

/** The fields to ask for. */
export const grantingFields = {
  handle: true,
  name: true,
  category: true,
  sample: true,
  turnaroundDays: true,
  ageFrom: true,
  ageTo: true,
  parts: { oneOf: true },
  visits: true,
} as const;

/**
 * What one product grants (ORD-02): a test kit itself, a supplement a parcel, a consultation its visits, a package its
 * visits and of each of its parts one kit, of several the buyer's choice. `known`: the products that parts may name; those
 * that are not among them cannot be chosen.
 */
export function grantsOf(product: GrantingProduct, known: readonly GrantingProduct[]): Grants {
  const byId = new Map(known.map((other) => [other.id, other]));
  const kits =
    product.category === 'testing'
      ? [{ options: [kitFacts(product)] }]
      : (product.parts ?? []).flatMap(({ oneOf }) => {
          const options = (oneOf ?? []).flatMap((part) => {
            const found = byId.get(typeof part === 'string' ? part : part.id);
            return found?.category === 'testing' ? [kitFacts(found)] : [];
          });
          return options.length > 0 ? [{ options }] : [];
        });
  const visits = (product.visits ?? []).map(({ label, minutes, count, per }) => ({
    label,
    minutes,
    count,
    per,
  }));
  return { kits, goods: product.category === 'supplement', visits };
}

function kitFacts(product: GrantingProduct): KitFacts {
  return {
    handle: product.handle,
    name: product.name,
    sample: product.sample ?? null,
    labDays: product.turnaroundDays ?? null,
    ageFrom: product.ageFrom ?? null,
    ageTo: product.ageTo ?? null,
  };
}
