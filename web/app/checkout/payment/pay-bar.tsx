import { formatAmount } from 'common/money';
import { useEffect, useId, useRef } from 'react';
import { laterDays } from '../../cart/plan/plan.ts';
import type { PaymentPlan } from '../../cart/plan/plan.ts';
import { fillIn } from '../../content/fill-in.ts';
import type { CheckoutWords, PlanWords } from '../../content/views.ts';
import { Button } from '../../ui/button.tsx';
import { LockIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { isFocusNowhere, useFocusBack } from '../../ui/use-focus-back.ts';
import type { CheckoutSession } from '../session.ts';
import type { CheckoutState } from '../state.ts';

type PayBarProps = {
  words: CheckoutWords['order'];
  session: CheckoutSession;
  state: CheckoutState;
  totalCents: number;
  planWords: PlanWords;
  plan: PaymentPlan | null;
  secureNote: string;
};

/** The total once more, what follows it, Pay, and what the last press of it came to (CHK-19). */
export function PayBar({
  words,
  session,
  state,
  totalCents,
  planWords,
  plan,
  secureNote,
}: PayBarProps) {
  const problemId = useId();
  const problem = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { panel, payment, payProblem, isCardReady, isCheckingCoupon, notices } = state;
  const isReady =
    totalCents > 0 && panel === 'ready' && isCardReady && !isCheckingCoupon && payment === 'idle';
  const isRefused = payment === 'idle' && payProblem !== null;

  // Pay was switched off while it had the focus, which left the keyboard nowhere.
  useEffect(() => {
    if (isRefused && isFocusNowhere()) problem.current?.focus();
  }, [isRefused]);
  useFocusBack(!isReady, button);

  return (
    <div className="border-t border-line pt-7">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-item font-normal">{words.total}</span>
        <span className="figures ml-auto text-[2rem]/none xs:text-[2.25rem]/none md:text-[2.5rem]/none">
          {formatAmount(totalCents)}
        </span>
      </p>
      {plan ? (
        <p className="mt-2 text-small text-ink-2">
          {fillIn(planWords.later, {
            amount: formatAmount(plan.laterCents),
            dates: laterDays(plan),
            name: plan.name,
          })}{' '}
          {planWords.consent}
        </p>
      ) : null}
      {isRefused ? (
        <div
          ref={problem}
          id={problemId}
          role="alert"
          tabIndex={-1}
          className={`mt-5 rounded-control border-[1.5px] px-4.5 py-3.5 font-medium ${notices.length > 0 ? 'border-star bg-honey-1' : 'border-error bg-error-bg text-error'}`}
        >
          {notices.map((notice) => (
            <p key={notice}>{notice}.</p>
          ))}
          <p>{payProblem}</p>
        </div>
      ) : null}
      {payment === 'processing' || payment === 'ordering' ? (
        <MoneyOnItsWay session={session} state={state} />
      ) : null}
      <Button
        ref={button}
        type="submit"
        variant="primary"
        size="pay"
        className="mt-6"
        disabled={!isReady}
        aria-describedby={isRefused ? problemId : undefined}
      >
        {payment === 'idle' ? (
          fillIn(words.pay, { amount: formatAmount(totalCents) })
        ) : (
          <>
            <Spinner /> Processing...
          </>
        )}
      </Button>
      <p role="status" className="sr-only">
        {payment === 'paying' ? 'Sending your payment, please wait' : ''}
      </p>
      <p className="mt-4 flex gap-2.5 text-small text-ink-2">
        <LockIcon className="size-5" />
        {panel === 'off'
          ? 'Nothing is charged. Your cart stays here until you come back.'
          : secureNote}
      </p>
    </div>
  );
}

/** The card may be charged or is: nothing here says that it failed, and nothing invites to pay again. */
function MoneyOnItsWay({
  session,
  state: { payment, payProblem, canAskAgain },
}: {
  session: CheckoutSession;
  state: CheckoutState;
}) {
  const place = useRef<HTMLDivElement>(null);
  useFocusBack(!canAskAgain, place);
  return (
    <Notice tone={payment === 'ordering' ? 'warning' : 'info'} className="mt-5">
      {payment === 'ordering' ? (
        <p>
          Your payment went through and needs no second try. We are still writing your order down:{' '}
          {payProblem}
        </p>
      ) : (
        <p>{payProblem}</p>
      )}
      <div ref={place} className="mt-3 flex min-h-13 items-center gap-3">
        {canAskAgain ? (
          <Button onClick={() => void session.askAgain()}>
            {payment === 'ordering' ? 'Try again' : 'Ask the bank again'}
          </Button>
        ) : (
          <Spinner label="Please wait" className="size-6" />
        )}
      </div>
    </Notice>
  );
}
