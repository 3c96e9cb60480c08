import type { CartPage, Catalogue } from '../../content/views.ts';
import { CartFrame, CartHeading } from '../cart-frame.tsx';
import { CartLineRow } from '../cart-line.tsx';
import { CartSummary } from '../cart-summary.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { FirstView, LineTemplate, usualLines } from './first-view.tsx';

const nothing = () => undefined;

/** The cart before React is there; written by the server alone. */
export function FirstCart({ page, catalogue }: { page: CartPage; catalogue: Catalogue }) {
  return (
    <FirstView
      empty={page.empty}
      waiting={<WaitingCart title={page.title} />}
      filled={
        <CartFrame
          title={page.title}
          status={
            <span data-fill="count" data-one={page.lines.item} data-many={page.lines.items} />
          }
          summary={
            <CartSummary words={page.summary} planWords={page.plan} totalCents={0} plan={null} />
          }
        />
      }
    >
      {usualLines(catalogue).map((line) => (
        <LineTemplate key={line.id} line={line}>
          <CartLineRow
            line={line}
            words={page.lines}
            planWords={page.plan}
            plan={null}
            product={catalogue[line.id]}
            onQuantity={nothing}
            onRemove={nothing}
          />
        </LineTemplate>
      ))}
    </FirstView>
  );
}

function WaitingCart({ title }: { title: string }) {
  return (
    <section className="wrap min-h-svh pt-8 pb-section md:pt-14">
      <CartHeading title={title} status={<span className="sr-only">Looking into your cart</span>} />
      <CartSkeleton />
      <noscript>
        <p className="mt-6">
          The cart is kept in your browser and needs JavaScript. Please switch it on, or write to us
          to order.
        </p>
      </noscript>
    </section>
  );
}
