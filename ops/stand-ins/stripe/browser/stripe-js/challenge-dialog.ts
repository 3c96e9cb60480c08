import { type Caller, connectToFrame } from '../channel.ts';
import type { ChallengeCalls, ChallengeEvents } from '../protocol.ts';

/** A bank's page that does not even answer a cancel is left. */
const cancelTimeoutMs = 5000;

/**
 * Lays the bank's page over the shop's page and resolves when it is settled. A native modal dialog: the page behind
 * is inert and Escape means that the payment is not authenticated.
 */
export function showChallenge(url: string): Promise<void> {
  const opener = document.activeElement;
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  dialog.setAttribute('aria-label', '3D Secure authentication');
  frame.title = '3D Secure authentication';
  Object.assign(dialog.style, {
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '16px',
    border: '0',
    boxSizing: 'border-box',
    background: 'rgb(29 58 47 / .6)',
    placeItems: 'center',
  });
  Object.assign(frame.style, {
    width: '100%',
    maxWidth: '480px',
    height: '100%',
    maxHeight: '290px',
    border: '0',
    borderRadius: '8px',
    background: '#fffdf8',
  });
  frame.src = url;
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  dialog.style.display = 'grid';
  return new Promise((resolve) => {
    let line: Caller<ChallengeCalls> | undefined;
    let isCancelled = false;
    const settled = () => {
      dialog.close();
      dialog.remove();
      if (opener instanceof HTMLElement) opener.focus();
      resolve();
    };
    const connect = () => {
      line = connectToFrame<ChallengeCalls>(frame, new URL(url).origin, (name, detail) => {
        if (name === 'settled') settled();
        if (name === 'resize')
          frame.style.maxHeight = `${(detail as ChallengeEvents['resize']).height}px`;
      });
      // The empty frame has had the focus since the dialog opened; the page in it gets it only if it is handed over anew.
      frame.blur();
      frame.focus();
      void line.call(isCancelled ? 'cancel' : 'focus');
    };
    frame.addEventListener('load', connect, { once: true });
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      isCancelled = true;
      void line?.call('cancel');
      setTimeout(settled, cancelTimeoutMs);
    });
  });
}
