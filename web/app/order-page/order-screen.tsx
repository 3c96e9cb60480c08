import { fullDay } from 'common/fulfilment/day-words';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { type PageCss, PageStyle } from '../ui/page-style.tsx';
import { PrintReceipt } from '../ui/print-receipt.tsx';
import type { DetailsAnswer, OrderView } from './details-answer.ts';
import { DetailsForm } from './details-form.tsx';
import { Part } from './order-part.tsx';
import { Payments } from './payments.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { ThingCard } from './thing-card.tsx';
import { Visits } from './visits.tsx';

const loadCss = () => import('./order-page.css?inline');
const styles: PageCss = {
  name: 'order-page',
  load: loadCss,
  onServer: import.meta.env.SSR ? (await loadCss()).default : null,
};

/** Where an order stands (ORD-09): drawn as `order-status`, and useful without scripts. */
export function OrderScreen({
  page,
  next,
  press,
  isTold,
  practice,
  products,
  visits,
  portrait,
  answer,
}: OrderView & { answer: DetailsAnswer | null }) {
  const { things } = page;
  const isMissing = things.some(({ missing }) => missing.length > 0);
  const form = <DetailsForm page={page} press={press} answer={answer} />;
  return (
    <>
      <title>Your order</title>
      <PageStyle styles={styles} />
      <div data-till className="wrap pt-9 pb-section md:pt-12 print:hidden">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <div>
            <h1 className="font-display text-page">Your order</h1>
            <p className="mt-3 max-w-lead text-ink-2">
              <span className="font-mono font-semibold tracking-wider text-ink">{page.number}</span>
              , {fullDay(page.orderedOn)}. This page is private: anyone with the link can see it, so
              keep it to yourself.
            </p>
          </div>
          <PrintReceipt />
        </div>
        <div id="order" className="mt-8 grid gap-6">
          {isTold && !answer ? (
            <Notice tone="info">
              Thank you, we have it. We keep what you told us private: this page does not show it.
            </Notice>
          ) : null}
          <Next {...next}>{isMissing ? form : null}</Next>
          {things.map((thing) => (
            <ThingCard key={thing.id} thing={thing} product={products[thing.id]} />
          ))}
          <Visits visits={visits} portrait={portrait} />
          {isMissing ? null : form}
        </div>
        <div
          className={`mt-8 grid gap-x-6 gap-y-9 lg:grid-cols-3 ${page.money.plan ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}
        >
          <Payments money={page.money} className={page.money.plan ? 'md:max-lg:col-span-2' : ''} />
          {page.place ? (
            <Part title={things.length > 0 ? 'Ships to' : 'For'}>
              <p>{page.buyer}</p>
              <p>{page.place}</p>
              <p className="mt-2 text-small text-ink-2">
                The street is not shown on this page.
                {page.isAddressOpen ? '' : ' Moved since? Write to us.'}
              </p>
              {page.isAddressOpen && !isMissing ? (
                <a href="#address" className="inline-flex min-h-11 items-center underline-honey">
                  Change the address
                </a>
              ) : null}
            </Part>
          ) : (
            <Part title="For">
              <p>{page.buyer}</p>
            </Part>
          )}
          {practice ? (
            <Part title="Reach a person">
              <p>
                Answer any of our emails, or write to{' '}
                <a href={`mailto:${practice.email}`} className="wrap-anywhere underline-honey">
                  {practice.email}
                </a>
                .
              </p>
              <p className="mt-2 text-small text-ink-2">
                You hear back within {practice.replyTime}. In an emergency, call 911.
              </p>
            </Part>
          ) : null}
        </div>
      </div>
      <ReceiptSheet page={page} practice={practice} />
    </>
  );
}

/** What matters now, beside its button or above its form (`children`). */
function Next({
  title,
  text,
  action,
  isAsked,
  children,
}: OrderView['next'] & { children: ReactNode }) {
  const label = isAsked ? 'Your next step' : 'Where it stands';
  return (
    <section
      aria-label={label}
      className={`grid items-center gap-x-10 gap-y-6 rounded-panel bg-honey-1 px-5.5 py-7 md:px-9 ${children ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start' : 'md:grid-cols-[minmax(0,1fr)_auto]'}`}
    >
      <div className="max-w-[46rem] text-pretty">
        <p className="caps">{label}</p>
        <h2 className="mt-2 font-serif text-title">{title}</h2>
        <p className="mt-2">{text}</p>
      </div>
      {action ? (
        <ButtonLink to={action.to} variant="primary" newTab className="max-md:w-full">
          {action.label}
        </ButtonLink>
      ) : null}
      {children}
    </section>
  );
}
