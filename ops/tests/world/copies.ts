import { join } from 'node:path';
import { root } from '../../env.ts';
import { type ManagedProcess, startService } from '../../launcher/managed-process.ts';
import type { World } from './world.ts';

type Wanted = {
  app: 'web' | 'cms' | 'worker';
  name: string;
  port?: number;
  /** What it is told besides what the one of the stack is. */
  more?: Record<string, string>;
  /** Holds the build that it runs. */
  folder?: string;
};

const kinds = {
  web: { folder: 'web', file: 'build/server/server.js', health: '/health/ready' },
  cms: { folder: 'cms', file: 'dist/server.mjs', health: '/cms-api/health' },
  worker: { folder: 'cms', file: 'dist/worker.mjs', health: null },
};

/** One more copy of a part of the shop, beside the one of the stack. */
export async function startCopy(
  { environment, logDir }: Pick<World, 'environment' | 'logDir'>,
  { app, name, port = 0, more = {}, folder = join(root, kinds[app].folder) }: Wanted,
): Promise<ManagedProcess> {
  const { file, health } = kinds[app];
  let started: ManagedProcess | undefined;
  await startService(
    {
      name,
      command: ['node', file],
      cwd: folder,
      env: {
        ...environment[app],
        // Its port is that of the stack's own.
        METRICS_PORT: '',
        ...more,
        NODE_ENV: 'production',
        ...(health ? { PORT: String(port) } : {}),
      },
      ready: health
        ? { url: `http://127.0.0.1:${port}${health}` }
        : { line: /worker (leads|is standing by)/ },
      readyWithinSeconds: 60,
      logFile: join(logDir, `${name}.log`),
    },
    (spawned) => (started = endWithUs(spawned)),
  );
  if (!started) throw new Error(`${name} did not start`);
  return started;
}

const running = new Set<number>();
process.on('exit', () => {
  for (const pid of running)
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has just ended.
    }
});

/** A trial that is cut short leaves no time for `stop`. */
function endWithUs(copy: ManagedProcess): ManagedProcess {
  running.add(copy.pid);
  void copy.ended.finally(() => running.delete(copy.pid));
  return copy;
}
