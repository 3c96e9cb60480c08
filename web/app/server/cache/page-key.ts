import { isApiPath } from '../guards/refusal.ts';

const NOT_FOUND = '/404';

/**
 * The one address that stands for everything with the same content as `pathname`, which `route` answers (null: only the
 * not-found page does); null when it is no page. Upper case, a trailing slash or a path that does not exist make no
 * entries of their own, so there are never more than the site map and the CMS have pages, twice.
 */
export function pageKey(route: string | null, pathname: string): string | null {
  if (route !== null && (isApiPath(route) || route.includes(':'))) return null;
  const page = route ?? NOT_FOUND;
  if (!pathname.endsWith('.data')) return page;
  return page === '/' ? '/_.data' : `${page}.data`;
}
