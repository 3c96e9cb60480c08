import { cpSync, appendFileSync, existsSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from 'common/free-port';
import { root } from '../../../env.ts';
import { type ManagedProcess, runCommand } from '../../../launcher/managed-process.ts';
import { callsOf } from '../../world/calls.ts';
import { startCopy } from '../../world/copies.ts';
import { grouped } from '../../world/figures.ts';
import { cart } from '../../world/shopper.ts';
import { onThisMachine } from '../../world/world.ts';
import { type Balancer, startBalancer } from '../balancer.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

const pages = ['/', '/store', '/cart', '/checkout'];
const notSource = new Set(['node_modules', 'build', '.react-router', 'tests', 'bench']);

type Count = { asked: number; assets: number; failed: string[] };

export const twoBuilds: Trial = {
  id: 'REL-13',
  title: 'two copies go from one build to the next and back, with tabs of both builds open',
  async run(world) {
    const builds = [join(root, 'web'), await buildNext(world)] as const;
    const ports = [await freePort(), await freePort()] as const;
    const copies: ManagedProcess[] = [];
    for (const port of ports)
      copies.push(
        await startCopy(world, { app: 'web', name: `web-${port}`, port, folder: builds[0] }),
      );
    const balancer = await startBalancer([...ports]);
    for (const port of ports) await balancer.isUsing(port);
    const over = new AbortController();
    const seen = new Set<string>();
    const visits = visit(world, balancer, over.signal, seen);
    try {
      for (let turn = 0; turn < world.count(5); turn += 1) {
        for (const folder of [builds[1], builds[0]]) {
          for (const [index, port] of ports.entries()) {
            await pause(1_500);
            await copies[index]?.stop(15);
            copies[index] = await startCopy(world, {
              app: 'web',
              name: `web-${port}`,
              port,
              folder,
            });
            await balancer.isUsing(port);
          }
        }
      }
    } finally {
      over.abort();
      await visits;
      balancer.stop();
      await Promise.all(copies.map((copy) => copy.stop(15)));
    }
    const { asked, assets, failed } = await visits;
    const entries = [...seen].filter((path) => path.includes('/entry.client'));
    return {
      kept: failed.length === 0 && entries.length >= 2,
      figure: `${world.count(5)} updates there and back, ${grouped(asked)} requests, ${grouped(assets)} of them for the scripts of ${entries.length} builds, ${failed.length} failed${failed.length > 0 ? ` (${[...new Set(failed)].slice(0, 4).join(', ')})` : ''}`,
    };
  },
};

/** Pages, what a tab asks for on a click, payments, and every script that a page has named so far: old tabs load late. */
async function visit(
  world: World,
  { port }: Balancer,
  signal: AbortSignal,
  seen: Set<string>,
): Promise<Count> {
  const count: Count = { asked: 0, assets: 0, failed: [] };
  const call = callsOf({ ...world, web: onThisMachine(port) });
  const check = async (path: string, asked: Promise<{ status: number; body: unknown }>) => {
    const { status } = await asked;
    count.asked += 1;
    if (status !== 200) count.failed.push(`${status} ${path}`);
  };
  for (let index = 0; !signal.aborted; index += 1) {
    const path = pages[index % pages.length] ?? '/';
    for (const asset of await assetsOf(onThisMachine(port) + path)) seen.add(asset);
    const old = world.random.shuffled([...seen]).slice(0, 6);
    count.assets += old.length;
    const data = path === '/' ? '/_.data' : `${path}.data`;
    await Promise.all([
      check(path, call('GET', path)),
      check(data, call('GET', data)),
      check('/api/create-payment-intent', call('POST', '/api/create-payment-intent', cart())),
      ...old.map((asset) => check(asset, call('GET', asset))),
      pause(60),
    ]);
  }
  return count;
}

async function assetsOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  return [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
}

/** The same shop with other scripts and styles, as the next version has them. */
async function buildNext({ dataDir, logDir, environment, say }: World): Promise<string> {
  const home = join(dataDir, 'next');
  const folder = join(home, 'web');
  cpSync(join(root, 'web'), folder, {
    recursive: true,
    filter: (path) => !notSource.has(basename(path)),
  });
  cpSync(join(root, 'tsconfig.json'), join(home, 'tsconfig.json'));
  if (existsSync(join(root, 'web/node_modules')))
    symlinkSync(join(root, 'web/node_modules'), join(folder, 'node_modules'));
  appendFileSync(join(folder, 'app/app.css'), '\n:root { --build: next; }\n');
  appendFileSync(
    join(folder, 'app/entry.client.tsx'),
    "\ndocument.documentElement.dataset.build = 'next';\n",
  );
  say('  Building the next version of the shop');
  await runCommand({
    name: 'Building the next version',
    command: ['npm', 'run', 'build'],
    cwd: folder,
    env: environment.build,
    logFile: join(logDir, 'build-next.log'),
  });
  return folder;
}
