import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import type { ShopContent } from '../content/content.server.ts';
import { createKeptAssets } from './kept-assets.ts';
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

/** Loads what `react-router build` wrote. `keptAssets` is the folder with the files of other builds. */
export async function loadBuild({ keptAssets, log }: { keptAssets: string | null; log: Pick<Logger, 'warn'> }): Promise<Site> {
  const build = (await import(new URL('server/index.js', BUILD).href)) as ServerBuild;
  const app = toApp(build, 'production');
  const own = createStaticFiles(fileURLToPath(new URL('client', BUILD)));
  const kept = keptAssets ? createKeptAssets({ build: fileURLToPath(new URL('client/assets', BUILD)), kept: keptAssets, log }) : null;
  return {
    files: async (...request) => (await own(...request)) || ((await kept?.respond(...request)) ?? false),
    app: () => Promise.resolve(app),
    close: () => Promise.resolve(),
  };
}
