import { spawn } from 'node:child_process';

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
};

/** Runs one command with its output on the terminal, unless it `isQuiet`. `interrupt` ends it and everything it started. */
export function run({
  command,
  cwd,
  env,
  interrupt,
  isQuiet = false,
  isAside = false,
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
    const endGroup = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGTERM');
      } catch {
        // Ended already.
      }
    };
    interrupt.addEventListener('abort', endGroup, { once: true });
    child.once('error', () => resolve(false));
    child.once(isAside ? 'close' : 'exit', (code: number | null) => {
      process.stdout.write(Buffer.concat(output));
      interrupt.removeEventListener('abort', endGroup);
      resolve(code === 0);
    });
  });
}
