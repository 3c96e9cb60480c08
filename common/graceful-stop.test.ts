import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createGracefulStop } from './graceful-stop.ts';
import { listening } from './tests/listening.ts';
import { countConnections, holdOpen } from './tests/sockets.ts';

test('REL-12 a request under way is answered, readiness turns first, then nothing is taken any more', async () => {
  const lifecycle = { isStopping: false };
  const waiting = Promise.withResolvers<ServerResponse>();
  const { server, url } = await listening((_request, response) => waiting.resolve(response));
  const answer = fetch(url);
  const response = await waiting.promise;
  const stopped = createGracefulStop(server, {
    onStopping: () => (lifecycle.isStopping = true),
    budgetMs: 12_000,
  })();
  expect(lifecycle.isStopping).toBe(true);
  const closed = once(server, 'close');
  response.end('done');
  expect(await (await answer).text()).toBe('done');
  await stopped;
  await closed;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('REL-12 a request that never ends is cut when the time is over', async () => {
  const arrived = Promise.withResolvers<void>();
  const { server, url } = await listening(() => arrived.resolve());
  const answer = fetch(url);
  await arrived.promise;
  const failed = expect(answer).rejects.toThrow('fetch failed');
  await createGracefulStop(server, { budgetMs: 20 })();
  await failed;
});

test('SAFE-01 who has said half of what they want does not hold a stop; who has said all of it is answered', async () => {
  const waiting = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, response) => waiting.resolve(response));
  const stop = createGracefulStop(server, { headMs: 50, budgetMs: 12_000 });
  const { port, url } = await listening(server);
  await Promise.all(
    ['', 'GET / HTTP/1.1\r\nHost: x\r\n', 'GET'].map((bytes) => holdOpen(port, bytes)),
  );
  const answer = fetch(url);
  const response = await waiting.promise;
  const stopped = stop();
  await expect.poll(() => countConnections(server)).toBe(1);
  response.end('done');
  expect(await (await answer).text()).toBe('done');
  await stopped;
});

test('a second signal waits for the first stop', async () => {
  const { server } = await listening((_request, response) => response.end());
  const stop = createGracefulStop(server, { budgetMs: 12_000 });
  expect(stop()).toBe(stop());
  await stop();
});
