import type { AccessArgs, Where } from 'payload';
import { isService } from './is-service.ts';
import { team } from './team.ts';

/** Content with drafts: the practice sees all of it, the storefront what is published. */
export const published = ({ req }: Pick<AccessArgs, 'req'>): boolean | Where => {
  if (team({ req })) return true;
  return isService(req.user) ? { _status: { equals: 'published' } } : false;
};
