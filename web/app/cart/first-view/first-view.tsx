import type { ReactNode } from 'react';
import type { CartPage, Catalogue } from '../../content/views.ts';
import type { CartLine } from '../cart.ts';
import { EmptyBasket } from '../empty-basket.tsx';

/** More would weigh on every visitor; a cart with one of the others is waited for. */
const mostProducts = 40;

/** One of each product that a first view can show. Plans and visits change more of the page than their line. */
export function usualLines(catalogue: Catalogue): CartLine[] {
  return Object.values(catalogue)
    .filter(({ isSubscription, isSent }) => !isSubscription && isSent)
    .slice(0, mostProducts)
    .map(({ id, name, cents, isSubscription }) => ({
      id,
      name,
      cents,
      isSubscription,
      quantity: 1,
    }));
}

/**
 * What stands on the page of a cart before React is there. The browser shows `waiting` until shell/show-cart.ts, which runs
 * before the first paint, puts a copy of one of the templates in its place: the empty basket, or `filled`, with a copy of
 * its `LineTemplate` for each line of the cart, and the sums. `children`: the templates of the usual lines.
 */
export function FirstView({
  waiting,
  filled,
  empty,
  children,
}: {
  waiting: ReactNode;
  filled: ReactNode;
  empty: CartPage['empty'];
  children: ReactNode;
}) {
  return (
    <div data-first-view>
      {waiting}
      <template data-view="empty">
        <EmptyBasket words={empty} />
      </template>
      <template data-view="filled">{filled}</template>
      {children}
    </div>
  );
}

/** How one piece of a product stands in the cart; the attributes say for which stored lines that holds. */
export function LineTemplate({ line, children }: { line: CartLine; children: ReactNode }) {
  return (
    <template data-line={line.id} data-name={line.name} data-cents={line.cents}>
      {children}
    </template>
  );
}
