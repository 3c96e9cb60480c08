'use client';

import { useEffect } from 'react';
import { tell } from '../frame/toast.tsx';
import { useAsk } from '../parts/use-ask.ts';

/** Notes that somebody has looked at a payment; it goes from Today. */
export function CheckedButton({ check, title }: { check: string; title: string }) {
  const { ask, isBusy, fault } = useAsk();
  useEffect(() => {
    if (fault) tell({ words: fault, isFault: true });
  }, [fault]);
  return (
    <button
      type="button"
      className="button"
      aria-disabled={isBusy}
      onClick={() => void ask(`payments/checks/${check}/done`, {}, 'It is noted as checked.')}
    >
      Checked<span className="unseen">: {title}</span>
    </button>
  );
}
