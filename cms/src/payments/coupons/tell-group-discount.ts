import type { FieldHook } from 'payload';
import type { Coupon } from '../../payload-types.ts';

/**
 * What comes off each payment of a programme by itself, from how many people on: the first percentage without a code that
 * asks for a number of people and counts now. `part` says which of the two numbers the field holds.
 */
export const tellGroupDiscount =
  (part: 'percent' | 'leastQuantity'): FieldHook =>
  async ({ data, req }) => {
    if (data?.isSubscription !== true || typeof data.id !== 'string') return null;
    const { docs } = await req.payload.db.find<Coupon & { products?: string[] | null }>({
      collection: 'coupons',
      where: {
        and: [
          { isAutomatic: { equals: true } },
          { active: { equals: true } },
          { kind: { equals: 'percent' } },
          { appliesTo: { equals: 'all' } },
        ],
      },
      sort: 'code',
      limit: 100,
      req,
    });
    const now = new Date().toISOString();
    const coupon = docs.find(
      ({ leastQuantity, products, validFrom, validUntil }) =>
        leastQuantity &&
        (validFrom ?? now) <= now &&
        (validUntil ?? now) >= now &&
        (!products?.length || products.includes(String(data.id))),
    );
    return coupon?.[part] ?? null;
  };
