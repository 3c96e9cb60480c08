import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { apiRequest } from '../api/api-client.ts';
import { useCart, useCartStore } from '../cart/cart-context.tsx';
import { createPaymentApi } from '../purchase/api.ts';
import { loadStripeFrom } from '../purchase/stripe-loader.ts';
import type { StripeAccess } from '../purchase/stripe-loader.ts';
import { useToast } from '../ui/toast/toast.tsx';
import { createCouponMemory } from './coupon/coupon.ts';
import { createCheckoutReference } from './reference.ts';
import { createCheckoutSession } from './session.ts';
import type { CheckoutSession } from './session.ts';
import { initialState } from './state.ts';
import type { CheckoutState } from './state.ts';

/** One checkout session for as long as the page is open; it follows the cart. */
export function useCheckout({
  publishableKey,
  stripeJsUrl,
  takesWallets,
}: StripeAccess & { takesWallets: boolean }): {
  session: CheckoutSession;
  state: CheckoutState;
  isReturning: boolean;
} {
  const store = useCartStore();
  const { lines, isReady } = useCart();
  const notify = useToast();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const clientSecret = query.get('payment_intent_client_secret');
  const [session] = useState(() =>
    createCheckoutSession({
      api: createPaymentApi(apiRequest),
      reference: createCheckoutReference(() => window.localStorage),
      couponMemory: createCouponMemory(() => window.localStorage),
      cart: store,
      publishableKey,
      takesWallets,
      loadStripe: () => loadStripeFrom(stripeJsUrl, publishableKey ?? ''),
      notify,
      wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
      origin: () => window.location.origin,
      returned: {
        clientSecret,
        forget: () => void navigate('/checkout', { replace: true, preventScrollReset: true }),
      },
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState, () => initialState);
  useEffect(() => {
    if (isReady) void session.sync();
  }, [session, isReady, lines]);
  return { session, state, isReturning: clientSecret !== null };
}
