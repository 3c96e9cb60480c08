'use client';

import { type RefObject, useState } from 'react';
import { askDoor } from './ask-door.ts';

/** For whoever cannot get in: a link for a new password by mail, and whom to ask about a lost phone. */
export function Forgotten({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');

  async function ask() {
    const name = form.current?.querySelector<HTMLInputElement>('input[name=username]');
    if (!name?.value.trim()) {
      setSaid('Type your username above first.');
      return name?.focus();
    }
    const { refusal } = await askDoor('password-link', { username: name.value });
    setSaid(
      refusal?.fault ??
        'If this account has an email address, a link is on its way to it. It works once, for an hour.',
    );
  }

  return (
    <div>
      <button
        type="button"
        className="text-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        I lost my password or my phone
      </button>
      {isOpen && (
        <>
          <p className="door__quiet">
            <button type="button" className="text-button" onClick={() => void ask()}>
              Email me a link for a new password
            </button>
          </p>
          <p className="door__quiet" role="status">
            {said}
          </p>
          <p className="door__quiet">
            A lost phone: ask an administrator of the practice for a link for a new code app. If
            nobody can get in, whoever runs the server does it there; the guide is
            docs/operations.md.
          </p>
        </>
      )}
    </div>
  );
}
