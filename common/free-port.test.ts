import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folder, freePort, isFree } from './free-port.ts';

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

it('TEST-06 gives no port that a process which lives was given and does not listen on yet, and those of a dead one again', async () => {
  const [living, dead, third] = [await freePort(), await freePort(), await freePort()].map(
    (port) => port + 1,
  );
  const { pid } = spawnSync('true');
  const claims = { [String(living)]: process.ppid, [String(dead)]: pid };
  mkdirSync(folder, { recursive: true });
  for (const [port, holder] of Object.entries(claims))
    writeFileSync(join(folder, port), String(holder));
  onTestFinished(() =>
    Object.keys(claims).forEach((port) => rmSync(join(folder, port), { force: true })),
  );
  const inTurn = [living, dead, third][Symbol.iterator]();
  expect(await freePort(() => inTurn.next().value ?? 0)).toBe(dead);
});
