import { Redis } from 'ioredis';
import { env } from '../../env.server.ts';
import { log } from '../log.ts';
import type { SharedStore } from './bounded-limiter.ts';

/** A page never waits for it: what takes longer is counted in this process. */
const limits = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  commandTimeout: 250,
  retryStrategy: (turn: number) => Math.min(turn * 200, 5_000),
};

let redis: Redis | undefined;

/** Where a limit of this name is counted for all replicas: in Redis or Valkey when REDIS_URL is set. */
export function sharedAs(name: string): () => SharedStore | undefined {
  return () =>
    env.redisUrl
      ? { redis: (redis ??= connect(env.redisUrl)), name: `web:${name}`, secret: env.cms.apiKey }
      : undefined;
}

function connect(url: string): Redis {
  return new Redis(url, limits)
    .on('ready', () => log.info('limits are counted together with the other replicas'))
    .on('close', () => log.warn('Redis is out of reach: limits are counted in this process'))
    .on('error', () => undefined);
}
