'use client';

import { Button } from '@payloadcms/ui';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';

/** Calls the office; answers null, or a sentence that says what went wrong. */
export type Act = (
  path: 'refund' | 'stop-plan' | 'move-plan',
  body: object,
) => Promise<string | null>;

/** Sends money back. The form makes one request of its own: pressed twice, it is one refund. */
export function Refund({
  refundable,
  canStop,
  act,
}: {
  refundable: string;
  canStop: boolean;
  act: Act;
}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const amount = amountOf(typed);
  return (
    <Opening
      label="Send money back"
      title="Send money back to the card"
      button={/^\d+\.\d\d$/.test(amount) ? `Send ${inWords(amount)} back` : 'Send it back'}
      send={async (form, request) =>
        await act('refund', {
          request,
          amount: amountOf(textOf(form.get('amount'))),
          reason: textOf(form.get('reason')),
          stopPlan: form.get('stopPlan') === 'on',
        })
      }
    >
      <label htmlFor={`${id}amount`}>
        How much, in dollars
        <input
          id={`${id}amount`}
          name="amount"
          inputMode="decimal"
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-describedby={`${id}most`}
        />
        <small id={`${id}most`}>
          At most {inWords(refundable)}.{' '}
          <button type="button" className="order-money__all" onClick={() => setTyped(refundable)}>
            All of it
          </button>
        </small>
      </label>
      <label htmlFor={`${id}reason`}>
        Why? Only the practice reads it
        <input id={`${id}reason`} name="reason" required maxLength={300} />
      </label>
      {canStop && (
        <label htmlFor={`${id}stop`}>
          <input id={`${id}stop`} type="checkbox" name="stopPlan" /> Also stop the monthly payments
        </label>
      )}
      <p>It goes to the card that paid. The buyer gets a mail, and nobody can take it back.</p>
    </Opening>
  );
}

/** Moves the next payment, and those after it with it. */
export function MovePlan({ next, act }: { next: string; act: Act }) {
  const id = useId();
  return (
    <Opening
      label="Move the next payment"
      title={`The next payment is due on ${dateOf(next)}`}
      button="Move it"
      send={async (form) => await act('move-plan', { day: textOf(form.get('day')) })}
    >
      <label htmlFor={`${id}day`}>
        New day
        <input
          id={`${id}day`}
          type="date"
          name="day"
          required
          min={daysAfter(next, 1)}
          max={daysAfter(next, 30)}
        />
      </label>
      <p>
        At most thirty days later. The payments after it move with it, and the buyer gets a mail
        with the new days.
      </p>
    </Opening>
  );
}

/** Ends the payments that are still to come. */
export function StopPlan({ left, act }: { left: { day: string; amount: string }[]; act: Act }) {
  return (
    <Opening
      label="Stop the monthly payments"
      title="Take nothing more from this card?"
      button="Yes, stop them"
      send={async () => await act('stop-plan', {})}
    >
      {left.length > 0 && (
        <p>
          Not taken any more:{' '}
          {left.map(({ day, amount }) => `${amount} on ${dateOf(day)}`).join('; ')}.
        </p>
      )}
      <p>
        What was paid stays paid, unless you send it back. Payments that were stopped cannot be
        started again. The buyer gets a mail.
      </p>
    </Opening>
  );
}

type OpeningProps = {
  label: string;
  title: string;
  button: string;
  send: (form: FormData, request: string) => Promise<string | null>;
  children: ReactNode;
};

/** A button that opens a small form, which asks before anything happens. */
function Opening({ label, title, button, send, children }: OpeningProps) {
  const [request, setRequest] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const open = () => setRequest(crypto.randomUUID());
  const close = () => {
    setRequest(null);
    setFault('');
  };

  // The order's own form stands around this one, and forms cannot be nested: the fields are read by hand.
  async function press({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const box = currentTarget.closest('fieldset');
    if (!box || !request || isSending) return;
    const inputs = [...box.querySelectorAll('input')];
    if (!inputs.every((input) => input.reportValidity())) return;
    const form = new FormData();
    for (const { name, type, checked, value } of inputs)
      if (type !== 'checkbox' || checked) form.set(name, value);
    setSending(true);
    const answer = await send(form, request);
    setSending(false);
    if (answer === null) close();
    else setFault(answer);
  }

  if (!request) {
    return (
      <Button buttonStyle="secondary" onClick={open}>
        {label}
      </Button>
    );
  }
  return (
    <fieldset className="order-money__form">
      <legend>{title}</legend>
      {children}
      {fault && <p role="alert">{fault}</p>}
      <div className="order-money__buttons">
        <button
          type="button"
          className="btn btn--style-primary btn--size-medium"
          disabled={isSending}
          onClick={(event) => void press(event)}
        >
          {isSending ? 'Working …' : button}
        </button>
        <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={close}>
          Cancel
        </button>
      </div>
    </fieldset>
  );
}

/** '12', '12.5' and '$12.50' as the call wants them: '12.50'. What is no sum goes as it is, to be refused with a sentence. */
function amountOf(typed: string): string {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text).toFixed(2) : text;
}

const textOf = (entry: FormDataEntryValue | null): string =>
  typeof entry === 'string' ? entry.trim() : '';

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

export function dateOf(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

function inWords(amount: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(
    Number(amount),
  );
}
