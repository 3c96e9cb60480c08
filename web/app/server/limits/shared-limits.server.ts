import { createSharedStore } from 'common/limits/shared-store';
import { env } from '../../env.server.ts';
import { log } from '../log.ts';

/** Where a limit of this name is counted for all replicas of the shop. */
export const sharedAs = createSharedStore(
  () => ({ url: env.redisUrl, service: 'web', secret: env.cms.apiKey }),
  log,
);
