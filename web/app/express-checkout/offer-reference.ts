import { uuid } from '../purchase/uuid.ts';

/** The id of one purchase of one offer: whatever is sent under it is charged at most once (design §4). */
export type OfferReference = { get: () => string; clear: () => void };

const keptMs = 60 * 60_000;
const storedPattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (\d{13})$/;

/**
 * One reference from the opening of the dialog until it is paid, for all tabs and for who opens it again after an answer
 * got lost. After an hour it is forgotten: by then a buyer means another purchase. Where storage is blocked each opening
 * has its own. `storage` is a function because merely touching `window.localStorage` may throw.
 */
export function createOfferReference(
  offerId: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number = Date.now,
): OfferReference {
  const key = `offer-${offerId}`;
  const own = stored() ?? keep(uuid());

  function stored(): string | null {
    try {
      const [, id, since] = storedPattern.exec(storage().getItem(key) ?? '') ?? [];
      return id && Math.abs(now() - Number(since)) < keptMs ? id : null;
    } catch {
      return null;
    }
  }

  function keep(id: string): string {
    try {
      storage().setItem(key, `${id} ${now()}`);
    } catch {
      return id;
    }
    return id;
  }

  return {
    get: () => own,
    clear() {
      try {
        if (stored() === own) storage().removeItem(key);
      } catch {
        return;
      }
    },
  };
}
