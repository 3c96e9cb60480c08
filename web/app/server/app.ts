import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteTable } from './guards/route-table.ts';
import type { ShopContent } from './shop-content.ts';

/** Answers a request and says true, or leaves it untouched and says false. */
export type Responder = (
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

/** The React Router application; its loaders read `content`. */
export type App = {
  routes: RouteTable;
  content: ShopContent;
  handle: (request: Request) => Promise<Response>;
};
