import type { AccessArgs } from 'payload';
import { isService } from './is-service.ts';
import { team } from './team.ts';

/** Content without drafts: the practice and the storefront. */
export const teamOrService = ({ req }: Pick<AccessArgs, 'req'>): boolean =>
  team({ req }) || isService(req.user);
