import { join } from 'node:path';
import { root } from '../../env.ts';
import { type ManagedProcess, startService } from '../../launcher/managed-process.ts';
import { freePort } from '../../launcher/ports.ts';
import type { World } from './world.ts';

export type Replica = { url: string; pid: number; stop: () => Promise<void> };

/** The shop as visitors meet it, with its own limits, beside the one whose limits are widened for the other trials. `more` is added to its environment. */
export function startReplica(
  world: World,
  name: number | string,
  more: Record<string, string> = {},
): Promise<Replica> {
  return start(world, 'web', name, '/health/ready', {
    ...world.environment.web,
    LIMITS_FACTOR: '1',
    ...more,
  });
}

/** The CMS with its own limits, on the same database. */
export function startCmsReplica(world: World): Promise<Replica> {
  return start(world, 'cms', 1, '/cms-api/health', {
    ...world.environment.cms,
    LIMITS_FACTOR: '1',
    HOST: '127.0.0.1',
  });
}

async function start(
  { logDir }: World,
  app: 'web' | 'cms',
  name: number | string,
  health: string,
  env: Record<string, string>,
): Promise<Replica> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let running: ManagedProcess | undefined;
  await startService(
    {
      name: `${app} replica ${name}`,
      command: ['node', 'server.ts'],
      cwd: join(root, app),
      env: { ...env, PORT: String(port), NODE_ENV: 'production' },
      ready: { url: url + health },
      readyWithinSeconds: 60,
      logFile: join(logDir, `${app}-replica-${name}.log`),
    },
    (spawned) => (running = spawned),
  );
  if (!running) throw new Error(`The replica of ${app} did not start`);
  const { pid, stop } = running;
  return { url, pid, stop: () => stop(2) };
}
