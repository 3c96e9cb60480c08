import { blankCoupon, type CouponTerms } from 'common/contract/coupons';
import { formatAmount } from 'common/money';
import type { Answer } from '../../purchase/api.ts';
import type { ToastMessage } from '../../ui/toast/toast-state.ts';
import { couponRequest } from '../request-bodies.ts';
import type { CheckoutContext } from '../state.ts';
import { couponNotice, toApplied } from './coupon.ts';
import type { AppliedCoupon } from './coupon.ts';

const underWay = 'Your payment is under way, so the code was not applied.';
const notValid = 'This coupon code is not valid.';
const unreachable = 'The code could not be checked just now. Please try again.';

export function appliedToast({ discountCents }: AppliedCoupon): ToastMessage {
  return { title: 'Coupon Applied!', description: `You saved ${formatAmount(discountCents)}` };
}

/** The coupon box (CPN-01…06): one code at a time, judged by the server. `follow` brings the intent to the new total. */
export function createCoupons({ deps, state, set }: CheckoutContext, follow: () => Promise<void>) {
  function ask(code: string): Promise<Answer<CouponTerms>> {
    return deps.api.coupon(couponRequest(code, deps.cart.lines()));
  }

  function take(terms: CouponTerms): AppliedCoupon {
    const coupon = toApplied(terms);
    deps.couponMemory.set(coupon.code);
    set({ coupon });
    return coupon;
  }

  return {
    /** Null when the code was applied, else what to say at the field. */
    async apply(typed: string): Promise<string | null> {
      const code = typed.trim().toUpperCase();
      if (!code) {
        deps.notify({ title: 'Error', description: `${blankCoupon}.`, variant: 'destructive' });
        return blankCoupon;
      }
      if (state().isCheckingCoupon || state().payment !== 'idle') return null;
      set({ isCheckingCoupon: true });
      const result = await ask(code);
      set({ isCheckingCoupon: false });
      if (state().payment !== 'idle') return underWay;
      if (result.kind !== 'answered') {
        const message =
          result.kind === 'unreachable' ? unreachable : result.refusal.message || notValid;
        deps.notify({ title: 'Invalid Coupon', description: message, variant: 'destructive' });
        return message;
      }
      deps.notify(appliedToast(take(result.answer)));
      void follow();
      return null;
    },
    remove(): void {
      const { coupon, payment } = state();
      if (!coupon || payment !== 'idle') return;
      deps.couponMemory.decline(coupon.code);
      set({ coupon: null });
      deps.notify({
        title: 'Coupon Removed',
        description: 'Coupon code has been removed from your order.',
      });
      void follow();
    },
    /**
     * After a reload: the code that was applied before. One that does not count any more is dropped, and the buyer told.
     * False when nobody could say: ask again.
     */
    async recall(): Promise<boolean> {
      const code = deps.couponMemory.get();
      if (!code) return true;
      const result = await ask(code);
      // Another code that was applied meanwhile is the buyer's last word.
      if (deps.couponMemory.get() !== code) return true;
      if (result.kind === 'answered') {
        take(result.answer);
        set({ notices: [] });
        return true;
      }
      const isRefused = result.kind === 'refused' && result.status === 422;
      if (isRefused) deps.couponMemory.clear();
      set({
        notices: [couponNotice(code, isRefused ? result.refusal.message || notValid : unreachable)],
      });
      return isRefused;
    },
    /** A code belongs to a cart: with it, it goes. */
    forget(): void {
      deps.couponMemory.forget();
      if (state().coupon) set({ coupon: null });
    },
  };
}
