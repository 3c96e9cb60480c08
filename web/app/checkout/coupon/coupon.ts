import type { CouponTerms } from 'common/contract/coupons';
import { limits } from 'common/contract/limits';
import { toCents } from 'common/money';
import { totalCents } from '../../cart/cart.ts';
import type { CartLine } from '../../cart/cart.ts';
import type { PlanDiscount } from '../../cart/plan/plan.ts';

/** A code that the server has accepted for the cart; `discountCents`: integer, USD, off what is paid today. */
export type AppliedCoupon = {
  code: string;
  discountCents: number;
  /** With a programme in the cart: its share of that, and what the code takes off each later payment. */
  ofPlan?: PlanDiscount;
  /** The shop applied it by itself. */
  isGift?: true;
};

/** A coupon as the server describes it. */
export function toApplied({
  code,
  discountAmount,
  firstDiscountAmount,
  laterDiscountAmount,
}: CouponTerms): AppliedCoupon {
  const ofPlan = {
    firstCents: toCents(firstDiscountAmount ?? 0),
    laterCents: toCents(laterDiscountAmount ?? 0),
  };
  return {
    code,
    discountCents: toCents(discountAmount),
    ...(firstDiscountAmount === undefined && laterDiscountAmount === undefined ? {} : { ofPlan }),
  };
}

const leastCents = 50;

/** What is charged, in integer cents. The server decides: a difference is answered with the sum that holds. */
export function payableCents(lines: CartLine[], coupon: AppliedCoupon | null): number {
  const cents = totalCents(lines);
  return coupon ? Math.max(cents - coupon.discountCents, Math.min(cents, leastCents)) : cents;
}

/** Each payment after today's, in integer cents; null without a programme in the cart. */
export function laterCents(lines: CartLine[], coupon: AppliedCoupon | null): number | null {
  const monthly = lines.filter(({ isSubscription }) => isSubscription);
  return monthly.length === 0 ? null : totalCents(monthly) - (coupon?.ofPlan?.laterCents ?? 0);
}

/** What the page says when a code has to go; notices end without a full stop. */
export function couponNotice(code: string, reason: string): string {
  return `Coupon ${code}: ${reason.replace(/\.$/, '')}`;
}

/**
 * The code of this checkout, so that a reload does not lose it; what it takes off is asked for anew. A code that the buyer
 * took off is remembered as well: the shop does not apply it by itself again.
 */
export type CouponMemory = {
  get: () => string | null;
  set: (code: string) => void;
  decline: (code: string) => void;
  hasDeclined: (code: string) => boolean;
  clear: () => void;
  /** Both. */ forget: () => void;
};

const storageKey = 'checkout-coupon';
const declinedKey = 'checkout-coupon-declined';

/** Keeps both in localStorage, under 'checkout-coupon' and 'checkout-coupon-declined'; where storage is blocked, only the second, as long as the page is open. */
export function createCouponMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): CouponMemory {
  function attempt<Result>(
    use: (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => Result,
  ): Result | null {
    try {
      return use(storage());
    } catch {
      return null;
    }
  }

  let declined: string | null = null;

  return {
    get() {
      const code = attempt((store) => store.getItem(storageKey));
      return code && code.length <= limits.couponCode ? code : null;
    },
    set: (code) => void attempt((store) => store.setItem(storageKey, code)),
    decline(code) {
      declined = code;
      attempt((store) => store.removeItem(storageKey));
      attempt((store) => store.setItem(declinedKey, code));
    },
    hasDeclined: (code) =>
      declined === code || attempt((store) => store.getItem(declinedKey)) === code,
    clear: () => void attempt((store) => store.removeItem(storageKey)),
    forget() {
      declined = null;
      for (const key of [storageKey, declinedKey]) attempt((store) => store.removeItem(key));
    },
  };
}
