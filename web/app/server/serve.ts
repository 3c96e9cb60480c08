import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createGracefulStop } from 'common/graceful-stop';
import { env } from '../env.server.ts';
import { buildFolder } from './build-folder.ts';
import type { Site } from './build-production.ts';
import { createAssetStore } from './cache/asset-store.ts';
import { keptMs } from './cache/kept-assets.ts';
import { createPageCache } from './cache/page-cache.ts';
import { buildTag, openSavedPages } from './cache/saved-pages.ts';
import { createGuideFiles } from './files/guide-files.ts';
import { createRateLimits } from './limits/rate-limits.ts';
import { sharedAs } from './limits/shared-limits.server.ts';
import { createBoundedServer } from './listen.ts';
import { log } from './log.ts';
import { createShopListener } from './shop-listener.ts';
import { createHealth, type Lifecycle } from './stop/health.ts';

/** Loading the application keeps the process busy for some hundred ms: with pages at hand, visitors come first. */
const visitorsFirstMs = 100;

const lifecycle: Lifecycle = { isStopping: false };
const server = createBoundedServer((request, response) => listener(request, response), {
  takesUpgrades: env.isDevelopment,
});
const saved =
  env.isDevelopment || !env.snapshotDir
    ? null
    : openSavedPages(
        env.snapshotDir,
        buildTag(join(buildFolder, 'server/index.js'), [
          env.siteUrl,
          env.stripe.jsUrl,
          env.stripe.publishableKey,
        ]),
        log,
      );
const site = once(server, 'listening')
  .then(() => (saved?.pages.length ? pause(visitorsFirstMs) : undefined))
  .then(loadSite);
// Written down now and not at an orderly end alone: after a crash, too, the next start has it.
void site.then(() => flushCompileCache());
const app = async () => (await site).app();
const listener = createShopListener({
  siteUrl: env.siteUrl,
  preview: { office: env.cms.publicUrl, isDevelopment: env.isDevelopment },
  trustProxy: env.trustProxy,
  limits: createRateLimits({ factor: env.limitsFactor, shared: sharedAs }),
  log,
  responders: [
    createHealth(lifecycle, async () => (await app()).content),
    async (...request) => (await site).files(...request),
    createGuideFiles(async () => (await app()).content),
  ],
  app,
  pages: env.isDevelopment
    ? null
    : createPageCache({ siteUrl: env.siteUrl, app: app(), saved, log }),
});
const stop = createGracefulStop(server, {
  onStopping: () => (lifecycle.isStopping = true),
  noticeMs: 1_000,
  budgetMs: 12_000,
});

if (env.metrics) {
  const { serveMetrics } = await import('common/metrics/serve');
  (await serveMetrics('web', env.metrics)).countRequests(server);
}
server.listen({ port: env.port, host: env.host });
await once(server, 'listening');
log.info({ port: (server.address() as AddressInfo).port }, 'listening');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    log.info({ signal }, 'stopping');
    void stop()
      .then(async () => (await site).close())
      .then(() => process.exit(0));
  });
}

async function loadSite(): Promise<Site> {
  if (env.isDevelopment) return (await import('./build-development.ts')).startVite(server);
  const shared = await sharedAs('assets')();
  return (await import('./build-production.ts')).loadBuild({
    keptAssets: env.snapshotDir ? join(env.snapshotDir, 'assets') : null,
    store: shared ? createAssetStore(shared, keptMs / 1_000) : null,
    log,
  });
}
