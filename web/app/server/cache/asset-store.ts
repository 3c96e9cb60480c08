import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import type { SharedStore } from 'common/limits/bounded-limiter';

/** Files of builds for copies of the shop that share no folder, because they run on several machines. */
export type AssetStore = {
  put: (name: string, content: Buffer) => Promise<void>;
  /** Null: there is none, it is not as a copy of the shop put it there, or it cannot be had. */
  find: (name: string) => Promise<Buffer | null>;
};

const connectMs = 10_000;
const markBytes = 32;

/**
 * Keeps files in the Redis in which limits are counted, each for `keptSeconds` after it was last put. A file is marked with
 * the secret of the shop: what anybody else writes there is never sent to a visitor.
 */
export function createAssetStore(
  { redis, name: prefix, secret }: SharedStore,
  keptSeconds: number,
): AssetStore {
  const keyOf = (name: string) => `${prefix}:${name}`;
  const markOf = (name: string, content: Buffer) =>
    createHmac('sha256', secret).update(`asset ${name}\0`).update(content).digest();
  return {
    async put(name, content) {
      if (redis.status !== 'ready')
        await once(redis, 'ready', { signal: AbortSignal.timeout(connectMs) });
      const marked = Buffer.concat([markOf(name, content), content]);
      await redis.set(keyOf(name), marked, 'EX', keptSeconds);
    },
    async find(name) {
      const marked = await redis.getBuffer(keyOf(name)).catch(() => null);
      if (!marked || marked.length < markBytes) return null;
      const content = marked.subarray(markBytes);
      return timingSafeEqual(marked.subarray(0, markBytes), markOf(name, content)) ? content : null;
    },
  };
}
