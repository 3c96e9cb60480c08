import {
  useState,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import type { Offer } from '../content/views.ts';
import { useLateCode } from '../hydration/use-late-code.ts';
import type { OfferDialog } from './offer-dialog.tsx';

/** What is open: the product, its name and its amount (STORE-17), and what gets the focus back. */
type Opened = { offer: Offer; opener: HTMLElement; Dialog: typeof OfferDialog };

const load = () => import('./offer-dialog.tsx');
const openerOf = ({ target }: SyntheticEvent) =>
  (target as Element).closest<HTMLAnchorElement>('[data-offer]');

/**
 * The checkout dialog for the links below that carry `data-offer`: put `openers` on an element around them and `dialog`
 * anywhere. Its code is fetched when one of them is pointed at or has the focus, at the latest when it opens.
 */
export function useOfferDialog(offers: Offer[]): {
  openers: HTMLAttributes<HTMLElement>;
  dialog: ReactNode;
} {
  const [opened, setOpened] = useState<Opened | null>(null);
  const whenLoaded = useLateCode(load);

  function openOffer(event: MouseEvent) {
    const opener = openerOf(event);
    const offer = offers.find(({ id }) => id === opener?.dataset.offer);
    if (!opener || !offer || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    whenLoaded(
      (module) => setOpened({ offer, opener, Dialog: module.OfferDialog }),
      () => window.location.assign(opener.href),
    );
  }

  /** Who gets nothing here hears of it on the click. */
  function fetchAhead(event: SyntheticEvent) {
    if (openerOf(event)) load().catch(() => undefined);
  }

  return {
    openers: { onClickCapture: openOffer, onPointerOver: fetchAhead, onFocus: fetchAhead },
    dialog: opened ? (
      <opened.Dialog
        key={opened.offer.id}
        offer={opened.offer}
        opener={opened.opener}
        onClose={() => setOpened(null)}
      />
    ) : null,
  };
}
