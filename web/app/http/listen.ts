import { createServer, STATUS_CODES } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from './security-headers.ts';

/** A node:http server with bounds on how long and how large a request may be. */
export function createBoundedServer(
  listener: RequestListener,
  { headersMs = 10_000, requestMs = 15_000, checkMs = 1_000 }: { headersMs?: number; requestMs?: number; checkMs?: number } = {},
): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      // Longer than the idle time of common reverse proxies, so that they never reuse a connection we just closed.
      keepAliveTimeout: 65_000,
    },
    listener,
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    socket.end(brokenRequestAnswer(error.code));
  });
  return server;
}

/** What a client reads whose bytes were not HTTP, too many or too slow; Node has made no response object by then. */
function brokenRequestAnswer(code: string | undefined): string {
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const headers = { ...securityHeaders('http'), 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`;
}
