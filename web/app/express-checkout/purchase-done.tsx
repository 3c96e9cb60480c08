import { formatAmount } from 'common/money';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Drawing } from '../art/drawing.tsx';
import { chamomile } from '../art/drawings.ts';
import { fillIn } from '../content/fill-in.ts';
import type { OfferDialogPage } from '../content/views.ts';
import { ActionButton } from '../purchase/action-button.tsx';
import { Button } from '../ui/button.tsx';
import type { PurchaseState } from './purchase-state.ts';

type Said = { title: string; text: string };

const spoken = ({ title, text }: Said) => [title, text].filter(Boolean).map(sentence).join(' ');

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

type PurchaseDoneProps = {
  words: OfferDialogPage['done'];
  receipt: NonNullable<PurchaseState['receipt']>;
  details: string;
  onClose: () => void;
};

/** The end of a purchase (DLG-13): what comes by mail, what the practice still asks, what follows. */
export function PurchaseDone({ words, receipt, details, onClose }: PurchaseDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('[data-modal]')?.scrollTo(0, 0);
  }, []);
  const { action, next } = receipt;
  const { now, letter } = next ?? {};
  const [third, ...later] = next?.steps ?? [];
  return (
    <div data-done className="p-5 pt-6 pb-0 md:px-11 md:pt-8">
      <Drawing
        drawing={chamomile}
        className="h-20 w-16 border-b-2 border-ink object-contain object-bottom max-md:hidden"
      />
      <h3 ref={heading} tabIndex={-1} className="text-panel outline-none md:mt-3">
        {words.title}
      </h3>
      <p className="mt-3 text-lead text-ink-2 wrap-anywhere">
        {fillIn(words.lead, { email: receipt.email })}
      </p>
      <p className="mt-2 text-small text-ink-2" data-transaction={receipt.transactionId}>
        {words.number}{' '}
        <span className="font-mono font-semibold tracking-wider text-ink">{receipt.number}</span>
      </p>
      <ol className="mt-5 grid gap-3 border-t border-line pt-5">
        <Step place="i" when={words.first}>
          {fillIn(words.firstText, { amount: formatAmount(receipt.cents) })}
        </Step>
        {now ? (
          <Step place="ii" when={sentence(now.when)}>
            {spoken(now)}
          </Step>
        ) : (
          <Step place="ii" when={letter ? 'Next.' : words.second}>
            {letter ?? fillIn(words.secondText, { details })}
          </Step>
        )}
        {third ? (
          <Step place="iii" when={sentence(third.when)}>
            {spoken(third)}
          </Step>
        ) : null}
      </ol>
      {later.length > 0 ? (
        <details className="mt-3 ml-10">
          <summary className="flex min-h-11 w-fit items-center text-base underline-honey">
            What comes after
          </summary>
          <ol className="grid gap-3 pb-2">
            {later.map((step) => (
              <li key={`${step.when} ${step.title}`}>
                <b className="font-semibold">{sentence(step.when)}</b> {spoken(step)}
              </li>
            ))}
          </ol>
        </details>
      ) : null}
      <div className="sticky bottom-0 -mx-5 mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 bg-card px-5 py-4 max-md:justify-center md:-mx-11 md:mt-5 md:px-11">
        {action ? <ActionButton action={action} className="max-md:w-full" /> : null}
        <Button
          variant={action ? 'outline' : 'primary'}
          onClick={onClose}
          className="max-md:w-full"
        >
          {words.button}
        </Button>
        <button
          type="button"
          onClick={onClose}
          className="min-h-11 text-base font-semibold underline-honey hover:decoration-current"
        >
          {words.goOn}
        </button>
        {!action && receipt.orderPage ? (
          <a
            href={receipt.orderPage}
            className="inline-flex min-h-11 items-center text-base font-semibold underline-honey hover:decoration-current"
          >
            {words.order}
          </a>
        ) : null}
      </div>
    </div>
  );
}

function Step({ place, when, children }: { place: string; when: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="font-serif text-[1.1875rem]/snug text-terra italic">
        {place}
      </span>
      <p>
        <b className="font-semibold">{when}</b> {children}
      </p>
    </li>
  );
}
