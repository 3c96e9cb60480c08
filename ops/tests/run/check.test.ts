import { expect, test } from 'vitest';
import { run } from './check.ts';

const inNode = (script: string, mostMs?: number) =>
  run({
    command: [process.execPath, '-e', script],
    cwd: import.meta.dirname,
    env: {},
    interrupt: new AbortController().signal,
    isAside: true,
    ...(mostMs && { mostMs }),
  });

test('TEST-06 a command whose end leaves something running that holds its output has ended, too', async () => {
  const orphan = `require('child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'inherit' });`;
  expect(await inNode(`${orphan} process.exit(0)`)).toBe(true);
  expect(await inNode(`${orphan} process.kill(process.pid, 'SIGKILL')`)).toBe(false);
}, 30_000);

test('TEST-06 a command that hangs is ended and has failed', async () => {
  expect(await inNode('setTimeout(() => {}, 60_000)', 300)).toBe(false);
}, 30_000);
