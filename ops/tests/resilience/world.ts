import type { ServiceName } from '../../launcher/stack.ts';
import { isRunning, serverPid } from '../../stand-ins/postgres/server-pid.ts';
import type { Stage, Terms } from '../trials/trial.ts';
import { until } from '../world/until.ts';
import { openStage, prepareWorld, type World as AnyWorld } from '../world/world.ts';
import { type Edges, withFaultProxies } from './edges.ts';
import { withGauges } from './soak/with-gauges.ts';

/** A shop with a fault proxy in each connection. */
export type World = AnyWorld & {
  edges: Edges;
  /** kill -9. */
  kill: (service: ServiceName) => void;
  signal: (service: ServiceName, signal: NodeJS.Signals) => void;
  /** Takes back every fault and resolves when every service answers and a worker leads. */
  recover: () => Promise<void>;
};

/** Holder of this lock is the worker that leads (cms/src/jobs/leader.ts). */
const leaderLock = 727_002;
const recoveryMs = 180_000;

export async function createWorld(terms: Terms): Promise<Stage<World>> {
  let edges: Edges | undefined;
  // Few connections show who waits in vain.
  const shop = await prepareWorld(terms, {
    given: { DATABASE_POOL: '5' },
    mostEndings: Infinity,
    async adapt(direct, ports) {
      const broken = await withFaultProxies(direct, ports);
      edges = broken.edges;
      return await withGauges(broken.environment);
    },
  });
  if (!edges) throw new Error('The stack was made without its fault proxies');
  const proxies = Object.values(edges);
  const { stack, environment, query } = shop;

  const signal: World['signal'] = (service, name) => {
    const pid =
      service === 'postgres'
        ? serverPid(environment.postgres.POSTGRES_DIR ?? '')
        : stack.find(service)?.pid;
    if (pid && isRunning(pid)) process.kill(service === 'postgres' ? pid : -pid, name);
  };
  const recover = async () => {
    for (const edge of proxies) await edge.set({ mode: 'none' });
    for (const service of ['postgres', 'stripe', 'mail', 'cms', 'worker', 'web'] as const)
      await stack.resume(service);
    await until('every service answers', recoveryMs, async () => (await isWell()) || null);
  };
  const isWell = async () => {
    const addresses = [
      `${shop.cms}/cms-api/health`,
      `${shop.web}/health/ready`,
      `${shop.mail}/messages`,
      `${shop.stripe}/_control/events`,
    ];
    const [leaders] = await query(
      'select 1 from pg_locks where locktype = $1 and objid = $2 and granted',
      ['advisory', leaderLock],
    );
    return leaders !== undefined && (await Promise.all(addresses.map(answers))).every(Boolean);
  };
  const kill = (service: ServiceName) => signal(service, 'SIGKILL');
  return await openStage(
    { ...shop, edges, kill, signal, recover },
    {
      start: () => stack.start(),
      settle: recover,
      async stop() {
        await stack.stop();
        await Promise.all(proxies.map((edge) => edge.stop()));
      },
    },
  );
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
