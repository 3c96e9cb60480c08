import { formatAmount } from 'common/money';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { fillIn } from '../content/fill-in.ts';
import type { OfferDialogPage } from '../content/views.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { isFocusNowhere, useFocusBack } from '../ui/use-focus-back.ts';
import type { PurchaseState } from './purchase-state.ts';

type PayPartProps = {
  words: OfferDialogPage['form'];
  state: PurchaseState;
  onAskAgain: () => void;
  /** Pressed where payments cannot be taken (DLG-04). */ onTryAnyway: () => void;
  children: ReactNode;
};

/** What the last press of Pay came to, Pay itself, and the terms that it accepts. */
export function PayPart({
  words,
  state: { access, stage, problem, cents },
  onAskAgain,
  onTryAnyway,
  children,
}: PayPartProps) {
  const problemId = useId();
  const box = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const isRefused = stage === 'form' && problem !== null;
  const isUnanswered = stage === 'unanswered';
  // Pay was switched off while it had the focus, which left the keyboard nowhere.
  useEffect(() => {
    if (isRefused && isFocusNowhere()) box.current?.focus();
  }, [isRefused]);
  useEffect(() => {
    if (isUnanswered) notice.current?.scrollIntoView({ block: 'center' });
  }, [isUnanswered]);
  useFocusBack(stage === 'paying', buttons);
  const isOff = access !== 'open' || stage !== 'form';
  return (
    <>
      {isRefused ? (
        <div
          ref={box}
          id={problemId}
          role="alert"
          tabIndex={-1}
          className="mt-5 rounded-control border-[1.5px] border-error bg-error-bg px-4.5 py-3.5 font-medium text-error"
        >
          {problem}
        </div>
      ) : null}
      {isUnanswered ? (
        <div ref={notice}>
          <Notice tone="info" className="mt-5">
            {problem}
          </Notice>
        </div>
      ) : null}
      <p className="mt-5 text-small text-ink-2">{children}</p>
      <div
        ref={buttons}
        className="flex flex-col gap-y-2.5 max-md:flex-col-reverse max-md:bottom-0 max-md:-mx-5 max-md:mt-4 max-md:border-t max-md:border-line max-md:bg-card max-md:px-5 max-md:py-3.5 md:mt-4 max-md:[@media(height>=32rem)]:sticky"
        role="presentation"
        onClick={access === 'off' ? onTryAnyway : undefined}
      >
        {isUnanswered ? (
          <Button size="pay" onClick={onAskAgain}>
            Ask again
          </Button>
        ) : (
          <Button
            type="submit"
            variant="primary"
            size="pay"
            disabled={isOff}
            aria-describedby={isRefused ? problemId : undefined}
            className="disabled:pointer-events-none"
          >
            {stage === 'form' ? (
              fillIn(words.pay, { amount: formatAmount(cents) })
            ) : (
              <>
                <Spinner /> Processing...
              </>
            )}
          </Button>
        )}
        {access === 'off' ? null : (
          <p className="text-small/snug text-ink-2">
            {words.terms}{' '}
            <a
              href="/privacy-policy#terms"
              target="_blank"
              rel="noopener"
              className="underline underline-offset-[0.2em]"
            >
              {words.termsLink}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            .
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {stage === 'paying' ? 'Sending your payment, please wait' : ''}
      </p>
    </>
  );
}
