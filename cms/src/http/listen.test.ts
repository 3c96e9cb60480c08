import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGracefulStop } from 'common/graceful-stop';
import { countConnections, holdOpen, upgradeTo } from 'common/tests/sockets';
import { expect, onTestFinished, test } from 'vitest';
import { createBoundedServer } from './listen.ts';

const plain: RequestListener = (_request, response) => response.end();

async function listening(server: Server, listener = plain): Promise<number> {
  server.on('request', listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

async function hold(port: number, bytes: string) {
  const socket = await holdOpen(port, bytes);
  onTestFinished(() => void socket.destroy());
  return socket;
}

test('SAFE-01 who is too slow, breaks the rules or wants another protocol is told so, and cut off however long they keep their side open', async () => {
  const server = createBoundedServer({ headersMs: 50, requestMs: 50, checkMs: 10 });
  const port = await listening(server);
  const asked = [
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow:',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`,
    'hello\r\n\r\n',
    upgradeTo('/'),
    upgradeTo('/admin', 'h2c'),
  ];
  const answers = await Promise.all(
    asked.map(async (bytes) => String(await once(await hold(port, bytes), 'data'))),
  );
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['408', '431', '400', '400', '400']);
  for (const answer of answers) expect(answer).toContain('X-Content-Type-Options: nosniff');
  await expect.poll(() => countConnections(server), { timeout: 3_000 }).toBe(0);
});

test('SAFE-01 who says nothing, and who takes nothing of the answer, is cut off after a time', async () => {
  const large = Buffer.alloc(20_000_000);
  const server = createBoundedServer({ idleMs: 100, headersMs: 100, requestMs: 100, checkMs: 10 });
  const port = await listening(server, (_request, response) => response.end(large));
  await hold(port, '');
  await hold(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => countConnections(server)).toBe(2);
  await expect.poll(() => countConnections(server), { timeout: 5_000 }).toBe(0);
});

test('SAFE-01 a stop answers what is under way and waits for nobody else', async () => {
  const answer = Promise.withResolvers<() => void>();
  const server = createBoundedServer();
  const stop = createGracefulStop(server, { headMs: 50, budgetMs: 8_000 });
  const port = await listening(server, (_request, response) =>
    answer.resolve(() => response.end('done')),
  );
  for (const bytes of ['', 'GET', 'GET / HTTP/1.1\r\nHost: x\r\n']) await hold(port, bytes);
  const asked = fetch(`http://127.0.0.1:${port}/`);
  const end = await answer.promise;
  const stopped = stop();
  await expect.poll(() => countConnections(server)).toBe(1);
  end();
  expect(await (await asked).text()).toBe('done');
  await stopped;
});
