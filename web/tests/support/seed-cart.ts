import type { CartLine } from '../../app/cart/cart.ts';
import { toCatalogue, toProducts } from '../../app/content/product.ts';
import { products } from './seed-content.ts';

export const catalogue = toCatalogue(toProducts(products));

/** A line of the cart as it is when somebody has put this product of the seed into it. */
export function cartLine(handle: string, quantity = 1): CartLine {
  const product = catalogue[handle];
  if (!product) throw new Error(`The seed sells no ${handle}`);
  const { id, name, cents, isSubscription } = product;
  return { id, name, cents, quantity, isSubscription };
}
