import { storedCount } from '../cart/stored-count.ts';
import { emptyPicture } from './marks.ts';

/**
 * Asks early for the pictures that an empty cart is shown with, of whom has one. Built on its own and inline in the head of
 * the pages that show the cart.
 */
if (!storedCount(() => localStorage.cart as string))
  for (const link of document.querySelectorAll<HTMLLinkElement>(`[${emptyPicture}]`)) {
    const asking = link.cloneNode() as HTMLLinkElement;
    asking.media = '';
    link.replaceWith(asking);
  }
