import { emptyCart, parseCart, serializeCart } from './cart.ts';
import type { CartLine } from './cart.ts';

/** Where the cart is kept. `lines()` returns the same array until something changed. */
export type CartStore = {
  lines: () => CartLine[];
  replace: (lines: CartLine[]) => void;
  subscribe: (listener: () => void) => () => void;
};

type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const storageKey = 'cart';

/**
 * A cart in localStorage under 'cart' (spec §9), shared by all tabs. Where storage is blocked or full it lives on in
 * memory, so that a visitor with strict privacy settings can still buy. `storage` is a function because merely
 * touching `window.localStorage` may throw.
 */
export function createCartStore(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  events: StorageEvents,
): CartStore {
  let text: string | null = null;
  let lines = emptyCart;
  let isStored = true;
  const listeners = new Set<() => void>();

  function refresh() {
    if (!isStored) return;
    try {
      const stored = storage().getItem(storageKey);
      if (stored === text) return;
      text = stored;
      lines = parseCart(stored);
    } catch {
      isStored = false;
    }
  }

  function announce() {
    for (const listener of listeners) listener();
  }

  function onStorage(event: Event) {
    const { key } = event as StorageEvent;
    if (key === storageKey || key === null) announce();
  }

  /** Coming back to a page that the browser has kept: other pages may have changed the cart meanwhile. */
  function onPageShow(event: Event) {
    if ((event as PageTransitionEvent).persisted) announce();
  }

  return {
    lines() {
      refresh();
      return lines;
    },
    replace(next) {
      lines = next;
      text = serializeCart(next);
      try {
        storage().setItem(storageKey, text);
        isStored = true;
      } catch {
        isStored = false;
      }
      announce();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        events.addEventListener('storage', onStorage);
        events.addEventListener('pageshow', onPageShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        events.removeEventListener('storage', onStorage);
        events.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}
