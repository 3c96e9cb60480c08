import { useId } from 'react';
import { RepricingNotice } from '../cart/repricing-notice.tsx';
import { Button } from '../ui/button.tsx';
import { LockIcon } from '../ui/icons.tsx';
import { formatAmount } from '../ui/money.ts';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { CheckoutSession } from './session.ts';
import type { CheckoutState } from './state.ts';

/** The total once more, Pay, and what the last press of it came to (CHK-19). */
export function PayBar({ session, state, totalCents, secureNote }: { session: CheckoutSession; state: CheckoutState; totalCents: number; secureNote: string }) {
  const problemId = useId();
  const { panel, payment, payProblem, isCardReady } = state;
  const isReady = panel === 'ready' && isCardReady && payment === 'idle';
  return (
    <div className="border-t border-line pt-7">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-serif text-item font-normal">Total today</span>
        <span className="figures text-[2.25rem]/none md:text-[2.5rem]/none">{formatAmount(totalCents)}</span>
      </p>
      <RepricingNotice notices={state.notices} className="mt-5" />
      {payment === 'idle' && payProblem ? (
        <p id={problemId} role="alert" className="mt-5 rounded-control border-[1.5px] border-error bg-error-bg px-4.5 py-3.5 font-medium text-error">
          {payProblem}
        </p>
      ) : null}
      {payment === 'processing' || payment === 'ordering' ? <MoneyOnItsWay session={session} state={state} /> : null}
      <Button type="submit" variant="primary" size="pay" className="mt-6" disabled={!isReady} aria-describedby={payment === 'idle' && payProblem ? problemId : undefined}>
        {payment === 'idle' ? `Pay ${formatAmount(totalCents)}` : 'Processing...'}
      </Button>
      <p className="mt-4 flex gap-2.5 text-small text-ink-2">
        <LockIcon className="size-5" />
        {panel === 'off' ? 'Nothing is charged. Your cart stays here until you come back.' : secureNote}
      </p>
    </div>
  );
}

/** The card may be charged or is: nothing here says that it failed, and nothing invites to pay again. */
function MoneyOnItsWay({ session, state: { payment, payProblem, canAskAgain } }: { session: CheckoutSession; state: CheckoutState }) {
  return (
    <Notice tone={payment === 'ordering' ? 'warning' : 'info'} className="mt-5">
      {payment === 'ordering' ? <p>Your payment went through and needs no second try. We are still writing your order down: {payProblem}</p> : <p>{payProblem}</p>}
      <div className="mt-3 flex min-h-13 items-center gap-3">
        {canAskAgain ? <Button onClick={() => void session.askAgain()}>{payment === 'ordering' ? 'Try again' : 'Ask the bank again'}</Button> : <Spinner label="Please wait" className="size-6" />}
      </div>
    </Notice>
  );
}
