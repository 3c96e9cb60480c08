import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { env } from './app/env.server.ts';
import { createGracefulStop } from './app/http/graceful-stop.ts';
import type { Lifecycle } from './app/http/graceful-stop.ts';
import { createHealth } from './app/http/health.ts';
import { createBoundedServer } from './app/http/listen.ts';
import { log } from './app/http/log.ts';
import { createPageCache } from './app/http/page-cache.ts';
import { createRateLimits } from './app/http/rate-limits.ts';
import { createShopListener } from './app/http/shop-listener.ts';
import { loadBuild } from './app/http/build-production.ts';
import { startVite } from './app/http/build-development.ts';

const lifecycle: Lifecycle = { isStopping: false };
const server = createBoundedServer((request, response) => listener(request, response));
const site = env.isDevelopment ? await startVite(server) : await loadBuild();
const pages = env.isDevelopment ? null : createPageCache({ siteUrl: env.siteUrl, app: await site.app(), log });
const listener = createShopListener({
  siteUrl: env.siteUrl,
  trustProxy: env.trustProxy,
  limits: createRateLimits({ factor: env.limitsFactor }),
  log,
  responders: [createHealth(lifecycle, async () => (await site.app()).content), site.files],
  app: site.app,
  pages,
});
const stop = createGracefulStop(server, lifecycle);

server.listen({ port: env.port, host: env.host });
await once(server, 'listening');
log.info({ port: (server.address() as AddressInfo).port }, 'listening');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    log.info({ signal }, 'stopping');
    void stop()
      .then(() => site.close())
      .then(() => process.exit(0));
  });
}
