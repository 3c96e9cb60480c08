import type { AccessArgs, Where } from 'payload';
import { isService } from './is-service.ts';
import { team } from './team.ts';

/** Content with drafts: the practice sees all of it, the storefront what is published, and a draft for whom an editor shows it. */
export const published = ({ req }: Pick<AccessArgs, 'req'>): boolean | Where => {
  if (team({ req })) return true;
  if (!isService(req.user)) return false;
  return req.context.isPreview === true ? true : { _status: { equals: 'published' } };
};
