import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { type Wallet, walletNames } from '../protocol.ts';

export type WaysToPay = {
  /** As the page allows: every wallet is offered unless it says 'never' (https://docs.stripe.com/js/elements_object/create_payment_element#payment_element_create-options-wallets). */
  offer: (wallets: StripePaymentElementOptions['wallets']) => void;
  /** Null: a card. */
  chosen: () => Wallet | null;
};

/** The row of ways to pay above the card; nothing is there when a card is the only one. */
export function createWaysToPay(onChange: () => void): WaysToPay {
  const row = document.querySelector<HTMLElement>('.Wallets');
  const card = document.querySelector<HTMLElement>('form');
  let wallet: Wallet | null = null;

  function choose(next: Wallet | null): void {
    wallet = next;
    if (card) card.hidden = next !== null;
    for (const button of row?.querySelectorAll('button') ?? [])
      button.setAttribute('aria-pressed', String(button.dataset.way === (next ?? 'card')));
    onChange();
  }

  function button(way: Wallet | null, name: string): HTMLButtonElement {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'Wallet';
    made.dataset.way = way ?? 'card';
    made.textContent = name;
    made.setAttribute('aria-pressed', String(way === wallet));
    made.addEventListener('click', () => choose(way));
    return made;
  }

  return {
    offer(wallets) {
      const offered = (Object.keys(walletNames) as Wallet[]).filter(
        (way) => wallets?.[way] !== 'never',
      );
      row?.replaceChildren(
        button(null, 'Card'),
        ...offered.map((way) => button(way, walletNames[way])),
      );
      if (row) row.hidden = offered.length === 0;
    },
    chosen: () => wallet,
  };
}
