'use client';

import { type SubmitEvent, useId, useRef, useState } from 'react';
import { askDoor } from './ask-door.ts';

/** Whoever has a link of ours in their mail chooses a password of their own; the link stands behind the `#` of this page. */
export function WelcomeForm() {
  const id = useId();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setFault('');
    setBusy(true);
    const { answer, refusal } = await askDoor<{ next: string }>('welcome', {
      link: window.location.hash.slice(1),
      password: field.current?.value ?? '',
    });
    if (answer) return window.location.assign(answer.next);
    setBusy(false);
    setFault(refusal.fault);
    field.current?.focus();
  }

  return (
    <form
      className="door__form"
      method="post"
      aria-describedby={`${id}fault`}
      onSubmit={(event) => void send(event)}
    >
      <h1>Choose your password</h1>
      <p className="door__quiet">
        At least twelve characters; three or four random words are good. Nobody else ever sees it.
      </p>
      <div className="field">
        <label htmlFor={`${id}password`}>New password</label>
        <input
          ref={field}
          id={`${id}password`}
          type="password"
          name="password"
          required
          maxLength={200}
          autoComplete="new-password"
        />
      </div>
      <p id={`${id}fault`} className="door__fault" role="alert">
        {fault}
      </p>
      <button type="submit" className="door__go" aria-disabled={isBusy}>
        {isBusy ? 'One moment …' : 'Keep it'}
      </button>
    </form>
  );
}
