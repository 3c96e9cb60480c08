import type { ReactNode } from 'react';
import type { CartPage, Catalogue } from '../../content/views.ts';
import type { CartLine } from '../cart.ts';
import { EmptyBasket } from '../empty-basket.tsx';

/** More would weigh on every visitor; a cart with one of the others is waited for. */
const mostProducts = 40;

/**
 * What stands on the page of a cart before React is there. The browser shows `waiting` until the inline script of this
 * folder, which runs before the first paint, puts a copy of one of the templates in its place: the empty basket, or
 * `filled`, with a copy of its product's `lineOf` for each line and the sums of the cart.
 */
export function FirstView({
  waiting,
  filled,
  empty,
  catalogue,
  lineOf,
}: {
  waiting: ReactNode;
  filled: ReactNode;
  empty: CartPage['empty'];
  catalogue: Catalogue;
  lineOf: (line: CartLine) => ReactNode;
}) {
  const usual = Object.values(catalogue)
    .filter(({ isSubscription, isSent }) => !isSubscription && isSent)
    .slice(0, mostProducts);
  return (
    <div data-first-view>
      {waiting}
      <template data-view="empty">
        <EmptyBasket words={empty} />
      </template>
      <template data-view="filled">{filled}</template>
      {usual.map(({ id, name, cents, isSubscription }) => (
        <template key={id} data-line={id} data-name={name} data-cents={cents}>
          {lineOf({ id, name, cents, isSubscription, quantity: 1 })}
        </template>
      ))}
    </div>
  );
}
