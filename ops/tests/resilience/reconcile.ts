import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../env.ts';
import type { World } from './world.ts';

/** `npm run reconcile` on this shop: how many payments had no order until then, and how many were given up. */
export async function reconcile(
  world: World,
  hours?: number,
): Promise<{ found: number; cancelled: number }> {
  const child = startReconcile(world, hours);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  const [, found, cancelled] =
    /(\d+) orders found missing and written, (\d+) abandoned/.exec(output) ?? [];
  if (code !== 0 || found === undefined)
    throw new Error(`The reconciliation ended with code ${code}`);
  return { found: Number(found), cancelled: Number(cancelled) };
}

/** The same as a process that a trial may kill: it writes orders with the code of the CMS, and starts in a second. */
export function startReconcile({ environment }: World, hours = 24) {
  return spawn('node', ['dist/reconcile.mjs', String(hours)], {
    cwd: join(root, 'cms'),
    env: { ...environment.cms, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
