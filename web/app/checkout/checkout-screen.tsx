import type { Calendar } from 'common/fulfilment/business-days';
import { useState } from 'react';
import { useCart } from '../cart/cart-context.tsx';
import { Blank } from '../cart/cart-skeleton.tsx';
import { EmptyBasket } from '../cart/empty-basket.tsx';
import { planOf } from '../cart/plan/plan.ts';
import { RepricingNotice } from '../cart/repricing-notice.tsx';
import { useRepricing } from '../cart/use-repricing.ts';
import type { Catalogue, CheckoutPage } from '../content/views.ts';
import type { StripeAccess } from '../purchase/stripe-loader.ts';
import { OrderConfirmed } from './confirmation/order-confirmed.tsx';
import { payableCents } from './coupon/coupon.ts';
import { CheckoutForm } from './form/checkout-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useCheckout } from './use-checkout.ts';

/** The checkout in all its states. `email` is the practice's address, for when a person is needed. */
export function CheckoutScreen({
  page,
  catalogue,
  calendar,
  access,
  email,
}: {
  page: CheckoutPage;
  catalogue: Catalogue;
  calendar: Calendar;
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
        calendar={calendar}
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
    <section className="wrap pt-8 pb-section md:pt-14">
      <h1 className="font-serif text-section">{page.title}</h1>
      <p className="mt-3 max-w-lead text-lead text-ink-2">{page.lead}</p>
      <RepricingNotice notices={notices} className="mt-6" />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-6 md:mt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-20">
        {isReady ? (
          <>
            <div className="lg:sticky lg:below-bar lg:order-2">
              <OrderSummary
                words={page.form.order}
                planWords={page.plan}
                plan={plan}
                lines={lines}
                catalogue={catalogue}
                session={session}
                state={state}
              />
            </div>
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
          </>
        ) : (
          <Waiting />
        )}
      </div>
    </section>
  );
}

/** Keeps the place of summary and form until the browser has said what is in the cart. */
function Waiting() {
  return (
    <>
      <Blank className="h-19 rounded-label lg:order-2 lg:h-112" />
      <div>
        <noscript>
          <p>Paying by card needs JavaScript. Please switch it on, or write to us to order.</p>
        </noscript>
        <p role="status" className="sr-only">
          Looking into your cart
        </p>
        <Blank className="mt-8 h-10 w-2/3 rounded-control" />
        <Blank className="mt-6 h-[80rem] rounded-control" />
      </div>
    </>
  );
}
