import { totalCents } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart.ts';

/** A code that the server has accepted for the cart; `discountCents`: integer, USD. */
export type AppliedCoupon = { code: string; discountCents: number };

const LEAST_CENTS = 50;

/** What is charged, in integer cents. The server decides: a difference is answered with the sum that holds. */
export function payableCents(lines: CartLine[], coupon: AppliedCoupon | null): number {
  const cents = totalCents(lines);
  return coupon ? Math.max(cents - coupon.discountCents, Math.min(cents, LEAST_CENTS)) : cents;
}

/** What the page says when a code has to go; notices end without a full stop. */
export function couponNotice(code: string, reason: string): string {
  return `Coupon ${code}: ${reason.replace(/\.$/, '')}`;
}

/** The code of this checkout, so that a reload does not lose it; what it takes off is asked for anew. */
export type CouponMemory = { get: () => string | null; set: (code: string) => void; clear: () => void };

const KEY = 'checkout-coupon';
export const LONGEST_CODE = 60;

/** Keeps the code in localStorage under 'checkout-coupon'; where storage is blocked it is not kept. */
export function createCouponMemory(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): CouponMemory {
  function attempt<Result>(use: (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => Result): Result | null {
    try {
      return use(storage());
    } catch {
      return null;
    }
  }

  return {
    get() {
      const code = attempt((store) => store.getItem(KEY));
      return code && code.length <= LONGEST_CODE ? code : null;
    },
    set: (code) => void attempt((store) => store.setItem(KEY, code)),
    clear: () => void attempt((store) => store.removeItem(KEY)),
  };
}
