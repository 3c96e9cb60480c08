import type { PayloadRequest } from 'payload';

/** True for the storefront's API key (spec: it reads published content and calls the named endpoints, nothing else). */
export function isService(user: PayloadRequest['user']): boolean {
  return user?.collection === 'service-accounts';
}
