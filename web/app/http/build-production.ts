import { fileURLToPath } from 'node:url';
import { createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import type { ShopContent } from '../content/content.server.ts';
import { createRouteTable } from './route-table.ts';
import type { App, Responder, Shop } from './shop-listener.ts';
import { createStaticFiles } from './static-files.ts';

/** What differs between the built shop and the one under development. */
export type Site = { files: Responder; app: Shop['app']; close: () => Promise<void> };

const BUILD = new URL('../../build/', import.meta.url);

/** The React Router application with the content that its loaders read. */
export function toApp(build: ServerBuild, mode: 'production' | 'development'): App {
  const { content } = build.entry.module as typeof build.entry.module & { content: ShopContent };
  return { routes: createRouteTable(build.routes), content, handle: createRequestHandler(build, mode) };
}

/** Loads what `react-router build` wrote. */
export async function loadBuild(): Promise<Site> {
  const build = (await import(new URL('server/index.js', BUILD).href)) as ServerBuild;
  const app = toApp(build, 'production');
  return {
    files: createStaticFiles(fileURLToPath(new URL('client', BUILD))),
    app: () => Promise.resolve(app),
    close: () => Promise.resolve(),
  };
}
