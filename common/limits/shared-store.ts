import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { SharedStore } from './bounded-limiter.ts';

/** A page never waits for it: what takes longer is counted in this process. */
const limits = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  commandTimeout: 250,
  retryStrategy: (turn: number) => Math.min(turn * 200, 5_000),
};

/** Where the limits of one service are counted. `service` and `secret` are the same for all of its replicas. */
export type StoreSettings = { url: string | null | undefined; service: string; secret: string };

type Log = { info: (message: string) => void; warn: (message: string) => void };

/**
 * Says where a limit of a name is counted for all replicas: in Redis or Valkey when there is a `url`. Settings are read,
 * and the one connection is made, when a limit is first needed.
 */
export function createSharedStore(
  settings: () => StoreSettings,
  log: Log,
): (name: string) => () => SharedStore | undefined {
  let connection: Pick<SharedStore, 'redis' | 'opened'> | undefined;
  return (name) => () => {
    const { url, service, secret } = settings();
    return url
      ? { ...(connection ??= connect(url, log)), name: `${service}:${name}`, secret }
      : undefined;
  };
}

function connect(url: string, log: Log) {
  const redis = new Redis(url, limits)
    .on('ready', () => log.info('limits are counted together with the other replicas'))
    .on('close', () => log.warn('Redis is out of reach: limits are counted in this process'))
    .on('error', () => undefined);
  return { redis, opened: openedWithin(redis, limits.commandTimeout) };
}

/** Resolves in any case: after so many milliseconds the first request has waited long enough. */
async function openedWithin(redis: Redis, ms: number): Promise<void> {
  await once(redis, 'ready', { signal: AbortSignal.timeout(ms) }).catch(() => undefined);
}
