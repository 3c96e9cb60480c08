import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type ManagedProcess, runCommand, type Service, startService } from './managed-process.ts';
import { requireFreePorts } from './ports.ts';

const dir = mkdtempSync(join(tmpdir(), 'process-'));
const service = (script: string, ready: Service['ready'] = { line: /ready/ }): Service => ({
  name: 'sample',
  command: [process.execPath, '-e', script],
  cwd: dir,
  env: { PATH: process.env.PATH ?? '' },
  logFile: join(dir, 'sample.log'),
  ready,
  readyWithinSeconds: 10,
});
/** A zombie, ended but not yet collected by its parent, counts as gone. */
const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

test('a service is ready when its line appears, and stop ends it and its children', async () => {
  let running: ManagedProcess | undefined;
  const script = `const c = require('child_process').spawn('sleep', ['60']); console.log('child ' + c.pid); console.log('ready'); setInterval(() => {}, 1000)`;
  await startService(service(script), (spawned) => (running = spawned));
  // The log is written behind the line that made it ready.
  const log = join(dir, 'sample.log');
  const child = await vi.waitFor(() => {
    const pid = Number(/child (\d+)/.exec(readFileSync(log, 'utf8'))?.[1]);
    expect(pid).toBeGreaterThan(1);
    return pid;
  });
  expect(isAlive(child)).toBe(true);
  await running?.stop(1);
  await expect.poll(() => [running?.pid ?? 0, child].filter(isAlive)).toEqual([]);
});

test('a service that ends while starting is reported with the end of its log', async () => {
  await expect(
    startService(service(`console.log('the disk is full'); process.exit(1)`), () => {}),
  ).rejects.toThrow(/sample stopped while starting[\s\S]*the disk is full/);
});

test('a command that fails is reported with the end of its log', async () => {
  const { name, command, cwd, env, logFile } = service(
    `console.error('no such table'); process.exit(3)`,
  );
  await expect(runCommand({ name, command, cwd, env, logFile })).rejects.toThrow(
    /sample failed[\s\S]*no such table/,
  );
});

test('a taken port is named together with the variable that chooses another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  await expect(requireFreePorts([{ port, what: 'the shop', variable: 'PORT' }])).rejects.toThrow(
    `port ${port} (the shop) is in use: stop what uses it, or choose another with PORT=`,
  );
  server.close();
});
