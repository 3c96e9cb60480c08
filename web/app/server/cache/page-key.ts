import { isApiPath } from '../guards/refusal.ts';

const notFound = '/404';

/** Pages whose address names what they show, and for each kind an address that leads nowhere. */
const named: Record<string, string> = {
  '/blog/page/:number': '/blog/page/0',
  '/store/:handle': '/store/-',
  '/blog/:slug': '/blog/-',
  '/blog/:slug/text': '/blog/-/text',
};

/** `isNamed`: there are as many of its kind as an editor has made. */
export type PageKey = { key: string; isNamed: boolean };

/**
 * The one address that stands for everything with the same content as `pathname`, which `route` answers (null: only the
 * not-found page does); null when it is no page. Upper case, a trailing slash or a path that does not exist make no
 * entries of their own; what does not exist among named pages, as `exists` says, has one entry for each kind.
 */
export async function pageKey(
  route: string | null,
  pathname: string,
  exists: (path: string) => Promise<boolean>,
): Promise<PageKey | null> {
  const nowhere = route === null ? undefined : named[route];
  if (route !== null && !nowhere && (isApiPath(route) || route.includes(':'))) return null;
  const path = pagePath(route ?? notFound, pathname);
  const isNamed = nowhere !== undefined && (await exists(path));
  const page = nowhere === undefined || isNamed ? path : nowhere;
  if (!pathname.endsWith('.data')) return { key: page, isNamed };
  return { key: page === '/' ? '/_.data' : `${page}.data`, isNamed };
}

/** The address of a page as we write it: `route` with the names that stand in `pathname`. */
export function pagePath(route: string, pathname: string): string {
  if (!(route in named)) return route;
  const names = pathname.replace(/\/_\.data$|\.data$/, '').split('/');
  return route
    .split('/')
    .map((part, place) => (part.startsWith(':') ? names[place] : part))
    .join('/');
}
