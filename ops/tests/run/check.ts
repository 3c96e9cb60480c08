import { spawn } from 'node:child_process';

export type Count = { passed: number; failed: number };

type Command = {
  command: string[];
  cwd: string;
  env: Record<string, string>;
  interrupt: AbortSignal;
  isQuiet?: boolean;
};

/** Runs one command with its output on the terminal, unless it `isQuiet`. `interrupt` ends it and everything it started. */
export function run({ command, cwd, env, interrupt, isQuiet = false }: Command): Promise<boolean> {
  const [file = '', ...args] = command;
  if (interrupt.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env,
      detached: true,
      stdio: isQuiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
    });
    const endGroup = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGTERM');
      } catch {
        // Ended already.
      }
    };
    interrupt.addEventListener('abort', endGroup, { once: true });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      interrupt.removeEventListener('abort', endGroup);
      resolve(code === 0);
    });
  });
}
