'use client';

import { useEffect } from 'react';

const haveCome = 'desk:scripts-have-come';

/**
 * Holds the last button that was tapped before the scripts came, and taps it when they have: on a slow line the desk is
 * in sight before it listens. Searches and what the browser opens by itself go their own way.
 */
const holding = `(() => {
  let held;
  const hold = (event) => {
    const button = event.target.closest?.('button:not([popovertarget])');
    if (!button || button.form?.hasAttribute('action')) return;
    event.preventDefault();
    event.stopPropagation();
    held = button;
  };
  addEventListener('click', hold, true);
  addEventListener('${haveCome}', () => {
    removeEventListener('click', hold, true);
    if (held?.isConnected) held.click();
  }, { once: true });
})()`;

/** Stands after all that listens, so that it is the last to hear of it. */
export function EarlyTaps({ nonce }: { nonce: string | undefined }) {
  useEffect(() => void dispatchEvent(new Event(haveCome)), []);
  return (
    <script
      nonce={nonce}
      // Browsers keep a nonce to themselves: read back, it is empty.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: holding }}
    />
  );
}
