import { useCart } from './cart-context.tsx';

/**
 * The number beside the cart button: always in the HTML, hidden while it is 0 (HDR-05). Goes inside the cart link.
 * On a phone its place is kept, so that the header does not move when the number comes.
 */
export function CartBadge() {
  const { count } = useCart();
  return (
    <span className="inline-flex max-md:min-w-5.5">
      <span
        key={count}
        hidden={count === 0}
        className="min-w-5.5 animate-open rounded-[11px] bg-terra px-1.5 text-center text-cap/[1.375rem] font-bold text-on-terra"
      >
        {count}
        <span className="sr-only"> in it</span>
      </span>
    </span>
  );
}
