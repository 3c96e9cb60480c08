import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import type { App, Responder } from './app.ts';
import { buildFolder } from './build-folder.ts';
import { buildHeader } from './build-header.ts';
import type { AssetStore } from './cache/asset-store.ts';
import { createKeptAssets } from './cache/kept-assets.ts';
import { createStaticFiles } from './files/static-files.ts';
import { createRouteTable } from './guards/route-table.ts';
import type { ShopContent } from './shop-content.ts';
import type { Shop } from './shop-listener.ts';

/** What differs between the built shop and the one under development. */
export type Site = { files: Responder; app: Shop['app']; close: () => Promise<void> };

/** The React Router application with the content that its loaders read. */
export function toApp(build: ServerBuild, mode: 'production' | 'development'): App {
  const { content } = build.entry.module as typeof build.entry.module & { content: ShopContent };
  return {
    routes: createRouteTable(build.routes),
    content,
    handle: mode === 'production' ? withBuild(build) : createRequestHandler(build, mode),
  };
}

/** Data of a page tells which build made it: an open tab may be of another (ERR-04). */
function withBuild(build: ServerBuild): App['handle'] {
  const handle = createRequestHandler(build, 'production');
  return async (request) => {
    const answer = await handle(request);
    if (new URL(request.url).pathname.endsWith('.data'))
      answer.headers.set(buildHeader, build.assets.version);
    return answer;
  };
}

/** Loads what `react-router build` wrote. `keptAssets` is the folder with the files of other builds, `store` that of other machines. */
export async function loadBuild({
  keptAssets,
  store,
  log,
}: {
  keptAssets: string | null;
  store: AssetStore | null;
  log: Pick<Logger, 'warn'>;
}): Promise<Site> {
  const build = (await import(
    pathToFileURL(join(buildFolder, 'server/index.js')).href
  )) as ServerBuild;
  const app = toApp(build, 'production');
  const client = join(buildFolder, 'client');
  const own = createStaticFiles(client, join(buildFolder, 'packed'));
  const kept = keptAssets
    ? createKeptAssets({
        build: join(client, 'assets'),
        kept: keptAssets,
        store,
        log,
      })
    : null;
  return {
    files: async (...request) =>
      (await own(...request)) || ((await kept?.respond(...request)) ?? false),
    app: () => Promise.resolve(app),
    close: () => Promise.resolve(),
  };
}
