import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Starts the command `name` as it runs in production, on the environment of the running test and `env`; its input is closed. */
export function startCommand(name: string, words: string[], env: Record<string, string>) {
  return spawn(process.execPath, [join(inject('commands'), `${name}.mjs`), ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
