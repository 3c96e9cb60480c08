'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { askOffice } from '../parts/ask-office.ts';

/** Asks twice for a password, so that a slip of the finger locks nobody out, and opens the first page when it is set. */
export function NewPasswordForm({ name }: { name: string }) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const type = isShown ? 'text' : 'password';

  async function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const first = event.currentTarget.querySelector<HTMLInputElement>('[name=password]');
    const refuse = (why: string) => {
      setFault(why);
      first?.focus();
    };
    const password = form.get('password');
    if (password !== form.get('again'))
      return refuse('The two are not the same. Please type both once more.');
    setFault('');
    setSending(true);
    try {
      await askOffice('users/new-password', { password });
      window.location.assign('/admin');
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error));
      setSending(false);
    }
  }

  return (
    <form className="office-door__form" method="post" onSubmit={(event) => void choose(event)}>
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={name}
        readOnly
        hidden
      />
      <label htmlFor={`${id}new`}>New password</label>
      <input
        id={`${id}new`}
        type={type}
        name="password"
        required
        autoComplete="new-password"
        maxLength={200}
        aria-describedby={`${id}rule ${id}fault`}
        aria-invalid={fault !== ''}
        spellCheck={false}
        autoCapitalize="none"
      />
      <p id={`${id}rule`}>
        At least 12 characters. Three or four random words are good, and easy to remember.
      </p>
      <label htmlFor={`${id}again`}>The same once more</label>
      <input
        id={`${id}again`}
        type={type}
        name="again"
        required
        autoComplete="new-password"
        maxLength={200}
        spellCheck={false}
        autoCapitalize="none"
      />
      <label className="office-door__show">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        />{' '}
        Show what I type
      </label>
      <p id={`${id}fault`} role="alert">
        {fault}
      </p>
      <button type="submit" className="btn btn--style-primary btn--size-large" disabled={isSending}>
        {isSending ? 'One moment …' : 'Set this password'}
      </button>
    </form>
  );
}
