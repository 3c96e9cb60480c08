import type { AccessArgs } from 'payload';
import { isSignedIn } from './roles.ts';

export const admins = ({ req }: Pick<AccessArgs, 'req'>): boolean =>
  isSignedIn(req.user, ['admin']);
