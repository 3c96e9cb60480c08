import { useState } from 'react';
import { useCart } from '../cart/cart-context.tsx';
import { EmptyBasket } from '../cart/empty-basket.tsx';
import { planOf } from '../cart/plan/plan.ts';
import { RepricingNotice } from '../cart/repricing-notice.tsx';
import { useRepricing } from '../cart/use-repricing.ts';
import type { Catalogue, CheckoutPage } from '../content/views.ts';
import { StaticIsland } from '../hydration/late-part.tsx';
import type { StripeAccess } from '../purchase/stripe-loader.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { OrderConfirmed } from './confirmation/order-confirmed.tsx';
import { payableCents } from './coupon/coupon.ts';
import { CheckoutForm } from './form/checkout-form.tsx';
import { partsOf } from './form/parts.ts';
import { OrderSummary } from './order-summary.tsx';
import { useCheckout } from './use-checkout.ts';

const FirstCheckout = import.meta.env.SSR
  ? (await import('./first-view/first-checkout.tsx')).FirstCheckout
  : null;

/** The checkout in all its states. `email` is the practice's address, for when a person is needed. */
export function CheckoutScreen({
  page,
  catalogue,
  access,
  email,
}: {
  page: CheckoutPage;
  catalogue: Catalogue;
  access: StripeAccess;
  email: string | undefined;
}) {
  const repricing = useRepricing(catalogue);
  const { session, state, isReturning } = useCheckout({
    ...access,
    takesWallets: page.takesWallets,
  });
  const notices = state.payProblem ? repricing : [...repricing, ...state.notices];
  const { lines, isReady } = useCart();
  const [today] = useState(() => new Date());
  const plan = planOf(
    lines,
    catalogue,
    state.planFrom ? new Date(state.planFrom) : today,
    state.coupon?.ofPlan,
  );

  if (state.confirmation)
    return (
      <OrderConfirmed
        page={page.done}
        planWords={page.plan}
        catalogue={catalogue}
        confirmation={state.confirmation}
        email={email}
      />
    );
  const isTyped = state.payProblem !== null;
  if (isReady && lines.length === 0 && !isReturning && !isTyped && state.payment === 'idle') {
    return (
      <EmptyBasket words={page.empty} news={notices.length > 0 ? `${notices.join('. ')}. ` : ''} />
    );
  }
  return (
    <StaticIsland
      onServer={
        FirstCheckout && <FirstCheckout page={page} catalogue={catalogue} session={session} />
      }
      isStale={isReady}
    >
      <CheckoutFrame
        title={page.title}
        lead={page.lead}
        steps={partsOf(page.form.steps, lines, catalogue)}
        notices={<RepricingNotice notices={notices} className="mt-6" />}
        summary={
          <OrderSummary
            words={page.form.order}
            planWords={page.plan}
            plan={plan}
            lines={lines}
            catalogue={catalogue}
            session={session}
            state={state}
          />
        }
      >
        <CheckoutForm
          page={page}
          session={session}
          state={state}
          lines={lines}
          catalogue={catalogue}
          totalCents={payableCents(lines, state.coupon)}
          plan={plan}
          email={email}
        />
      </CheckoutFrame>
    </StaticIsland>
  );
}
