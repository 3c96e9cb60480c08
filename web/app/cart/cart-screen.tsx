import { useRef, useState } from 'react';
import { fillIn } from '../content/fill-in.ts';
import type { CartPage, Catalogue } from '../content/views.ts';
import { StaticIsland } from '../hydration/late-part.tsx';
import { useCart } from './cart-context.tsx';
import { CartFrame } from './cart-frame.tsx';
import { CartLineRow } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyBasket } from './empty-basket.tsx';
import { planOf } from './plan/plan.ts';
import { RepricingNotice } from './repricing-notice.tsx';
import { useRepricing } from './use-repricing.ts';

type Props = { page: CartPage; catalogue: Catalogue };

const FirstCart = import.meta.env.SSR
  ? (await import('./first-view/first-cart.tsx')).FirstCart
  : null;

/** The cart (CART-01…10). Until React is there it is the first view that shows it: only the browser knows the cart. */
export function CartScreen(props: Props) {
  const { isReady } = useCart();
  return (
    <StaticIsland onServer={FirstCart && <FirstCart {...props} />} isStale={isReady}>
      <KnownCart {...props} />
    </StaticIsland>
  );
}

function KnownCart({ page, catalogue }: Props) {
  const { lines, count, totalCents, setQuantity } = useCart();
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

  if (lines.length === 0) {
    return (
      <>
        <RepricingNotice notices={notices} className="wrap mt-6" />
        <EmptyBasket words={page.empty} takesFocus={hasRemoved} />
      </>
    );
  }
  return (
    <CartFrame
      title={page.title}
      heading={heading}
      status={count === 1 ? page.lines.item : fillIn(page.lines.items, { count })}
      notices={<RepricingNotice notices={notices} className="mt-6" />}
      summary={
        <CartSummary
          words={page.summary}
          planWords={page.plan}
          totalCents={totalCents}
          plan={plan}
        />
      }
    >
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
    </CartFrame>
  );
}
