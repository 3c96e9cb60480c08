'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { beginHere } from '../parts/begin-here.ts';
import { Fault } from '../parts/fault.tsx';
import { useAsk } from '../parts/use-ask.ts';

const roles = [
  ['staff', 'Assistant', 'Today, People and Orders. Sends kits and answers. No prices.'],
  ['practitioner', 'Practitioner', 'All of that, and the shop, the website and the numbers.'],
  ['admin', 'Owner', 'Everything, also who can sign in.'],
] as const;

/** An e-mail address and what this person may do; they choose their own password behind the link that they get. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const id = useId();
  const { ask, isBusy, fault } = useAsk();
  const [role, setRole] = useState<string>('staff');

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const email = text('email');
    const isSent = await ask(
      'users/invite',
      { email, name: text('name'), role, mayRefund: typed.get('mayRefund') === 'on' },
      `An invitation is on its way to ${email}.`,
    );
    if (isSent) onDone();
  }

  return (
    <form className="setup__invite" onSubmit={(event) => void send(event)}>
      <div className="field">
        <label htmlFor={`${id}email`}>Email</label>
        <input
          ref={beginHere}
          id={`${id}email`}
          name="email"
          type="email"
          required
          autoComplete="off"
          maxLength={60}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}name`}>
          Name <i>if you like</i>
        </label>
        <input id={`${id}name`} name="name" autoComplete="off" maxLength={80} />
      </div>
      <fieldset>
        <legend className="field__label">May do</legend>
        {roles.map(([value, label, about]) => (
          <label key={value} className="setup__role" aria-label={`${label}. ${about}`}>
            <input
              type="radio"
              name="role"
              value={value}
              checked={role === value}
              onChange={() => setRole(value)}
            />
            <span>
              <b>{label}</b> <span className="quiet">{about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {role === 'staff' && (
        <label className="tick">
          <input type="checkbox" name="mayRefund" />
          May send money back
        </label>
      )}
      <Fault words={fault} />
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? 'One moment …' : 'Send invitation'}
      </button>
    </form>
  );
}
