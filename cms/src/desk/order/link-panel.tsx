'use client';

import { useState } from 'react';
import { tell } from '../frame/toast.tsx';
import { Fault } from '../parts/fault.tsx';
import { usePress } from './use-press.ts';

type LinkProps = { order: string; who: string; address: string };

/** The page on which the buyer sees the order: its link to copy, or a new one, with which the old one ends. */
export function LinkPanel({ order, who, address }: LinkProps) {
  const [isAsking, setAsking] = useState(false);
  const { press, isBusy, fault } = usePress(() => setAsking(false));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      tell({ words: 'The link is copied. Whoever has it sees this order.' });
    } catch {
      tell({ words: 'The browser does not let it be copied.', isFault: true });
    }
  };
  return (
    <section className="section">
      <h2>The buyer’s page</h2>
      <div className="section__acts">
        <button type="button" className="text-button" onClick={() => void copy()}>
          Copy the link
        </button>
        <button
          type="button"
          className="text-button"
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          Send a new link
        </button>
      </div>
      {isAsking && (
        <div className="open" role="group" aria-label="Send a new link">
          <p className="hint">
            {who} gets it by email. Every link that was sent before stops working.
          </p>
          <button
            type="button"
            className="button button--go"
            aria-disabled={isBusy}
            onClick={() =>
              void press({
                path: `order-page/orders/${order}/renew`,
                body: { mail: true },
                words: 'A new link is on its way. The old one has ended.',
              })
            }
          >
            {isBusy ? 'One moment …' : 'Yes, send it'}
          </button>
          <Fault words={fault} />
        </div>
      )}
    </section>
  );
}
