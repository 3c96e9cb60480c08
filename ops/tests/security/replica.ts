import { freePort } from 'common/free-port';
import { startCopy } from '../world/copies.ts';
import { onThisMachine } from '../world/world.ts';
import type { World } from './world.ts';

export type Replica = { url: string; pid: number; stop: () => Promise<void> };

/** The shop as visitors meet it, or the CMS on the same database, with its own limits: beside those whose limits are widened for the other trials. `more` is added to its environment. */
export async function startReplica(
  world: World,
  name: string,
  more: Record<string, string> = {},
  app: 'web' | 'cms' = 'web',
): Promise<Replica> {
  const port = await freePort();
  const { pid, stop } = await startCopy(world, {
    app,
    name: `${app}-replica-${name}`,
    port,
    more: { LIMITS_FACTOR: '1', HOST: '127.0.0.1', ...more },
  });
  return { url: onThisMachine(port), pid, stop: () => stop(2) };
}
