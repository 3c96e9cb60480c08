import { useEffect, useEffectEvent, useState } from 'react';
import type { Catalogue } from '../content/views.ts';
import { useCart, useCartStore } from './cart-context.tsx';
import { reprice } from './cart.ts';

/**
 * Brings the cart to the page's catalogue once per loading of the page, and hands back what the buyer should know about
 * it (design §4). Not on every change of the cart: a 409 may know newer prices than the page.
 */
export function useRepricing(catalogue: Catalogue): string[] {
  const store = useCartStore();
  const { isReady } = useCart();
  const [notices, setNotices] = useState<string[]>([]);
  const repriceNow = useEffectEvent((current: Catalogue) => {
    const lines = store.lines();
    const repriced = reprice(lines, current);
    if (repriced.lines === lines) return;
    store.replace(repriced.lines);
    setNotices(repriced.notices);
  });
  useEffect(() => {
    if (isReady) repriceNow(catalogue);
  }, [isReady, catalogue]);
  return notices;
}
