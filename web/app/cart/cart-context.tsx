import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { createCartStore } from './cart-store.ts';
import type { CartStore } from './cart-store.ts';
import { addLine, countItems, emptyCart, removeLine, setQuantity, totalCents } from './cart.ts';
import type { CartLine } from './cart.ts';

export type Cart = {
  lines: CartLine[];
  /** Sum of quantities. */
  count: number;
  totalCents: number;
  /** False on the server and until hydration, which cannot know the cart. */
  isReady: boolean;
  add: (product: Omit<CartLine, 'quantity'>, count?: number) => void;
  remove: (id: string) => void;
  setQuantity: (id: string, quantity: number) => void;
  clear: () => void;
};

const CartStoreContext = createContext<CartStore | null>(null);

const emptyStore: CartStore = {
  lines: () => emptyCart,
  replace: () => undefined,
  subscribe: () => () => undefined,
};

function browserCartStore(): CartStore {
  return typeof window === 'undefined'
    ? emptyStore
    : createCartStore(() => window.localStorage, window);
}

/** Holds the cart of everything below it; `store` is for tests and defaults to the browser's localStorage. */
export function CartProvider({ store, children }: { store?: CartStore; children: ReactNode }) {
  const [cartStore] = useState(() => store ?? browserCartStore());
  return <CartStoreContext value={cartStore}>{children}</CartStoreContext>;
}

/** The store itself, for flows that outlive a render; throws as `useCart`. */
export function useCartStore(): CartStore {
  const store = useContext(CartStoreContext);
  if (!store) throw new Error('useCart must be used within CartProvider');
  return store;
}

/** The visitor's cart; throws 'useCart must be used within CartProvider' outside of it (spec §8). */
export function useCart(): Cart {
  const store = useCartStore();
  const lines = useSyncExternalStore(store.subscribe, store.lines, () => emptyCart);
  const isReady = useIsHydrated();
  return useMemo(
    () => ({
      lines,
      count: countItems(lines),
      totalCents: totalCents(lines),
      isReady,
      add: (product, count) => store.replace(addLine(store.lines(), product, count)),
      remove: (id) => store.replace(removeLine(store.lines(), id)),
      setQuantity: (id, quantity) => store.replace(setQuantity(store.lines(), id, quantity)),
      clear: () => store.replace(emptyCart),
    }),
    [store, lines, isReady],
  );
}
