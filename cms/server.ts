import { once } from 'node:events';
import { createServer, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import next from 'next';
import { env, serverEnv } from './src/env.ts';
import { createFront } from './src/http/front.ts';
import { createLimits } from './src/http/limits.ts';
import { securityHeaders } from './src/http/security-headers.ts';
import { sharedAs } from './src/http/shared-limits.ts';
import { log } from './src/log.ts';

const { port, host, isDevelopment } = serverEnv();
const { CMS_API_KEY, LIMITS_FACTOR, SITE_URL, TRUST_PROXY } = env();
const keys = CMS_API_KEY.split(',').map((key) => key.trim()).filter(Boolean);

const server = createServer({ maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 1_000, keepAliveTimeout: 65_000 });
const app = next({ dev: isDevelopment, dir: import.meta.dirname, port, hostname: host, httpServer: server });
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
server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const headers = Object.entries({ ...securityHeaders('http'), 'Content-Length': '0', Connection: 'close' });
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`);
});

// As `next start` does: a connection of the database that breaks while nobody uses it must not end the admin.
process.on('uncaughtException', (err) => log.error({ err }, 'an error that nobody caught'));
process.on('unhandledRejection', (err) => log.error({ err }, 'a rejection that nobody caught'));

server.listen({ port, host });
await once(server, 'listening');
log.info({ port }, 'listening');

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    setTimeout(() => server.closeAllConnections(), 8_000).unref();
    server.close(() => {
      clearInterval(sweep);
      process.exit(0);
    });
  });
}
