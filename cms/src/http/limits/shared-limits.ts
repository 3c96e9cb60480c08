import { createSharedStore } from 'common/limits/shared-store';
import { env } from '../../env.ts';
import { log } from '../../log.ts';

/** Where a limit of this name is counted for all replicas of the CMS. */
export const sharedAs = createSharedStore(() => {
  const { REDIS_URL: url, PAYLOAD_SECRET: secret } = env();
  return { url, service: 'cms', secret };
}, log);
