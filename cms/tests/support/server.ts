import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from 'common/free-port';

export type Server = {
  url: string;
  port: number;
  pid: number;
  /** Its code when it has ended after `signal`. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

/** Starts the built CMS as `npm start` does, on the database of the running test; `more` is for its environment. */
export async function startServer(more: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      DISABLE_LOGGING: '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      CMS_PUBLIC_URL: url,
      LIMITS_FACTOR: '1000',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilListening(child);
  return {
    url,
    port,
    pid: child.pid ?? 0,
    stop: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}

async function untilListening(child: ChildProcess): Promise<void> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    child.emit('output');
  });
  while (!output.includes('"msg":"listening"')) {
    if (child.exitCode !== null)
      throw new Error(`The CMS ended with code ${child.exitCode}:\n${output}`);
    await Promise.race([once(child, 'output'), once(child, 'exit')]);
  }
}
