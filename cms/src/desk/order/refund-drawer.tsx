'use client';

import { formatAmount, readWireAmount, wireAmount } from 'common/money';
import { useId, useState } from 'react';
import { Icon } from '../../admin/parts/icon.tsx';
import { Drawer } from '../frame/drawer.tsx';
import { beginHere } from '../parts/begin-here.ts';
import { Fault } from '../parts/fault.tsx';
import type { MoneyOf } from './money-of.ts';
import { usePress } from './use-press.ts';

/** Sends money back to the card. The drawer makes one request of its own: pressed twice, it is one refund. */
export function RefundDrawer({
  order,
  about,
  money,
  isSent,
  onClose,
}: MoneyOf & { onClose: () => void }) {
  const id = useId();
  const [request] = useState(() => crypto.randomUUID());
  const [lines, setLines] = useState<ReadonlySet<number>>(new Set());
  const [isOther, setOther] = useState(false);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [stopPlan, setStopPlan] = useState(false);
  const { press, isBusy, fault } = usePress(onClose);

  const most = readWireAmount(money.refundable) ?? 0;
  const chosen = [...lines].reduce((sum, place) => sum + centsOf(money.lines[place]?.sum ?? ''), 0);
  const cents = isOther ? centsOf(typed) : Math.min(chosen, most);
  const isPossible = cents > 0 && cents <= most && reason.trim() !== '';

  const send = () => {
    if (!isPossible) return;
    void press({
      path: `payments/orders/${order}/refund`,
      body: { request, amount: wireAmount(cents), reason: reason.trim(), stopPlan },
      words: `${formatAmount(cents)} goes back to the card.`,
    });
  };

  return (
    <Drawer
      title="Send money back"
      about={`${about}, paid ${money.paid}`}
      onClose={onClose}
      foot={
        <>
          <p>Back on the card in 5 to 10 days. Nobody can take it back.</p>
          <button
            type="button"
            className="button button--go"
            aria-disabled={!isPossible || isBusy}
            onClick={send}
          >
            {isBusy ? 'One moment …' : cents > 0 ? `Send back ${formatAmount(cents)}` : 'Send back'}
          </button>
        </>
      }
    >
      <fieldset className="field refund__lines">
        <legend className="field__label">What for</legend>
        {money.lines.map(({ name, sum }, place) => (
          <label key={name} className="tick">
            <input
              type="checkbox"
              checked={!isOther && lines.has(place)}
              onChange={({ target }) => {
                setOther(false);
                setLines((known) => {
                  const next = new Set(known);
                  if (target.checked) next.add(place);
                  else next.delete(place);
                  return next;
                });
              }}
            />
            {name}
            <b>{sum}</b>
          </label>
        ))}
        <label className="tick">
          <input
            type="checkbox"
            checked={isOther}
            onChange={({ target }) => setOther(target.checked)}
          />
          Another amount
        </label>
      </fieldset>
      {isOther && (
        <div className="field">
          <label htmlFor={`${id}amount`}>How much, in dollars</label>
          <input
            ref={beginHere}
            id={`${id}amount`}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            aria-describedby={`${id}most`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <small id={`${id}most`}>At most {formatAmount(most)}.</small>
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}reason`}>
          Reason <i>only the practice reads it</i>
        </label>
        <input
          id={`${id}reason`}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      {money.plan?.canStop && (
        <label className="tick switch">
          <input
            type="checkbox"
            checked={stopPlan}
            onChange={({ target }) => setStopPlan(target.checked)}
          />
          Also stop the monthly payments
        </label>
      )}
      <p className="hint">The buyer gets an email about it.</p>
      {isSent && (
        <p className="note note--wait">
          <Icon name="warn" />
          <span>
            Something of this order is with the family. A shipped kit cannot be returned: you
            decide.
          </span>
        </p>
      )}
      <Fault words={fault} />
    </Drawer>
  );
}

/** '$477.00', '477' and '477.5' in cents; 0 for what is no sum. */
function centsOf(text: string): number {
  const number = text.replace(/[$,\s]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(number) ? Math.round(Number(number) * 100) : 0;
}
