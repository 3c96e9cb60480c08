import type { Environment, Ports } from '../../launcher/environment.ts';
import type { Secrets } from '../../launcher/secrets.ts';
import type { ServiceName, Stack } from '../../launcher/stack.ts';
import { isRunning, serverPid } from '../../stand-ins/postgres/server-pid.ts';
import { overhearStripe } from '../run/overhear-stripe.ts';
import { prepareOwnStack } from '../run/own-stack.ts';
import { createQuery, type Query } from '../trials/database.ts';
import { createRandom, type Random } from '../trials/random.ts';
import { scaledBy, type Scaled, type Stage, type Terms } from '../trials/trial.ts';
import { until } from '../trials/until.ts';
import { type Edges, withFaultProxies } from './edges.ts';

/** One shop of its own, with a fault proxy in each connection, for all trials of a run. */
export type World = {
  dataDir: string;
  random: Random;
  count: Scaled;
  ports: Ports;
  secrets: Secrets;
  /** As the services have it, fault proxies included. */
  environment: Environment;
  edges: Edges;
  stack: Stack;
  /** How often each service has ended without being halted. */
  endings: Map<string, number>;
  /** Past the fault proxies. */
  databaseUrl: string;
  query: Query;
  /** kill -9. */
  kill: (service: ServiceName) => void;
  signal: (service: ServiceName, signal: NodeJS.Signals) => void;
  /** Takes back every fault and resolves when every service answers and a worker leads. */
  recover: () => Promise<void>;
  say: (text: string) => void;
};

/** Holder of this lock is the worker that leads (cms/src/jobs/leader.ts). */
const leaderLock = 727_002;
const recoveryMs = 90_000;

export async function createWorld({
  dataDir,
  given,
  seed,
  scale,
  say,
}: Terms): Promise<Stage<World>> {
  const endings = new Map<string, number>();
  const onRestart = (name: string) => void endings.set(name, (endings.get(name) ?? 0) + 1);
  let edges: Edges | undefined;
  let databaseUrl = '';
  const adapt = async (direct: Environment, ports: Ports) => {
    const broken = await withFaultProxies(direct, ports);
    edges = broken.edges;
    databaseUrl = direct.cms.DATABASE_URL ?? '';
    return broken.environment;
  };
  // Each shopper comes from an address of its own, as the proxy in front of a shop reports it; few connections show who waits in vain.
  const { stack, environment, secrets, ports } = await prepareOwnStack({
    dataDir,
    given: { ...given, TRUST_PROXY: '1', DATABASE_POOL: '5' },
    onRestart,
    adapt,
    mostEndings: Infinity,
  });
  if (!edges) throw new Error('The stack was made without its fault proxies');
  const proxies = edges;
  const stop = async () => {
    await stack.stop();
    await Promise.all(Object.values(proxies).map((edge) => edge.stop()));
  };
  const query = createQuery(databaseUrl);

  const signal: World['signal'] = (service, name) => {
    const pid =
      service === 'postgres'
        ? serverPid(environment.postgres.POSTGRES_DIR ?? '')
        : stack.find(service)?.pid;
    if (pid && isRunning(pid)) process.kill(service === 'postgres' ? pid : -pid, name);
  };
  const recover = async () => {
    for (const edge of Object.values(proxies)) await edge.set({ mode: 'none' });
    for (const service of ['postgres', 'stripe', 'mail', 'cms', 'worker', 'web'] as const)
      await stack.resume(service);
    await until('every service answers', recoveryMs, async () => (await isWell()) || null);
  };
  const isWell = async () => {
    const addresses = [
      `${ports.cms}/cms-api/health`,
      `${ports.web}/health/ready`,
      `${ports.mail}/messages`,
      `${ports.stripe}/_control/events`,
    ];
    const [leaders] = await query(
      'select 1 from pg_locks where locktype = $1 and objid = $2 and granted',
      ['advisory', leaderLock],
    );
    return (
      leaders !== undefined &&
      (await Promise.all(addresses.map((address) => answers(`http://127.0.0.1:${address}`)))).every(
        Boolean,
      )
    );
  };
  const world: World = {
    dataDir,
    random: createRandom(seed),
    count: scaledBy(scale),
    ports,
    secrets,
    environment,
    edges: proxies,
    stack,
    endings,
    databaseUrl,
    query,
    kill: (service) => signal(service, 'SIGKILL'),
    signal,
    recover,
    say,
  };
  try {
    await stack.start();
    await recover();
    const overheard = await overhearStripe({
      stripeUrl: `http://127.0.0.1:${ports.stripe}`,
      cmsUrl: `http://127.0.0.1:${ports.cms}`,
      cmsKey: secrets.CMS_API_KEY,
    });
    return { world, settle: recover, overheard, stop };
  } catch (error) {
    await stop();
    throw error;
  }
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
