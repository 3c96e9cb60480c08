import { createServer, STATUS_CODES } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { securityHeaders } from './guards/security-headers.ts';

type Bounds = {
  headersMs?: number;
  requestMs?: number;
  checkMs?: number;
  /** How long nothing at all may move, in whichever direction, before a connection is destroyed. */
  idleMs?: number;
  /** For the web socket of hot replacement. */
  takesUpgrades?: boolean;
};

/** How long who is refused may take to read why. */
const lingerMs = 1_000;

/** A node:http server with bounds on how long and how large a request may be. */
export function createBoundedServer(
  listener: RequestListener,
  {
    headersMs = 10_000,
    requestMs = 15_000,
    checkMs = 1_000,
    idleMs = 60_000,
    takesUpgrades = false,
  }: Bounds = {},
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
  server.setTimeout(idleMs);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    refuse(
      socket,
      error.code === 'HPE_HEADER_OVERFLOW'
        ? 431
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? 408
          : 400,
    );
  });
  if (!takesUpgrades) server.on('upgrade', (_request, socket) => refuse(socket, 400));
  return server;
}

/**
 * What a client reads whose bytes were not HTTP, too many, too slow or of another protocol; Node has made no response
 * object for it. A socket that is only ended stays open for as long as its other side likes.
 */
function refuse(socket: Duplex, status: number): void {
  const headers = { ...securityHeaders('http'), 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.once('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
