import type { StripeError } from '@stripe/stripe-js';
import { type Wallet, walletNames } from '../protocol.ts';

/**
 * The sheet of a wallet over the shop's page; resolves with null when the buyer agrees. Unlike Safari it does not ask how
 * long ago the tap was: the frame refuses a wallet that was not asked for by elements.submit().
 */
export async function showWalletSheet(wallet: Wallet): Promise<StripeError | null> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', walletNames[wallet]);
  const agree = document.createElement('button');
  agree.textContent = `Pay with ${walletNames[wallet]}`;
  dialog.append(agree);
  document.body.append(dialog);
  dialog.showModal();
  const isAgreed = await new Promise<boolean>((resolve) => {
    agree.addEventListener('click', () => resolve(true));
    dialog.addEventListener('cancel', () => resolve(false));
  });
  dialog.remove();
  return isAgreed
    ? null
    : { type: 'validation_error', code: 'canceled', message: `${walletNames[wallet]} was closed.` };
}
