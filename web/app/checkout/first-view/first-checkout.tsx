import { Blank } from '../../cart/first-view/cart-skeleton.tsx';
import { FirstView, LineTemplate, usualLines } from '../../cart/first-view/first-view.tsx';
import type { Catalogue, CheckoutPage } from '../../content/views.ts';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { CouponBox } from '../coupon/coupon-box.tsx';
import { PersonStep } from '../form/person-step.tsx';
import { countOf, NarrowSummary, SummaryLine, Sums, WideSummary } from '../order-summary.tsx';
import type { CheckoutSession } from '../session.ts';
import { initialState } from '../state.ts';

type Props = { page: CheckoutPage; catalogue: Catalogue; session: CheckoutSession };

/** The checkout before React is there, down to where it depends on the kits of the cart; written by the server alone. */
export function FirstCheckout({ page, catalogue, session }: Props) {
  const { title, lead, plan, empty, form } = page;
  return (
    <FirstView
      empty={empty}
      waiting={
        <CheckoutFrame
          title={title}
          lead={lead}
          steps={[]}
          summary={<Blank className="h-19 rounded-label lg:h-112" />}
        >
          <WaitingForm />
        </CheckoutFrame>
      }
      filled={
        <CheckoutFrame
          title={title}
          lead={lead}
          steps={[]}
          summary={<FirstSummary page={page} session={session} />}
        >
          <div>
            <PersonStep page={page} />
            <Blank className="h-[70rem] rounded-control" />
          </div>
        </CheckoutFrame>
      }
    >
      {usualLines(catalogue).map((line) => (
        <LineTemplate key={line.id} line={line}>
          <SummaryLine
            count={countOf(line, form.order, plan)}
            line={line}
            product={catalogue[line.id]}
          />
        </LineTemplate>
      ))}
    </FirstView>
  );
}

/** In both shapes: the server does not know how wide the screen is. */
function FirstSummary({ page, session }: Omit<Props, 'catalogue'>) {
  const words = page.form.order;
  const content = (
    <>
      <ul data-lines />
      <CouponBox
        words={words}
        giftNote={page.plan.applied}
        session={session}
        state={initialState}
      />
      <Sums words={words} itemsCents={0} payableCents={0} />
    </>
  );
  return (
    <>
      <div className="max-lg:hidden">
        <WideSummary title={words.title}>{content}</WideSummary>
      </div>
      <div className="lg:hidden">
        <NarrowSummary title={words.title} names="" cents={0}>
          {content}
        </NarrowSummary>
      </div>
    </>
  );
}

/** Keeps the place of the form until the browser has said what is in the cart. */
function WaitingForm() {
  return (
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
  );
}
