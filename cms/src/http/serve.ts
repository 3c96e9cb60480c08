import { once } from 'node:events';
import { createGracefulStop } from 'common/graceful-stop';
import next from 'next';
import { env, metricsAddress, serverEnv } from '../env.ts';
import { log } from '../log.ts';
import { createFront } from './front.ts';
import { createLimits } from './limits/limits.ts';
import { sharedAs } from './limits/shared-limits.ts';
import { createBoundedServer } from './listen.ts';

const { port, host, isDevelopment } = serverEnv();
const { CMS_API_KEY, LIMITS_FACTOR, SITE_URL, TRUST_PROXY } = env();
const keys = CMS_API_KEY.split(',')
  .map((key) => key.trim())
  .filter(Boolean);

const server = createBoundedServer({ takesUpgrades: isDevelopment });
const stop = createGracefulStop(server, { budgetMs: 8_000 });
const app = next({
  dev: isDevelopment,
  dir: process.cwd(),
  port,
  hostname: host,
  httpServer: server,
});
await app.prepare();

server.on(
  'request',
  createFront({
    trustProxy: TRUST_PROXY,
    isDevelopment,
    siteUrl: SITE_URL,
    limits: createLimits({ keys, factor: LIMITS_FACTOR, shared: sharedAs }),
    next: app.getRequestHandler(),
    onError: (err) => log.error({ err }, 'a request failed'),
  }),
);

// As `next start` does: a connection of the database that breaks while nobody uses it must not end the admin.
process.on('uncaughtException', (err) => log.error({ err }, 'an error that nobody caught'));
process.on('unhandledRejection', (err) => log.error({ err }, 'a rejection that nobody caught'));

const metrics = metricsAddress();
if (metrics) {
  const { serveMetrics } = await import('common/metrics/serve');
  (await serveMetrics('cms', metrics)).countRequests(server);
}
server.listen({ port, host });
await once(server, 'listening');
log.info({ port }, 'listening');

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void stop().then(() => process.exit(0)));
