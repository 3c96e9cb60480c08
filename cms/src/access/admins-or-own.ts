import type { AccessArgs, Where } from 'payload';
import { admins } from './admins.ts';

/** Reading accounts: an admin sees all, everyone else their own, also before they have a password of their own. */
export const adminsOrOwn = ({ req }: Pick<AccessArgs, 'req'>): boolean | Where => {
  if (admins({ req })) return true;
  return req.user?.collection === 'users' ? { id: { equals: req.user.id } } : false;
};
