import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Lets a server listen on a free port until the test is over. */
export async function listening(
  target: Server | RequestListener,
): Promise<{ server: Server; port: number; url: string }> {
  const server = typeof target === 'function' ? createServer(target) : target;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { server, port, url: `http://127.0.0.1:${port}` };
}
