import type { PayloadRequest } from 'payload';

export type Role = 'admin' | 'practitioner' | 'staff';

/** True for a person (never a service account) who is signed in with one of `roles`. */
export function isSignedIn(user: PayloadRequest['user'], roles: Role[]): boolean {
  return user?.collection === 'users' && roles.includes(user.role);
}
