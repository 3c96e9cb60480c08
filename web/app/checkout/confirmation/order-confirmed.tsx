import type { Calendar } from 'common/fulfilment/business-days';
import { useEffect, useRef, useState } from 'react';
import { BasketOfKits } from '../../art/basket-of-kits.tsx';
import { sceneOf } from '../../art/done-scenes.ts';
import { Drawing } from '../../art/drawing.tsx';
import { kitBox } from '../../art/kit-boxes.ts';
import { planOf } from '../../cart/plan/plan.ts';
import type { Catalogue, CheckoutPage } from '../../content/views.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Confirmation } from '../state.ts';
import { NextSteps } from './next-steps.tsx';
import { Receipt } from './receipt.tsx';

/** The end of a checkout (CHK-26, CHK-27): it takes the focus and stays, although the cart is empty now. */
export function OrderConfirmed({
  page,
  planWords,
  catalogue,
  calendar,
  confirmation,
  email,
}: {
  page: CheckoutPage['done'];
  planWords: CheckoutPage['plan'];
  catalogue: Catalogue;
  calendar: Calendar;
  confirmation: Confirmation;
  email: string | undefined;
}) {
  const { receipt, next, orderPage } = confirmation;
  const heading = useRef<HTMLHeadingElement>(null);
  const [today] = useState(() => new Date());
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <section className="overflow-clip border-b-2 border-ink">
        <div className="wrap grid items-end gap-x-16 md:grid-cols-[minmax(0,6.4fr)_minmax(0,5fr)]">
          <div className="self-center py-10 md:py-20">
            <h1
              ref={heading}
              tabIndex={-1}
              className="font-display text-[clamp(2.875rem,1.2rem+5.2vw,5.5rem)]/none font-[360] tracking-[-0.03em] outline-none"
            >
              {page.title}
            </h1>
            <p className="mt-6 max-w-lead text-lead text-ink-2">
              {next?.lead ?? page.receipt.inMail}
            </p>
            <div className="mt-8 flex flex-col gap-x-4 gap-y-3 md:flex-row md:flex-wrap">
              {orderPage ? (
                <ButtonLink to={orderPage} variant="primary" reload>
                  {page.buttons.order}
                </ButtonLink>
              ) : null}
              <ButtonLink to="/store" variant={orderPage ? 'outline' : 'primary'}>
                {page.buttons.goOn}
              </ButtonLink>
              <ButtonLink to="/">{page.buttons.home}</ButtonLink>
            </div>
          </div>
          <Scene confirmation={confirmation} />
        </div>
      </section>
      <section className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-24">
        {next && next.steps.length > 0 ? (
          <div>
            <h2 className="mb-9 font-serif text-section">{page.stepsTitle}</h2>
            <NextSteps steps={next.steps} today={today} calendar={calendar} />
          </div>
        ) : null}
        <Receipt
          words={page.receipt}
          planWords={planWords}
          plan={receipt && planOf(receipt.lines, catalogue, today, receipt.coupon?.ofPlan)}
          confirmation={confirmation}
          email={email}
        />
      </section>
    </>
  );
}

/** What was bought: kits alone in a basket, each in its own box; else the drawing for what it is. */
function Scene({ confirmation: { next, receipt } }: { confirmation: Confirmation }) {
  const bought = next?.bought ?? [];
  const isKits = bought.length > 0 && bought.every((kind) => kind === 'kit');
  const boxes = isKits ? (receipt?.lines ?? []).flatMap(({ id }) => kitBox(id) ?? []) : [];
  const place =
    '-mb-px w-77.5 justify-self-center md:mt-10 md:w-full md:max-w-120 md:justify-self-end';
  return boxes.length > 0 ? (
    <BasketOfKits boxes={boxes} className={place} />
  ) : (
    <Drawing
      drawing={sceneOf(bought)}
      sizes="(min-width: 47.5rem) 480px, 310px"
      priority
      className={`h-auto ${place}`}
    />
  );
}
