import type { AccessArgs, Where } from 'payload';
import { admins } from './admins.ts';
import { team } from './team.ts';

/** Accounts: an admin sees all, everyone else their own. */
export const adminsOrSelf = ({ req }: Pick<AccessArgs, 'req'>): boolean | Where => {
  if (admins({ req })) return true;
  return team({ req }) && req.user ? { id: { equals: req.user.id } } : false;
};
