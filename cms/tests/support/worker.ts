import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startCommand } from './commands.ts';

export type Worker = {
  /** Resolves when the worker's log has this message. */
  says: (message: string) => Promise<void>;
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
};

/** Starts the real worker process on the environment of the running test. */
export function startWorker(env: Record<string, string>): Worker {
  const child = startCommand('worker', [], {
    DISABLE_LOGGING: '',
    NODE_ENV: 'production',
    ...env,
  });
  child.stderr.pipe(process.stderr, { end: false });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    child.emit('output');
  });
  return {
    says: (message) =>
      untilSaid(
        child,
        () => output.includes(`"msg":"${message}"`),
        () => output,
      ),
    kill: (signal) => end(child, signal),
  };
}

async function untilSaid(
  child: ChildProcess,
  isSaid: () => boolean,
  output: () => string,
): Promise<void> {
  while (!isSaid()) {
    if (child.exitCode !== null)
      throw new Error(`The worker ended with code ${child.exitCode}:\n${output()}`);
    await Promise.race([once(child, 'output'), once(child, 'exit')]);
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  return child.exitCode;
}
