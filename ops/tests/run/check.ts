import { spawn } from 'node:child_process';
import { progress } from '../../launcher/progress.ts';

export type Count = { passed: number; failed: number };

/** `failures`: what failed, each with the first lines of why. */
export type Outcome = Count & { failures?: string[] };

type Command = {
  command: string[];
  cwd: string;
  env: Record<string, string>;
  interrupt: AbortSignal;
  isQuiet?: boolean;
  /** For what runs beside something else: the output comes in one piece at the end. */
  isAside?: boolean;
  /** It hangs if it is still at it then. */
  mostMs?: number;
};

/** How long what a command has started may hold its output open when it has itself ended, be it that somebody killed it. */
const afterEndMs = 5_000;

/**
 * Runs one command with its output on the terminal, unless it `isQuiet`. `interrupt` ends it and everything it started, and
 * so does `mostMs`.
 */
export function run({
  command,
  cwd,
  env,
  interrupt,
  isQuiet = false,
  isAside = false,
  mostMs,
}: Command): Promise<boolean> {
  const [file = '', ...args] = command;
  if (interrupt.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env,
      detached: true,
      stdio: isQuiet
        ? 'ignore'
        : ['ignore', isAside ? 'pipe' : 'inherit', isAside ? 'pipe' : 'inherit'],
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => void output.push(chunk));
    const endGroup = (signal: NodeJS.Signals) => {
      try {
        if (child.pid) process.kill(-child.pid, signal);
      } catch {
        // Ended already.
      }
    };
    const onInterrupt = () => endGroup('SIGTERM');
    const tooLong = mostMs && setTimeout(() => endGroup('SIGKILL'), mostMs);
    interrupt.addEventListener('abort', onInterrupt, { once: true });
    child.once('error', () => resolve(false));
    child.once('exit', (code, signal) => {
      if (tooLong) clearTimeout(tooLong);
      if (signal) progress(`'${command.join(' ')}' was ended by ${signal}`);
      const end = () => {
        process.stdout.write(Buffer.concat(output.splice(0)));
        interrupt.removeEventListener('abort', onInterrupt);
        resolve(code === 0);
      };
      if (!isAside) return end();
      const orphaned = setTimeout(() => {
        endGroup('SIGKILL');
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, afterEndMs);
      child.once('close', () => {
        clearTimeout(orphaned);
        end();
      });
    });
  });
}
