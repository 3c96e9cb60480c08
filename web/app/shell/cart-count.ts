import { storedCount } from '../cart/stored-count.ts';

/**
 * HDR-05: shows in the header how much is in the cart, before the first paint; React takes the badge over at hydration with
 * the same number. Built on its own and inline in every page, behind what it opens with.
 */
const badge = document.querySelector<HTMLElement>('[data-cart-badge]');
const number = badge?.firstChild;
const count = storedCount(() => localStorage.cart as string);
if (number && count) {
  number.nodeValue = `${count}`;
  badge.hidden = false;
}
