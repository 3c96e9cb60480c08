import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, isFree } from './free-port.ts';

it('TEST-06 gives ports that no outgoing connection borrows, none of them twice', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, () => freePort()));
  expect(new Set(ports).size).toBe(200);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('knows that a port is taken', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  expect(await isFree(port)).toBe(false);
});
