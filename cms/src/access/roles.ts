import type { PayloadRequest } from 'payload';

export type Role = 'admin' | 'practitioner' | 'staff';

/**
 * True for a person (never a service account) who is signed in with one of `roles`. Who signed in with a password that
 * was made for them is not: until they have chosen their own, they may do nothing else.
 */
export function isSignedIn(user: PayloadRequest['user'], roles: Role[]): boolean {
  return (
    user?.collection === 'users' && user.mustChangePassword !== true && roles.includes(user.role)
  );
}
