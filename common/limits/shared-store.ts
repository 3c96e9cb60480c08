import { once } from 'node:events';
import type { Redis } from 'ioredis';
import type { Shared } from './bounded-limiter.ts';

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
 * and the client is loaded and the one connection made, when a limit is first needed.
 */
export function createSharedStore(settings: () => StoreSettings, log: Log): Shared {
  let connection: ReturnType<typeof connect> | undefined;
  return (name) => async () => {
    const { url, service, secret } = settings();
    if (!url) return undefined;
    connection ??= connect(url, log);
    return { ...(await connection), name: `${service}:${name}`, secret };
  };
}

async function connect(url: string, log: Log) {
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, limits)
    .on('ready', () => log.info('limits are counted together with the other replicas'))
    .on('close', () => log.warn('Redis is out of reach: limits are counted in this process'))
    .on('error', () => undefined);
  return { redis, opened: openedWithin(redis, limits.commandTimeout) };
}

/** Resolves in any case: after so many milliseconds the first request has waited long enough. */
async function openedWithin(redis: Redis, ms: number): Promise<void> {
  await once(redis, 'ready', { signal: AbortSignal.timeout(ms) }).catch(() => undefined);
}
