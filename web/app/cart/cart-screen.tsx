import { useRef, useState } from 'react';
import { fillIn } from '../content/fill-in.ts';
import type { CartPage, Catalogue } from '../content/views.ts';
import { useCart } from './cart-context.tsx';
import { CartLineRow } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyBasket } from './empty-basket.tsx';
import { planOf } from './plan/plan.ts';
import { RepricingNotice } from './repricing-notice.tsx';
import { useRepricing } from './use-repricing.ts';

/** The cart (CART-01…10). The server sends a skeleton: only the browser knows the cart. */
export function CartScreen({ page, catalogue }: { page: CartPage; catalogue: Catalogue }) {
  const { lines, count, totalCents, isReady, setQuantity } = useCart();
  const notices = useRepricing(catalogue);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasRemoved, setHasRemoved] = useState(false);
  const [today] = useState(() => new Date());
  const plan = planOf(lines, catalogue, today);

  /** The button that was pressed is gone with its line: the focus goes to the heading instead of nowhere. */
  function changeQuantity(id: string, quantity: number) {
    setQuantity(id, quantity);
    if (quantity > 0) return;
    setHasRemoved(true);
    heading.current?.focus();
  }

  if (isReady && lines.length === 0) {
    return (
      <>
        <RepricingNotice notices={notices} className="wrap mt-6" />
        <EmptyBasket words={page.empty} takesFocus={hasRemoved} />
      </>
    );
  }
  return (
    <section className="wrap min-h-svh pt-8 pb-section md:pt-14">
      <div className="flex flex-wrap items-baseline gap-x-5">
        <h1 ref={heading} tabIndex={-1} className="font-serif text-section outline-none">
          {page.title}
        </h1>
        <p role="status" className="font-serif text-[1.375rem] text-ink-2 italic">
          {isReady ? (
            count === 1 ? (
              page.lines.item
            ) : (
              fillIn(page.lines.items, { count })
            )
          ) : (
            <span className="sr-only">Looking into your cart</span>
          )}
        </p>
      </div>
      <RepricingNotice notices={notices} className="mt-6" />
      {isReady ? (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-20">
          <ul className="border-t-2 border-ink">
            {lines.map((line) => (
              <CartLineRow
                key={line.id}
                line={line}
                words={page.lines}
                planWords={page.plan}
                plan={line.isSubscription ? plan : null}
                product={catalogue[line.id]}
                onQuantity={(quantity) => changeQuantity(line.id, quantity)}
                onRemove={() => changeQuantity(line.id, 0)}
              />
            ))}
          </ul>
          <CartSummary
            words={page.summary}
            planWords={page.plan}
            totalCents={totalCents}
            plan={plan}
          />
        </div>
      ) : (
        <CartSkeleton />
      )}
      <noscript>
        <p className="mt-6">
          The cart is kept in your browser and needs JavaScript. Please switch it on, or write to us
          to order.
        </p>
      </noscript>
    </section>
  );
}
