import { useCart } from './cart-context.tsx';

/**
 * The number at the cart button: always in the HTML, hidden while it is 0 (HDR-05). Goes inside the cart link, which
 * positions it: it lies over the corner of the basket, so that the header does not move when the number comes.
 */
export function CartBadge() {
  const { count } = useCart();
  return (
    <span
      key={count}
      hidden={count === 0}
      className="absolute top-0.5 right-0 min-w-5.5 animate-open rounded-[11px] bg-terra px-1.5 text-center text-cap/[1.375rem] font-bold text-on-terra"
    >
      {count}
      <span className="sr-only"> in it</span>
    </span>
  );
}
