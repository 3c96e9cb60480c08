import { matchRoutes } from 'react-router';
import type { RouteObject, ServerBuild } from 'react-router';

/** Names the route that answers a path, e.g. '/store' or '/media/:file'; null when only the not-found page does. */
export type RouteTable = (pathname: string) => string | null;

/** Reads the site map out of a React Router build, so that the server knows what exists without a second list. */
export function createRouteTable(routes: ServerBuild['routes']): RouteTable {
  const tree = branches(routes, undefined);
  return (pathname) => {
    const matches = matchRoutes(tree, pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, ''));
    const pattern = (matches ?? [])
      .map((match) => match.route.path ?? '')
      .filter(Boolean)
      .join('/');
    return matches && pattern !== '*' ? `/${pattern}` : null;
  };
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
