import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Offer } from '../content/views.ts';
import type { OfferDialog } from './offer-dialog.tsx';

/** What is open: the product, its name and its amount (STORE-17), and what gets the focus back. */
type Opened = { offer: Offer; opener: HTMLElement; Dialog: typeof OfferDialog };

/**
 * The checkout dialog for the links below that carry `data-offer`: put `openOffer` around them and `dialog` anywhere. Its
 * code is fetched when it opens; out of reach, the link leads where it leads without scripts.
 */
export function useOfferDialog(offers: Offer[]): { openOffer: (event: MouseEvent) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);

  function openOffer(event: MouseEvent) {
    const opener = (event.target as Element).closest<HTMLAnchorElement>('[data-offer]');
    const offer = offers.find(({ id }) => id === opener?.dataset.offer);
    if (!opener || !offer || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import('./offer-dialog.tsx').then(
      (module) => setOpened({ offer, opener, Dialog: module.OfferDialog }),
      () => window.location.assign(opener.href),
    );
  }

  return { openOffer, dialog: opened ? <opened.Dialog key={opened.offer.id} offer={opened.offer} opener={opened.opener} onClose={() => setOpened(null)} /> : null };
}
