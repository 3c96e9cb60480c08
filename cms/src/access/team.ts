import type { AccessArgs } from 'payload';
import { isSignedIn } from './roles.ts';

/** Everyone of the practice who has an account. */
export const team = ({ req }: Pick<AccessArgs, 'req'>): boolean =>
  isSignedIn(req.user, ['admin', 'practitioner', 'staff']);
