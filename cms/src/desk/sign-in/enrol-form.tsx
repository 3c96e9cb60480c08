'use client';

import { type SubmitEvent, useId, useRef, useState } from 'react';
import { askDoor } from './ask-door.ts';
import { CodeField } from './code-field.tsx';

type Begun = { name: string; key: string; uri: string; picture: string; sealed: string };

/** Sets up the code app of the account whose one-time link this page was opened with. */
export function EnrolForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [begun, setBegun] = useState<Begun | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const [fault, setFault] = useState('');
  const isSending = useRef(false);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setFault('');
    const sent = new FormData(event.currentTarget);
    const link = window.location.hash.slice(1);
    if (begun) {
      const { answer, refusal } = await askDoor<{ recoveryCodes: string[] }>('factor/enrol', {
        link,
        password,
        sealed: begun.sealed,
        code: sent.get('code'),
      });
      if (answer) setRecoveryCodes(answer.recoveryCodes);
      else setFault(refusal.fault);
    } else {
      const value = sent.get('password');
      const given = typeof value === 'string' ? value : '';
      const { answer, refusal } = await askDoor<Begun>('factor/begin', { link, password: given });
      setPassword(given);
      if (answer) setBegun(answer);
      else setFault(refusal.fault);
    }
    isSending.current = false;
  }

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} />;
  return (
    <form
      ref={form}
      className="door__form"
      method="post"
      onSubmit={(event) => void send(event)}
      aria-describedby={`${id}fault`}
    >
      <h1>Set up your code app</h1>
      {begun ? (
        <>
          <p className="door__quiet">
            In the code app on your phone add an account for {begun.name}: let it scan this picture,
            or type the key below it. On the phone itself, <a href={begun.uri}>this link</a> opens
            the app.
          </p>
          <img
            className="door__picture"
            src={`data:image/svg+xml,${encodeURIComponent(begun.picture)}`}
            alt="The key below as a QR code"
            width={220}
            height={220}
          />
          <p className="door__key" aria-label="Key">
            {begun.key.match(/.{4}/g)?.join(' ')}
          </p>
          <CodeField isRecovery={false} form={form} />
        </>
      ) : (
        <>
          <p className="door__quiet">
            From now on you sign in with your password and six digits that your phone shows. Any
            code app does, such as Google Authenticator, 2FAS or the one that the iPhone has under
            Passwords.
          </p>
          <div className="field">
            <label htmlFor={`${id}password`}>Password</label>
            <input
              id={`${id}password`}
              type="password"
              name="password"
              required
              maxLength={200}
              autoComplete="current-password"
            />
          </div>
        </>
      )}
      <p id={`${id}fault`} className="door__fault" role="alert">
        {fault}
      </p>
      <button type="submit" className="door__go">
        Go on
      </button>
    </form>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className="door__form">
      <h1>Keep these codes</h1>
      <p className="door__quiet" role="status">
        Your code app is set up. Should you lose the phone, each of these codes opens once in its
        place. Print them or write them down: they are not shown again.
      </p>
      <ul className="door__codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" className="text-button" onClick={() => window.print()}>
        Print them
      </button>
      <a className="door__go" href="/admin/login">
        I have kept them: sign in
      </a>
    </div>
  );
}
