import { useEffect, useState } from 'react';
import type { ToastEntry } from './toast-state.ts';

/** So long the words stand where screen readers hear of them; afterwards they would be met twice. */
const heardMs = 1_000;

/** Reads toasts out: a good one when the reader is ready, a bad one at once. Both places are there before the first word is. */
export function ToastVoice({ entry }: { entry: ToastEntry | null }) {
  const isBad = entry?.variant === 'destructive';
  const words = entry ? <Words key={entry.id} entry={entry} /> : null;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isBad ? null : words}
      </p>
      <p aria-live="assertive" className="sr-only">
        {isBad ? words : null}
      </p>
    </>
  );
}

/** A node of its own for each toast, so that the same words are heard again. */
function Words({ entry: { title, description } }: { entry: ToastEntry }) {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), heardMs);
    return () => clearTimeout(timer);
  }, []);
  return isHeard ? null : <span>{[title, description].filter(Boolean).join('. ')}</span>;
}
