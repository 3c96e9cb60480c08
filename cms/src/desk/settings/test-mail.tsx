'use client';

import { useState } from 'react';
import { tell } from '../frame/toast.tsx';
import { askDesk } from '../parts/ask-desk.ts';

/** Sends the thank-you of the contact form to the practice itself, in the words that are saved. */
export function TestMail({ texts }: { texts: unknown }) {
  const [isBusy, setBusy] = useState(false);

  async function send() {
    if (isBusy) return;
    setBusy(true);
    const { answer, fault } = await askDesk<{ to: string }>('globals/mail-texts/test', {
      mail: 'contact',
      texts: { contact: texts },
    });
    setBusy(false);
    tell(
      answer
        ? { words: `A test went to ${answer.to}. Look whether it arrived.` }
        : { words: fault, isFault: true },
    );
  }

  return (
    <button
      type="button"
      className="button button--quiet"
      aria-disabled={isBusy}
      onClick={() => void send()}
    >
      {isBusy ? 'One moment …' : 'Send a test'}
    </button>
  );
}
