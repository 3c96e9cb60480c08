'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';

type Told = {
  words: string;
  isFault?: boolean;
  undo?: { until: number; press: () => Promise<void> };
};

let told: Told | null = null;
const listeners = new Set<() => void>();

/** Says something at the foot of the screen: for a few seconds, or for as long as it can be undone. */
export function tell(next: Told | null): void {
  told = next;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const shortMs = 8_000;

/** The one place of a screen where it is said what was done, with the way back while there is one. */
export function Toast() {
  const current = useSyncExternalStore(
    listen,
    () => told,
    () => null,
  );
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!current) return;
    const ms = current.undo ? Math.max(0, current.undo.until - Date.now()) : shortMs;
    const timer = setTimeout(() => tell(null), ms);
    return () => clearTimeout(timer);
  }, [current]);

  async function undo() {
    if (!current?.undo || isBusy) return;
    setBusy(true);
    await current.undo.press();
    setBusy(false);
  }

  return (
    <div className="toast-place" role={current?.isFault ? 'alert' : 'status'}>
      {current && (
        <p className={current.isFault ? 'toast toast--fault' : 'toast'}>
          <span>{current.words}</span>
          {current.undo && (
            <button type="button" className="text-button" onClick={() => void undo()}>
              {isBusy ? 'Undoing …' : 'Undo'}
            </button>
          )}
          <button type="button" className="toast__close" onClick={() => tell(null)}>
            <span className="unseen">Close this message</span>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </p>
      )}
    </div>
  );
}
