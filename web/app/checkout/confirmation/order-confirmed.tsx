import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
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
  const hasSteps = next && (next.now || next.steps.length > 0);
  return (
    <>
      <section data-till className="overflow-clip border-b-2 border-ink print:hidden">
        {/* Above words and picture there is room for the toast, which comes with them. */}
        <div className="wrap grid items-end gap-x-6 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-16">
          <div className="self-center pt-24 pb-9 md:pt-20 md:pb-14 lg:py-14">
            <h1 ref={heading} tabIndex={-1} className="font-sans caps text-terra outline-none">
              {page.title}
            </h1>
            <p className="mt-3 font-display text-[clamp(2.5rem,0.6rem+4.6vw,4.75rem)]/[1.02] font-[360] tracking-[-0.03em]">
              {sentences(next?.headline ?? page.title).map((sentence) => (
                <span key={sentence} className="block text-balance">
                  {sentence}{' '}
                </span>
              ))}
            </p>
            <p className="mt-5 max-w-lead text-lead text-ink-2">
              {next?.lead ?? page.receipt.inMail}
            </p>
            <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2">
              {action ? (
                <ActionButton action={action} className="max-md:w-full" />
              ) : orderPage ? (
                <ButtonLink to={orderPage} reload className="max-md:w-full">
                  {page.buttons.order}
                </ButtonLink>
              ) : null}
              {action?.isCalendar && orderPage ? (
                <a href={orderPage} className={quiet}>
                  {page.buttons.order}
                </a>
              ) : null}
              <span className="flex flex-wrap gap-x-5">
                <Link to="/store" className={quiet}>
                  {page.buttons.goOn}
                </Link>
                <Link to="/" className={quiet}>
                  {page.buttons.home}
                </Link>
              </span>
            </div>
          </div>
          <LateScene confirmation={confirmation} />
        </div>
      </section>
      <section className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-24">
        {hasSteps ? (
          <div className="print:hidden">
            <h2 className="mb-7 font-serif text-title">{page.stepsTitle}</h2>
            <NextSteps next={next} action={action} />
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

/** Thanks, and what comes next. */
const sentences = (headline: string) => /^(.+\.) ([^.]+\.)$/.exec(headline)?.slice(1) ?? [headline];

/** The drawing comes after the words; where it cannot be had, its room stays empty. */
function LateScene({ confirmation }: { confirmation: Confirmation }) {
  const [scene, setScene] = useState<ReactNode>();
  useEffect(() => {
    void import('./scene.tsx').then(
      ({ Scene }) => setScene(<Scene confirmation={confirmation} />),
      () => undefined,
    );
  }, [confirmation]);
  return (
    <div className="-mb-px grid aspect-[600/580] w-65 items-end justify-self-center xs:w-77.5 md:mt-18 md:w-full md:max-w-120 md:justify-self-end lg:mt-32 lg:max-w-96">
      {scene}
    </div>
  );
}
