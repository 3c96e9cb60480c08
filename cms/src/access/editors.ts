import type { AccessArgs } from 'payload';
import { isSignedIn } from './roles.ts';

/** Those who change content and prices. */
export const editors = ({ req }: Pick<AccessArgs, 'req'>): boolean =>
  isSignedIn(req.user, ['admin', 'practitioner']);
