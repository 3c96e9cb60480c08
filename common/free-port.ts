import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Below the ports that Linux and macOS lend to outgoing connections (from 32768): a port of
 * `listen(0)` is one of those, and may be lent again before the service that is to have it starts.
 */
const first = 20_000;
const end = 32_768;
/** A file for each port that was given and may not be listened on yet, with the process that gave it. */
export const folder = join(tmpdir(), `free-ports-${process.getuid?.() ?? 'all'}`);
const given = new Set<number>();

/**
 * A port of the loopback address that nothing listens on, that no process gave before while it lives,
 * and that no outgoing connection is going to take.
 *
 * @throws Error when a thousand in a row are taken.
 */
export async function freePort(pick = () => randomInt(first, end)): Promise<number> {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const port = pick();
    if (given.has(port) || !(await isFree(port)) || !claim(port)) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No free port between ${first} and ${end}`);
}

/** Whether nothing listens on it at the moment. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

const claimOf = (port: number): string => join(folder, String(port));

/** Of many shops that start side by side each has ports of its own: whoever dies leaves theirs to the next. */
function claim(port: number): boolean {
  if (!isTidied) process.once('exit', giveBack);
  isTidied = true;
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(claimOf(port), String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isHeld(port)) return false;
    writeFileSync(claimOf(port), String(process.pid));
    return true;
  }
}

let isTidied = false;

function giveBack(): void {
  for (const port of given) rmSync(claimOf(port), { force: true });
}

/** One that is being written at this moment has no process in it yet. */
function isHeld(port: number): boolean {
  const holder = readHolder(port);
  return holder === '' || (holder !== null && isAlive(Number(holder)));
}

function readHolder(port: number): string | null {
  try {
    return readFileSync(claimOf(port), 'utf8');
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
