'use client';

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { askOffice } from '../parts/ask-office.ts';

/** In an account, for administrators: a one-time link at which its owner sets up a new code app. */
export function CodeAppLink() {
  const id = useId();
  const { id: account } = useDocumentInfo();
  const { user } = useAuth();
  const box = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState('');
  const [fault, setFault] = useState('');
  if (typeof account !== 'string' || user?.role !== 'admin') return null;

  async function make() {
    const valueOf = (name: string) =>
      box.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    setFault('');
    try {
      const answer = await askOffice<{ link: string }>('users/factor/link', {
        account,
        presentPassword: valueOf('present'),
        presentCode: valueOf('code'),
      });
      setLink(answer.link);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  }

  if (!isOpen)
    return (
      <div className="office-password">
        <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)}>
          Make a link for a code app
        </Button>
      </div>
    );
  return (
    <div className="office-password">
      <fieldset ref={box}>
        <legend>A link for a code app</legend>
        {link ? (
          <>
            <p>
              Hand this to the person yourself. It opens once, within a day, and asks for their
              password:
            </p>
            <input aria-label="The link" readOnly value={link} onFocus={(e) => e.target.select()} />
          </>
        ) : (
          <>
            <label htmlFor={`${id}present`}>Your own password, the one that you sign in with</label>
            <input
              id={`${id}present`}
              name="present"
              type="password"
              autoComplete="current-password"
              maxLength={200}
            />
            <label htmlFor={`${id}code`}>Six digits from your code app, if you have one</label>
            <input
              id={`${id}code`}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
            />
            <p role="alert">{fault}</p>
            <button
              type="button"
              className="btn btn--style-primary btn--size-medium"
              onClick={() => void make()}
            >
              Make the link
            </button>
          </>
        )}
      </fieldset>
    </div>
  );
}
