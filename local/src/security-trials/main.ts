import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Verdict } from '../chaos/trial.ts';
import { plainEnv, root } from '../env.ts';
import { progress } from '../launcher/progress.ts';
import type { Trial } from './trial.ts';
import { trials } from './trials/index.ts';
import { createWorld, type World } from './world.ts';

/**
 * `npm run test:security -- --seed=1 --scale=0.1 --only=SEC-06,SEC-22`: attacks a shop of its own over real sockets.
 * Prints one line for each promise and ends with `N kept, N broken`. Scale 1 runs the full counts.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, scale: { type: 'string' }, only: { type: 'string' } } });
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const scale = Number(values.scale ?? 1);
const only = values.only?.split(',');
const chosen = trials.filter(({ id }) => !only || only.includes(id));
const dataDir = join(root, '.data', `security-${process.pid}`);
const lines: string[] = [];
let broken = 0;

function requireSense(): void {
  if (!Number.isInteger(seed)) throw new Error('--seed must be a whole number.');
  if (!(scale > 0)) throw new Error('--scale must be a number above 0, such as 0.1.');
  const unknown = only?.filter((id) => !trials.some((trial) => trial.id === id)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no trial ${unknown.join(', ')}. There are: ${trials.map(({ id }) => id).join(', ')}.`);
}

async function judge(trial: Trial, world: World): Promise<Verdict> {
  try {
    return await trial.run(world);
  } catch (error) {
    return { kept: false, figure: `the trial did not end: ${error instanceof Error ? error.message : String(error)}` };
  }
}

async function run(interrupt: AbortSignal): Promise<void> {
  requireSense();
  progress(`Seed ${seed}, scale ${scale}`);
  const world = await createWorld({ dataDir, given: plainEnv(), seed, scale, say: progress });
  interrupt.addEventListener('abort', () => void world.stack.stop().then(() => process.exit(1)), { once: true });
  try {
    for (const trial of chosen) {
      if (interrupt.aborted) return;
      progress(`${trial.id}  ${trial.title}`);
      const { kept, figure } = await judge(trial, world);
      if (!kept) broken += 1;
      lines.push(`${trial.id.padEnd(7)} ${kept ? 'kept  ' : 'BROKEN'}  ${figure}`);
      progress(lines.at(-1) ?? '');
    }
  } finally {
    await world.stack.stop();
  }
}

const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupt.abort());
try {
  await run(interrupt.signal);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  broken += 1;
}
console.log(`\n${lines.join('\n')}\n`);
if (broken === 0 && existsSync(dataDir)) rmSync(dataDir, { recursive: true, force: true });
else progress(`Logs: ${join(dataDir, 'logs')}. Again with --seed=${seed} --scale=${scale}`);
console.log(`${lines.filter((line) => !line.includes(' BROKEN ')).length} kept, ${broken} broken`);
process.exit(broken === 0 ? 0 : 1);
