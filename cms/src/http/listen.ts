import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { securityHeaders } from './security-headers.ts';

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

/** A node:http server with bounds on how long and how large a request may be; it answers what is no HTTP. */
export function createBoundedServer({
  headersMs = 10_000,
  requestMs = 60_000,
  checkMs = 1_000,
  idleMs = 120_000,
  takesUpgrades = false,
}: Bounds = {}): Server {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: 65_000,
  });
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
  // Next leaves those alone that no page of it wants, and their sockets open.
  if (!takesUpgrades) server.on('upgrade', (_request, socket) => refuse(socket, 400));
  return server;
}

/** A socket that is only ended stays open for as long as its other side likes. */
function refuse(socket: Duplex, status: number): void {
  const headers = Object.entries({
    ...securityHeaders('http'),
    'Content-Length': '0',
    Connection: 'close',
  });
  socket.once('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
  );
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
