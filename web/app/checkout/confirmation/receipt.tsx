import type { NextSteps } from 'common/contract/orders';
import { formatAmount } from 'common/money';
import { PlanBox } from '../../cart/plan/plan-box.tsx';
import type { PaymentPlan } from '../../cart/plan/plan.ts';
import { fillIn } from '../../content/fill-in.ts';
import type { CheckoutPage } from '../../content/views.ts';
import { LabelCard } from '../../ui/label-card.tsx';
import type { Confirmation } from '../state.ts';

type ReceiptProps = {
  words: CheckoutPage['done']['receipt'];
  planWords: CheckoutPage['plan'];
  plan: PaymentPlan | null;
  confirmation: Confirmation;
  email: string | undefined;
  /** In words. */
  today: string;
};

/** The receipt label. Without a sale that this page has seen it holds the number only: the rest is in the mail. */
export function Receipt({
  words,
  planWords,
  plan,
  confirmation: { number, transactionId, receipt, next, orderPage },
  email,
  today,
}: ReceiptProps) {
  const hasParcel = next !== undefined && isShipped(next);
  return (
    <LabelCard>
      <h2 className="font-serif text-[1.625rem]/tight">{words.title}</h2>
      <p className="mt-1 mb-5 text-small text-ink-2" data-transaction={transactionId}>
        {words.number}{' '}
        <span className="font-mono font-semibold tracking-wider text-ink">{number}</span>,{' '}
        <span className="whitespace-nowrap">{today}</span>
      </p>
      {receipt ? (
        <>
          <ul>
            {receipt.lines.map(({ id, name, quantity, cents, isSubscription }) => (
              <li
                key={id}
                className="flex items-center justify-between gap-4 border-t border-line py-4"
              >
                <div>
                  <h3 className="font-serif text-[1.1875rem]/tight font-[450]">{name}</h3>
                  <p className="text-small text-ink-2">
                    {plan && isSubscription
                      ? `${fillIn(planWords.first, { count: plan.dates.length })}, ${quantity === 1 ? planWords.person : fillIn(planWords.persons, { count: quantity })}`
                      : `${words.quantity} ${quantity}`}
                  </p>
                </div>
                <span className="figures text-[1.1875rem]">{formatAmount(cents * quantity)}</span>
              </li>
            ))}
          </ul>
          <dl
            className={`grid gap-2 ${receipt.coupon || hasParcel ? 'border-t border-line pt-4' : ''}`}
          >
            {receipt.coupon ? (
              <div className="flex justify-between gap-4">
                <dt>
                  {words.coupon} {receipt.coupon.code}
                </dt>
                <dd className="figures">−{formatAmount(receipt.coupon.discountCents)}</dd>
              </div>
            ) : null}
            {hasParcel ? (
              <div className="flex justify-between gap-4">
                <dt>{words.shipping}</dt>
                <dd className="font-bold">{words.free}</dd>
              </div>
            ) : null}
            <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-4">
              <dt className="font-serif text-item font-normal">{words.paid}</dt>
              <dd className="figures ml-auto text-[2rem]/none xs:text-[2.25rem]/none">
                {formatAmount(receipt.cents)}
              </dd>
            </div>
          </dl>
          {plan ? <PlanBox plan={plan} words={planWords} isPaid /> : null}
        </>
      ) : (
        <p className="border-t border-line pt-4">{words.inMail}</p>
      )}
      <div className="mt-5 grid gap-x-6 gap-y-4 border-t border-line pt-4 text-small text-ink-2 md:grid-cols-2">
        {receipt && hasParcel ? (
          <div>
            <h3 className="font-sans font-semibold text-ink">{words.shipsTo}</h3>
            {receipt.address.map((part) => (
              <p key={part} className="wrap-anywhere">
                {part}
              </p>
            ))}
          </div>
        ) : null}
        <p>
          {next ? `${next.helpNote} ` : null}
          {email ? (
            <a
              href={`mailto:${email}`}
              className="inline-block wrap-anywhere text-ink underline underline-offset-[0.2em]"
            >
              {email}
            </a>
          ) : null}
        </p>
        {receipt ? (
          <p className="md:col-span-2">
            {words.sentTo} <span className="wrap-anywhere">{receipt.email}</span>. {next?.mailNote}
          </p>
        ) : null}
      </div>
      {receipt ? (
        <div className="mt-3 flex flex-wrap gap-x-6 print:hidden">
          {orderPage ? (
            <a
              href={orderPage}
              className="inline-flex min-h-11 items-center text-base font-semibold underline-honey"
            >
              Print receipt
            </a>
          ) : null}
          {email ? (
            <a
              href={`mailto:${email}?subject=${encodeURIComponent(`Superbill for order ${number}`)}`}
              className="inline-flex min-h-11 items-center text-base font-semibold underline-honey"
            >
              Ask for a superbill
            </a>
          ) : null}
        </div>
      ) : null}
    </LabelCard>
  );
}

/** Of what is not known any more, nobody says that nothing comes. */
const isShipped = ({ bought }: NextSteps) =>
  bought.length === 0 || bought.some((kind) => kind !== 'consultation');
