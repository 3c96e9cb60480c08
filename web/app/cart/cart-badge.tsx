import { useState } from 'react';
import { useCart } from './cart-context.tsx';

/**
 * The number at the cart button: always in the HTML, hidden while it is 0 (HDR-05). Goes inside the cart link, around
 * the basket: it stands at its upper corner, so that the header does not move when the number comes and the basket can be
 * seen. The starter writes the number into it before React is there (shell/starter.ts): its first child is the number.
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
      className="absolute -top-2.5 left-3.5 min-w-5 animate-open rounded-[10px] bg-terra px-1 text-center text-[0.75rem]/5 font-bold text-on-terra"
    >
      {count}
      <span className="sr-only"> in it</span>
    </span>
  );
}
