import type { StripeError } from '@stripe/stripe-js';
import type { Wallet } from '../protocol.ts';

const names: Record<Wallet, string> = {
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  link: 'Link',
};

/**
 * The sheet of a wallet over the shop's page; resolves with null when the buyer agrees. A wallet opens it for a tap alone:
 * after anything that took time it refuses, as Safari does.
 */
export async function showWalletSheet(wallet: Wallet): Promise<StripeError | null> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', names[wallet]);
  const agree = document.createElement('button');
  agree.textContent = `Pay with ${names[wallet]}`;
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
    : { type: 'validation_error', code: 'canceled', message: `${names[wallet]} was closed.` };
}
