import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { cpuMsOf, memoryMbOf } from './process-usage.ts';
import { stack } from './stack.ts';

export type ServerProcess = {
  url: string;
  /** From the start of the process to its first answer of 200. */
  firstAnswerMs: number;
  /** Processor time since the start, user and system. */
  cpuMs: () => number;
  /** Resident memory. */
  memoryMb: () => number;
  stop: () => Promise<void>;
};

const firstAnswerWithinMs = 30_000;
const web = fileURLToPath(new URL('..', import.meta.url));

/** Starts a script of web as a process of its own on `port`; it is up when `path` answers 200, or, without a path, when it answers at all. */
export async function startServer(
  script: string,
  port: number,
  env: Record<string, string>,
  path: string | null = '/',
): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      ...stack.sparingMemory,
      ...env,
    },
  });
  const { pid = 0 } = child;
  const exited = once(child, 'exit');
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on(
      'line',
      (line) => output.push(line) > 50 && output.shift(),
    );
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}${path ?? '/'}`, path === null))) {
    if (child.exitCode !== null || performance.now() - started > firstAnswerWithinMs)
      throw new Error(`${script} did not answer:\n${output.join('\n')}`);
  }
  const firstAnswerMs = performance.now() - started;
  return {
    url,
    firstAnswerMs,
    cpuMs: () => cpuMsOf(pid),
    memoryMb: () => memoryMbOf(pid),
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function answers(url: string, anyStatus: boolean): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.body?.cancel();
    return anyStatus || answer.status === 200;
  } catch {
    return false;
  }
}
