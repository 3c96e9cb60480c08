import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Service = {
  name: string;
  command: string[];
  cwd: string;
  env: Record<string, string>;
  logFile: string;
  /** Ready when this address answers 2xx, or when a line of its output matches. */
  ready: { url: string } | { line: RegExp };
  readyWithinSeconds: number;
};

export type ManagedProcess = {
  pid: number;
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Ends it: SIGTERM, then SIGKILL to whatever of its group is left after `graceSeconds`. */
  stop: (graceSeconds?: number) => Promise<void>;
};

/** Last lines of a log, for a message to a person. */
export function tail(logFile: string, lines = 15): string {
  if (!existsSync(logFile)) return '(the log is gone)';
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // The group has ended already: nothing is left to signal.
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Starts a process in a group of its own, so that Ctrl-C reaches the launcher first, and waits until it is ready.
 * `onSpawned` gets it at once, so that it can be stopped while it is still starting.
 */
export async function startService(
  service: Service,
  onSpawned: (running: ManagedProcess) => void,
): Promise<void> {
  mkdirSync(dirname(service.logFile), { recursive: true });
  const log = createWriteStream(service.logFile, { flags: 'a' });
  const [command = '', ...args] = service.command;
  const child = spawn(command, args, {
    cwd: service.cwd,
    env: service.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let isReady = false;
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      if ('line' in service.ready && service.ready.line.test(chunk.toString())) isReady = true;
    });
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      hasEnded = true;
      log.end(() => resolve({ code, signal }));
    };
    child.once('error', (error) => {
      log.write(`${error.message}\n`);
      end(null, null);
    });
    child.once('exit', end);
  });

  const stop = async (graceSeconds = 12) => {
    if (!hasEnded) signalGroup(child, 'SIGTERM');
    await Promise.race([ended, pause(graceSeconds * 1000, undefined, { ref: false })]);
    signalGroup(child, 'SIGKILL');
    await ended;
  };
  onSpawned({ pid: child.pid ?? 0, ended, stop });

  const deadline = Date.now() + service.readyWithinSeconds * 1000;
  while (!isReady) {
    if (hasEnded) {
      await ended;
      throw new Error(
        `${service.name} stopped while starting. The end of ${service.logFile}:\n\n${tail(service.logFile)}`,
      );
    }
    if (Date.now() > deadline) {
      await stop(1);
      throw new Error(
        `${service.name} was not ready after ${service.readyWithinSeconds} seconds. The end of ${service.logFile}:\n\n${tail(service.logFile)}`,
      );
    }
    if ('url' in service.ready && (await answers(service.ready.url))) isReady = true;
    else await pause(60);
  }
}

/**
 * Runs a command to its end with its output in the log file; `onLine` is told each line as well.
 * Throws with the end of the log when the command fails.
 */
export async function runCommand({
  name,
  command,
  cwd,
  env,
  logFile,
  onLine = () => {},
}: Pick<Service, 'name' | 'command' | 'cwd' | 'env'> & {
  logFile: string;
  onLine?: (line: string) => void;
}): Promise<void> {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'w' });
  const [file = '', ...args] = command;
  const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const stopWithUs = () => signalGroup(child, 'SIGKILL');
  process.once('exit', stopWithUs);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      for (const line of chunk.toString().split('\n')) if (line.trim()) onLine(line);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (exitCode) => log.end(() => resolve(exitCode)));
  });
  process.removeListener('exit', stopWithUs);
  if (code !== 0) throw new Error(`${name} failed. The end of ${logFile}:\n\n${tail(logFile, 30)}`);
}
