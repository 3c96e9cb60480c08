import { matchRoutes } from 'react-router';
import type { RouteObject, ServerBuild } from 'react-router';

/** Names the route that answers a path, e.g. '/store' or '/media/:file'; null when only the not-found page does. */
export type RouteTable = (pathname: string) => string | null;

/** Reads the site map out of a React Router build, so that the server knows what exists without a second list. */
export function createRouteTable(routes: ServerBuild['routes']): RouteTable {
  const tree = branches(routes, undefined);
  return (pathname) => {
    const matches = matchRoutes(tree, documentPath(pathname));
    const pattern = (matches ?? [])
      .map((match) => match.route.path ?? '')
      .filter(Boolean)
      .join('/');
    return matches && pattern !== '*' ? `/${pattern}` : null;
  };
}

/** The path of the page whose data stand at `pathname`; any other path as it is. */
function documentPath(pathname: string): string {
  return pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
}

/** The path of the page of text that `pathname` would be, in the one spelling that pages are kept by; null when none can be there. */
export function textPath(pathname: string): string | null {
  const [, name] = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/i.exec(documentPath(pathname)) ?? [];
  return name ? `/${name.toLowerCase()}` : null;
}

function branches(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path } = route;
    return [
      route.index ? { id, path, index: true } : { id, path, children: branches(routes, route.id) },
    ];
  });
}
