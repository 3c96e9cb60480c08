import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

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
 * A window is a timer, and a timer holds on to everything that belongs to whoever set it: of Next's requests some 50 KB
 * each, for as long as the window is open. Set here, it belongs to no request.
 */
const outsideOfRequests = AsyncLocalStorage.snapshot();

/**
 * Where all replicas count together; `name` tells this limit from the others, and `secret` is the same for all replicas.
 * The first request waits for `opened`, or each replica would count it by itself.
 */
export type SharedStore = { redis: Redis; name: string; secret: string; opened?: Promise<void> };

/** Says where the limit of a name is counted; undefined: in this process. Asked when it is first needed. */
export type Shared = (name: string) => () => Promise<SharedStore | undefined>;

/** Where a limit is counted, and what it knows a key by. */
type Counted = { store: RateLimiterAbstract; idOf: (key: string) => string };

type Options = { mostKeys?: number; shared?: ReturnType<Shared> };

/**
 * Counts requests by key in windows: in `shared`, so that all replicas count as one, or else, and while that does not
 * answer, in the memory of this process. There it knows at most `mostKeys` of them and forgets the one that came first
 * for a new one, so that no number of addresses fills the memory. `shared` is asked on the first use, and learns a mark of
 * each key instead of the key: many are addresses of people.
 */
export function createLimiter(
  { most, seconds }: Allowance,
  { mostKeys = mostKeysKnown, shared }: Options = {},
): Limiter {
  const memory = new RateLimiterMemory({ points: most, duration: seconds });
  const known = new Set<string>();
  let chosen: Promise<Counted> | undefined;

  async function choose(): Promise<Counted> {
    const together = await shared?.();
    if (!together) return { store: memory, idOf: (key) => key };
    const { redis, name, secret, opened } = together;
    await opened;
    return {
      store: new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `limits:${name}`,
        points: most,
        duration: seconds,
        insuranceLimiter: memory,
        rejectIfRedisNotReady: true,
      }),
      idOf: (key) => createHmac('sha256', secret).update(key).digest('base64url'),
    };
  }

  /** Chosen once; what failed is tried again with the next request. */
  function counted(): Promise<Counted> {
    return (chosen ??= choose().catch((error: unknown) => {
      chosen = undefined;
      throw error;
    }));
  }

  async function remember(id: string): Promise<void> {
    known.delete(id);
    known.add(id);
    const [oldest] = known;
    if (known.size <= mostKeys || oldest === undefined) return;
    known.delete(oldest);
    await memory.delete(oldest);
  }

  return {
    async take(key) {
      const { store, idOf } = await counted();
      const id = idOf(key);
      await remember(id);
      try {
        await outsideOfRequests(() => store.consume(id));
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return inSeconds(refused);
      }
    },
    async look(key) {
      const { store, idOf } = await counted();
      const state = await store.get(idOf(key));
      return state && state.consumedPoints >= most ? inSeconds(state) : null;
    },
    async forget(key) {
      const { store, idOf } = await counted();
      known.delete(idOf(key));
      await store.delete(idOf(key));
    },
  };
}

function inSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
