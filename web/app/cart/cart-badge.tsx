import { useState } from 'react';
import { useCart } from './cart-context.tsx';

/**
 * The number at the cart button: always in the HTML, hidden while it is 0 (HDR-05). Goes inside the cart link, after the
 * basket and its word. The starter writes the number into it before the first paint (shell/starter.ts), so that nothing
 * moves when a page opens: its first child is the number.
 */
export function CartBadge() {
  const { count, isReady } = useCart();
  const [firstCount, setFirstCount] = useState<number | null>(null);
  if (isReady && firstCount === null) setFirstCount(count);
  const isChanged = isReady && firstCount !== null && count !== firstCount;
  return (
    <span
      key={isChanged ? count : 'first'}
      data-cart-badge
      suppressHydrationWarning
      hidden={count === 0}
      className="min-w-5.5 animate-open rounded-full bg-terra px-1 text-center text-cap/[1.375rem] font-bold text-on-terra"
    >
      {count}
      <span className="sr-only"> in it</span>
    </span>
  );
}
