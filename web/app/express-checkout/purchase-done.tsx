import { formatAmount } from 'common/money';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Drawing } from '../art/drawing.tsx';
import { chamomile } from '../art/drawings.ts';
import { fillIn } from '../content/fill-in.ts';
import type { OfferDialogPage } from '../content/views.ts';
import { Button } from '../ui/button.tsx';
import type { PurchaseState } from './purchase-state.ts';

/** Two steps of the dialog itself come before these. */
const numerals = ['iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv'];

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
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="p-5 pt-6 md:p-11">
      <Drawing
        drawing={chamomile}
        className="h-26 w-20 border-b-2 border-ink object-contain object-bottom"
      />
      <h3 ref={heading} tabIndex={-1} className="mt-4 text-section outline-none">
        {words.title}
      </h3>
      <p className="mt-3 text-lead text-ink-2 wrap-anywhere">
        {fillIn(words.lead, { email: receipt.email })}
      </p>
      <p className="mt-2 text-small text-ink-2" data-transaction={receipt.transactionId}>
        {words.number}{' '}
        <span className="font-mono font-semibold tracking-wider text-ink">{receipt.number}</span>
      </p>
      <ol className="mt-6 grid gap-4 border-t border-line pt-6">
        <Step place="i" when={words.first}>
          {fillIn(words.firstText, { amount: formatAmount(receipt.cents) })}
        </Step>
        <Step place="ii" when={words.second}>
          {fillIn(words.secondText, { details })}
        </Step>
        {(receipt.next?.steps ?? []).map(({ when, title, text }, place) => (
          <Step key={`${when} ${title}`} place={numerals[place] ?? ''} when={sentence(when)}>
            {[title, text].filter(Boolean).map(sentence).join(' ')}
          </Step>
        ))}
      </ol>
      {receipt.orderPage ? (
        <p className="mt-4 ml-10">
          <a
            href={receipt.orderPage}
            className="inline-block py-2.5 font-semibold underline-honey hover:decoration-current"
          >
            {words.order}
          </a>
        </p>
      ) : null}
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="primary" onClick={onClose} className="max-md:w-full">
          {words.button}
        </Button>
        <button
          type="button"
          onClick={onClose}
          className="min-h-11 text-base font-semibold underline-honey hover:decoration-current"
        >
          {words.goOn}
        </button>
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
