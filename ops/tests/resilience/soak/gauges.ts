import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryOf } from '../../world/memory.ts';
import { until } from '../../world/until.ts';
import type { World } from '../world.ts';
import { type Watched, watched } from './with-gauges.ts';

export type Reading = {
  /** Resident memory and, after a collection of garbage, what of it JavaScript holds, both in MB. */
  rss: number;
  heap: number;
  descriptors: number;
  /** Timers, sockets and whatever else Node says that it waits for. */
  resources: number;
  /** Connections to the database. */
  connections: number;
};

/** Wakes the debugger of each process, by which its garbage can be collected; answers what reads one of them. */
export async function openGauges(world: World): Promise<(name: Watched) => Promise<Reading>> {
  const debuggers = new Map<Watched, string>();
  for (const name of watched) debuggers.set(name, await wakeDebugger(world, name));
  const edges = {
    web: [],
    cms: [world.edges.cmsToPostgres],
    worker: [world.edges.workerToPostgres],
  };
  return async (name) => {
    const heap = await heapAfterCollection(debuggers.get(name) ?? '');
    return {
      rss: memoryOf(world, name),
      heap,
      descriptors: readdirSync(`/proc/${pidOf(world, name)}/fd`).length,
      resources: await resourcesOf(world, name),
      connections: edges[name].reduce((sum, edge) => sum + edge.connections(), 0),
    };
  };
}

function pidOf({ stack }: World, name: Watched): number {
  const pid = stack.find(name)?.pid;
  if (!pid) throw new Error(`${name} does not run`);
  return pid;
}

/** Node opens its debugger when it is told SIGUSR1, and says in its log where. */
async function wakeDebugger(world: World, name: Watched): Promise<string> {
  process.kill(pidOf(world, name), 'SIGUSR1');
  const addressIn = (text: string) =>
    [...text.matchAll(/Debugger listening on (ws:\/\/\S+)/g)].at(-1)?.[1] ?? null;
  return await until(`the debugger of ${name} listens`, 20_000, async () =>
    addressIn(readFileSync(join(world.logDir, `${name}.log`), 'utf8')),
  );
}

/** Collects the garbage of the process behind this debugger and answers what is left, in MB. */
async function heapAfterCollection(address: string): Promise<number> {
  const socket = new WebSocket(address);
  const fails = new Promise<never>((_, reject) => {
    socket.addEventListener('error', () => reject(new Error('The debugger does not answer')));
    socket.addEventListener('close', () => reject(new Error('The debugger has hung up')));
  });
  let last = 0;
  const ask = (method: string) =>
    new Promise<{ usedSize?: number }>((resolve) => {
      const id = (last += 1);
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: { usedSize?: number } };
        if (answer.id === id) resolve(answer.result ?? {});
      });
      socket.send(JSON.stringify({ id, method }));
    });
  const measure = async () => {
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    await ask('HeapProfiler.collectGarbage');
    return ((await ask('Runtime.getHeapUsage')).usedSize ?? 0) / 2 ** 20;
  };
  try {
    return await Promise.race([measure(), fails]);
  } finally {
    socket.close();
  }
}

async function resourcesOf({ environment }: World, name: Watched): Promise<number> {
  const port = environment[name].METRICS_PORT ?? '';
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_active_resources_total\{.*\} (\d+)$/m.exec(text)?.[1] ?? NaN);
}
