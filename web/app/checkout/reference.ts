import { uuid } from '../purchase/uuid.ts';

/** The id of one checkout (design §4): the same in all tabs and after a reload, until it is paid. */
export type CheckoutReference = { get: () => string; clear: () => void };

const key = 'checkout';
const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/**
 * Keeps the reference in localStorage under 'checkout', in memory where storage is blocked.
 * `storage` is a function because merely touching `window.localStorage` may throw.
 */
export function createCheckoutReference(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  newId: () => string = uuid,
): CheckoutReference {
  let unstored: string | null = null;

  function stored(): string | null {
    try {
      const value = storage().getItem(key);
      return value && uuidPattern.test(value) ? value : null;
    } catch {
      return null;
    }
  }

  function keep(id: string): string {
    try {
      storage().setItem(key, id);
      unstored = null;
    } catch {
      unstored = id;
    }
    return id;
  }

  return {
    get: () => stored() ?? unstored ?? keep(newId()),
    clear() {
      unstored = null;
      try {
        storage().removeItem(key);
      } catch {
        return;
      }
    },
  };
}
