import type { FieldHook } from 'payload';
import { findAutomatic } from './coupon-rows.ts';

/**
 * What comes off each payment of a programme by itself, from how many people on: the first percentage without a code that
 * asks for a number of people and counts now. `part` says which of the two numbers the field holds.
 */
export const tellGroupDiscount =
  (part: 'percent' | 'leastQuantity'): FieldHook =>
  async ({ data, req }) => {
    if (data?.isSubscription !== true || typeof data.handle !== 'string') return null;
    const now = new Date().toISOString();
    const coupon = (await findAutomatic(req.payload)).find(
      ({ kind, leastQuantity, payments, products, validFrom, validUntil }) =>
        kind === 'percent' &&
        leastQuantity !== null &&
        payments === 'all' &&
        (validFrom ?? now) <= now &&
        (validUntil ?? now) >= now &&
        (products.length === 0 || products.some(({ handle }) => handle === data.handle)),
    );
    return coupon?.[part] ?? null;
  };
