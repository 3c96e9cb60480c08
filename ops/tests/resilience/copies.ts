import { join } from 'node:path';
import { root } from '../../env.ts';
import { type ManagedProcess, startService } from '../../launcher/managed-process.ts';
import { until } from '../trials/until.ts';
import type { Balancer } from './balancer.ts';
import type { World } from './world.ts';

/** One more copy of the shop, beside the one of the stack; `folder` holds the build that it runs. */
export async function startCopy(
  { environment, dataDir }: World,
  port: number,
  folder = join(root, 'web'),
): Promise<ManagedProcess> {
  let started: ManagedProcess | undefined;
  const name = `web-${port}`;
  await startService(
    {
      name,
      command: ['node', 'server.ts'],
      cwd: folder,
      env: { ...environment.web, NODE_ENV: 'production', PORT: String(port) },
      ready: { url: `http://127.0.0.1:${port}/health/ready` },
      readyWithinSeconds: 60,
      logFile: join(dataDir, 'logs', `${name}.log`),
    },
    (spawned) => (started = spawned),
  );
  if (!started) throw new Error('A further copy of the shop did not start');
  return started;
}

/** As in a rolling update: the next copy is asked to stop once the balancer uses the one before again. */
export async function isUsed(balancer: Balancer, port: number): Promise<void> {
  await until('the balancer uses every copy', 60_000, async () =>
    balancer.uses(port) ? true : null,
  );
}
