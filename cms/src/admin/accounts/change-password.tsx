'use client';

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { setPassword } from './set-password.ts';

/** In an account: a new password for it, against the present one of who sits there. */
export function ChangePassword() {
  const { id, hasSavePermission } = useDocumentInfo();
  const { user } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  if (typeof id !== 'string' || !hasSavePermission) return null;
  const finish = (words: string) => {
    setSaid(words);
    setOpen(false);
  };
  return (
    <div className="office-password">
      {isOpen ? (
        <Fields account={id} isOwn={user?.id === id} finish={finish} />
      ) : (
        <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)}>
          {user?.id === id ? 'Change your password' : 'Set a new password'}
        </Button>
      )}
      <p role="status">{said}</p>
    </div>
  );
}

function Fields({
  account,
  isOwn,
  finish,
}: {
  account: string;
  isOwn: boolean;
  finish: (words: string) => void;
}) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const [isShown, setShown] = useState(false);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');

  // The account's own form stands around this one, and forms cannot be nested: the fields are read by hand.
  async function send() {
    const inputs = [...(box.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
    if (isSending || !inputs.every((input) => input.reportValidity())) return;
    const valueOf = (name: string) => inputs.find((input) => input.name === name)?.value ?? '';
    const [present, password, again] = [valueOf('present'), valueOf('new'), valueOf('again')];
    if (password !== again)
      return setFault('The two new ones are not the same. Please type both once more.');
    setFault('');
    setSending(true);
    const refused = await setPassword(account, {
      password,
      presentPassword: present,
      presentCode: valueOf('code'),
    });
    setSending(false);
    if (refused !== null) return setFault(refused);
    finish(
      isOwn
        ? 'Your password is changed. Wherever else you were signed in, you are signed out.'
        : 'The new password is set. Wherever this person was signed in, they are signed out.',
    );
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void send();
  }

  const typed = {
    type: isShown ? 'text' : 'password',
    required: true,
    maxLength: 200,
    spellCheck: false,
    autoCapitalize: 'none',
    onKeyDown: sendOnEnter,
  };

  return (
    <fieldset ref={box}>
      <legend>{isOwn ? 'Change your password' : 'Set a new password for this person'}</legend>
      <label htmlFor={`${id}present`}>
        {isOwn ? 'Your present password' : 'Your own password, the one that you sign in with'}
      </label>
      <input
        id={`${id}present`}
        name="present"
        autoComplete="current-password"
        aria-describedby={`${id}fault`}
        {...typed}
      />
      <label htmlFor={`${id}code`}>Six digits from your code app, if you have one</label>
      <input
        id={`${id}code`}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        spellCheck={false}
        onKeyDown={sendOnEnter}
      />
      <label htmlFor={`${id}new`}>{isOwn ? 'New password' : 'New password of this person'}</label>
      <input
        id={`${id}new`}
        name="new"
        autoComplete="new-password"
        aria-describedby={`${id}rule`}
        {...typed}
      />
      <small id={`${id}rule`}>
        At least 12 characters. Three or four random words are good, and easy to remember.
      </small>
      <label htmlFor={`${id}again`}>The new one once more</label>
      <input id={`${id}again`} name="again" autoComplete="new-password" {...typed} />
      <label className="office-password__show">
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
      <div>
        <button
          type="button"
          className="btn btn--style-primary btn--size-medium"
          disabled={isSending}
          onClick={() => void send()}
        >
          {isSending ? 'One moment …' : 'Set this password'}
        </button>
        <button
          type="button"
          className="btn btn--style-secondary btn--size-medium"
          onClick={() => finish('')}
        >
          Cancel
        </button>
      </div>
    </fieldset>
  );
}
