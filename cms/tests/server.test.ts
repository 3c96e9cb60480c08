import { afterAll, beforeAll, expect, test } from 'vitest';
import { useCms } from './support/cms.ts';
import { type Server, startServer } from './support/server.ts';
import { countSockets, holdOpen, upgradeTo } from './support/sockets.ts';

useCms();
let server: Server;

beforeAll(async () => {
  server = await startServer();
  // Next listens for upgrades from the first request on.
  await fetch(`${server.url}/cms-api/health`, { headers: { connection: 'close' } });
});
afterAll(() => server.stop('SIGKILL'));

test('SAFE-01 a thousand requests for another protocol leave no descriptor', { timeout: 60_000 }, async () => {
  const before = countSockets(server.pid);
  const paths = ['/x', '/admin', '/admin/login', '/cms-api/users', '/_next/static/x', '/_next/webpack-hmr', '/'];
  for (let round = 0; round < 10; round += 1) {
    const batch = await Promise.all(Array.from({ length: 100 }, (_, turn) => holdOpen(server.port, upgradeTo(paths[turn % paths.length] ?? '/'))));
    for (const socket of batch.slice(0, 50)) socket.destroy();
  }
  await expect.poll(() => countSockets(server.pid), { timeout: 10_000 }).toBeLessThanOrEqual(before);
});

test('SAFE-01 neither a request for another protocol nor half a request holds a stop', async () => {
  await Promise.all([upgradeTo('/x'), upgradeTo('/admin'), 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow:', ''].map((bytes) => holdOpen(server.port, bytes)));
  const started = performance.now();
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(performance.now() - started).toBeLessThan(2_000);
});
