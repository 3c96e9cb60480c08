import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** So many requests within so many seconds. */
export type Allowance = { most: number; seconds: number };

export type Limiter = {
  /** Counts one request of `key`; answers the seconds to wait when it is one too many, else null. */
  take: (key: string) => Promise<number | null>;
  /** Like `take`, without counting. */
  look: (key: string) => Promise<number | null>;
  /** Begins anew with `key`. */
  forget: (key: string) => Promise<void>;
};

const mostKeysKnown = 20_000;

/**
 * Counts requests by key in windows, in the memory of this process. It knows at most `mostKeys` of them and forgets the
 * one that came first for a new one, so that no number of addresses fills the memory.
 */
export function createLimiter({ most, seconds }: Allowance, { mostKeys = mostKeysKnown }: { mostKeys?: number } = {}): Limiter {
  const store: RateLimiterAbstract = new RateLimiterMemory({ points: most, duration: seconds });
  const known = new Set<string>();

  async function remember(key: string): Promise<void> {
    known.delete(key);
    known.add(key);
    const [oldest] = known;
    if (known.size <= mostKeys || oldest === undefined) return;
    known.delete(oldest);
    await store.delete(oldest);
  }

  return {
    async take(key) {
      await remember(key);
      try {
        await store.consume(key);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return inSeconds(refused);
      }
    },
    async look(key) {
      const state = await store.get(key);
      return state && state.consumedPoints >= most ? inSeconds(state) : null;
    },
    async forget(key) {
      known.delete(key);
      await store.delete(key);
    },
  };
}

function inSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
