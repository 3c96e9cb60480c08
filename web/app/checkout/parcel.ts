import type { CartLine } from '../cart/cart.ts';
import type { Catalogue } from '../content/views.ts';

/** Something of the cart is sent. Of what is not known, nobody says that nothing comes. */
export const hasParcel = (lines: readonly CartLine[], catalogue: Catalogue): boolean =>
  lines.length === 0 || lines.some(({ id }) => catalogue[id]?.isSent ?? true);
