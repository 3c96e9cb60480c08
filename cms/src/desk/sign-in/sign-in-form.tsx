'use client';

import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { askDoor } from './ask-door.ts';
import { CodeField } from './code-field.tsx';
import { Forgotten } from './forgotten.tsx';

type Step = 'password' | 'code' | 'recovery';

/** Name and password, then the code where the account has an app for it. Nothing of it is kept but in this page. */
export function SignInForm({ next }: { next: string }) {
  const id = useId();
  const [step, setStep] = useState<Step>('password');
  const [typed, setTyped] = useState({ username: '', password: '' });
  const [fault, setFault] = useState('');
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const firstField = useRef('');

  // The next step begins where one types.
  useEffect(() => {
    if (firstField.current === step) return;
    if (firstField.current) form.current?.querySelector<HTMLInputElement>('input')?.focus();
    firstField.current = step;
  }, [step]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const sent = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = sent.get(name);
      return typeof value === 'string' ? value : '';
    };
    const known =
      step === 'password' ? { username: text('username'), password: text('password') } : typed;
    setTyped(known);
    setFault('');
    isSending.current = true;
    setBusy(true);
    const { answer, refusal } = await askDoor<object>('login', {
      ...known,
      ...(step !== 'password' && { code: text('code') }),
    });
    if (answer) return window.location.assign(next);
    isSending.current = false;
    setBusy(false);
    if (refusal.secondFactor === 'code' && step === 'password') return setStep('code');
    setFault(refusal.fault);
    const field = form.current?.querySelector<HTMLInputElement>(
      step === 'password' ? 'input[type=password]' : 'input',
    );
    if (step !== 'password' && field) field.value = '';
    field?.focus();
  }

  const back = (to: Step) => {
    setFault('');
    setStep(to);
  };
  return (
    <form
      ref={form}
      className="door__form"
      method="post"
      aria-describedby={`${id}fault`}
      onSubmit={(event) => void send(event)}
    >
      {step === 'password' ? (
        <>
          <h1>Sign in</h1>
          <div className="field">
            <label htmlFor={`${id}name`}>Username</label>
            <input
              id={`${id}name`}
              name="username"
              required
              maxLength={100}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={typed.username}
            />
          </div>
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
      ) : (
        <>
          <h1>One more step</h1>
          <p className="door__quiet">You are signing in as {typed.username}.</p>
          <CodeField key={step} isRecovery={step === 'recovery'} form={form} />
        </>
      )}
      <p id={`${id}fault`} className="door__fault" role="alert">
        {fault}
      </p>
      <button type="submit" className="door__go" aria-disabled={isBusy}>
        {isBusy ? 'One moment …' : 'Sign in'}
      </button>
      {step === 'password' ? (
        <Forgotten form={form} />
      ) : (
        <p className="door__ways">
          <button
            type="button"
            className="text-button"
            onClick={() => back(step === 'code' ? 'recovery' : 'code')}
          >
            {step === 'code' ? 'Use a recovery code' : 'Use the code app'}
          </button>
          <button type="button" className="text-button" onClick={() => back('password')}>
            Back
          </button>
        </p>
      )}
    </form>
  );
}
