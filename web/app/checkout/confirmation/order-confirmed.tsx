import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { BasketOfKits } from '../../art/basket-of-kits.tsx';
import { sceneOf } from '../../art/done-scenes.ts';
import { Drawing } from '../../art/drawing.tsx';
import { kitBox } from '../../art/kit-boxes.ts';
import { planOf } from '../../cart/plan/plan.ts';
import type { Catalogue, CheckoutPage } from '../../content/views.ts';
import { ActionButton } from '../../purchase/action-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Confirmation } from '../state.ts';
import { NextSteps } from './next-steps.tsx';
import { Receipt } from './receipt.tsx';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const quiet =
  'inline-flex min-h-11 items-center text-base font-semibold underline-honey hover:decoration-current';

/** The end of a checkout (CHK-26, CHK-27): it takes the focus and stays, although the cart is empty now. */
export function OrderConfirmed({
  page,
  planWords,
  catalogue,
  confirmation,
  email,
}: {
  page: CheckoutPage['done'];
  planWords: CheckoutPage['plan'];
  catalogue: Catalogue;
  confirmation: Confirmation;
  email: string | undefined;
}) {
  const { receipt, next, orderPage, action } = confirmation;
  const heading = useRef<HTMLHeadingElement>(null);
  const [today] = useState(() => new Date());
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const steps = [...(next?.now ? [next.now] : []), ...(next?.steps ?? [])];
  return (
    <>
      <section data-till className="overflow-clip border-b-2 border-ink print:hidden">
        <div className="wrap grid items-end gap-x-6 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-x-16">
          <div className="self-center py-9 md:py-14 lg:py-20">
            <h1 ref={heading} tabIndex={-1} className="font-sans caps text-terra outline-none">
              {page.title}
            </h1>
            <p className="mt-3 font-display text-[clamp(2.5rem,1.4rem+3.4vw,4.75rem)]/[1.02] font-[360] tracking-[-0.03em]">
              {next?.headline ?? page.title}
            </p>
            <p className="mt-5 max-w-lead text-lead text-ink-2">
              {next?.lead ?? page.receipt.inMail}
            </p>
            <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2">
              {action ? (
                <ActionButton action={action} className="max-md:w-full" />
              ) : orderPage ? (
                <ButtonLink to={orderPage} variant="primary" reload className="max-md:w-full">
                  {page.buttons.order}
                </ButtonLink>
              ) : null}
              {action?.isCalendar && orderPage ? (
                <a href={orderPage} className={quiet}>
                  {page.buttons.order}
                </a>
              ) : null}
              <Link to="/store" className={quiet}>
                {page.buttons.goOn}
              </Link>
              <Link to="/" className={quiet}>
                {page.buttons.home}
              </Link>
            </div>
          </div>
          <Scene confirmation={confirmation} />
        </div>
      </section>
      <section className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-24">
        {steps.length > 0 ? (
          <div className="print:hidden">
            <h2 className="mb-7 font-serif text-title">{page.stepsTitle}</h2>
            <NextSteps steps={steps} />
          </div>
        ) : null}
        <Receipt
          words={page.receipt}
          planWords={planWords}
          plan={receipt && planOf(receipt.lines, catalogue, today, receipt.coupon?.ofPlan)}
          confirmation={confirmation}
          email={email}
          today={longDate.format(today)}
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
    '-mb-px w-65 justify-self-center xs:w-77.5 md:mt-10 md:w-full md:max-w-120 md:justify-self-end';
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
