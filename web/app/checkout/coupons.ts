import { totalCents } from '../cart/cart.ts';
import { formatAmount, toCents } from '../ui/money.ts';
import type { Answer } from './api.ts';
import type { CouponTerms } from 'cms/payments/contract';
import { couponNotice } from './coupon.ts';
import type { CheckoutContext } from './state.ts';
import { couponRequest } from './wire.ts';

const BLANK = 'Please enter a coupon code';
const NOT_VALID = 'This coupon code is not valid.';
const UNREACHABLE = 'The code could not be checked just now. Please try again.';

export type Coupons = ReturnType<typeof createCoupons>;

/** The coupon box (CPN-01…06): one code at a time, judged by the server. `follow` brings the intent to the new total. */
export function createCoupons({ deps, state, set }: CheckoutContext, follow: () => Promise<void>) {
  let isAsking = false;

  function ask(code: string): Promise<Answer<CouponTerms>> {
    return deps.api.coupon(couponRequest(code, deps.cart.lines()));
  }

  function take({ code, discountAmount }: CouponTerms): void {
    deps.couponMemory.set(code);
    set({ coupon: { code, discountCents: toCents(discountAmount) } });
  }

  return {
    /** Null when the code was applied, else what to say at the field. */
    async apply(typed: string): Promise<string | null> {
      const code = typed.trim().toUpperCase();
      if (!code) {
        deps.notify({ title: 'Error', description: BLANK, variant: 'destructive' });
        return BLANK;
      }
      if (isAsking || state().payment !== 'idle') return null;
      isAsking = true;
      const result = await ask(code).finally(() => (isAsking = false));
      if (result.kind !== 'answered') {
        const message = result.kind === 'unreachable' ? UNREACHABLE : result.refusal.message || NOT_VALID;
        deps.notify({ title: 'Invalid Coupon', description: message, variant: 'destructive' });
        return message;
      }
      take(result.answer);
      deps.notify({ title: 'Coupon Applied!', description: `You saved ${formatAmount(toCents(result.answer.discountAmount))}` });
      void follow();
      return null;
    },
    remove(): void {
      if (!state().coupon || state().payment !== 'idle') return;
      deps.couponMemory.clear();
      set({ coupon: null });
      deps.notify({ title: 'Coupon Removed', description: 'Coupon code has been removed from your order.' });
      void follow();
    },
    /** After a reload: the code that was applied before. One that does not count any more is dropped, and the buyer told. */
    async recall(): Promise<void> {
      const code = deps.couponMemory.get();
      if (!code || totalCents(deps.cart.lines()) === 0) return;
      const result = await ask(code);
      if (result.kind === 'answered') return take(result.answer);
      if (result.kind === 'unreachable' || result.status !== 422) return;
      deps.couponMemory.clear();
      set({ notices: [couponNotice(code, result.refusal.message || NOT_VALID)] });
    },
  };
}
