import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../env.ts';
import { requireFreePorts } from '../../launcher/ports.ts';
import { progress } from '../../launcher/progress.ts';
import { checks } from './checks/index.ts';
import { openWorld, type Stage } from './world.ts';

/**
 * `npm run test:upgrade`: starts the present code on the data of the shop as it was at an older commit, and looks for
 * everything that was in it. One line for each check, and `N passed, N failed` at the end. `make-dump.ts` has made the data.
 * --report names a file for the two counts.
 */
const { values: options } = parseArgs({ options: { report: { type: 'string' } } });
const dataDir = join(root, '.data', `upgrade-${process.pid}`);
const lines: { title: string; fault: string | null }[] = [];
let stop = async () => {};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    progress(`${signal}. Stopping`);
    void stop().then(() => process.exit(1));
  });
}

function note(title: string, fault: string | null, figure = ''): void {
  lines.push({ title, fault });
  progress(
    `${fault === null ? 'passed' : 'FAILED'}  ${title}${figure && `: ${figure}`}${fault === null ? '' : `\n        ${fault}`}`,
  );
}

async function attempt<T>(
  title: string,
  work: () => Promise<{ result: T; figure: string }>,
): Promise<T | null> {
  try {
    const { result, figure } = await work();
    note(title, null, figure);
    return result;
  } catch (error) {
    note(title, error instanceof Error ? error.message : String(error));
    return null;
  }
}

async function lookAround({ world }: Stage): Promise<void> {
  for (const { title, run } of checks)
    await attempt(title, async () => ({ result: null, figure: await run(world) }));
}

const stage = await attempt<Stage>('the present code starts on the old data', async () => {
  const started = performance.now();
  const result = await openWorld(dataDir, (stopStack) => (stop = stopStack));
  return { result, figure: `${((performance.now() - started) / 1_000).toFixed(1)} s` };
});
if (stage) await lookAround(stage);
await attempt('nothing is left running', async () => {
  await stop();
  const ports = Object.entries(stage?.world.ports ?? {}).map(([what, port]) => ({
    port,
    what,
    variable: 'none',
  }));
  await requireFreePorts(ports);
  return { result: null, figure: `${ports.length} ports are free` };
});

const failures = lines.flatMap(({ title, fault }) =>
  fault === null ? [] : [`${title}: ${fault}`],
);
if (failures.length === 0) rmSync(dataDir, { recursive: true, force: true });
else progress(`Logs: ${join(dataDir, 'logs')}`);
if (options.report)
  writeFileSync(
    options.report,
    JSON.stringify({ kept: lines.length - failures.length, broken: failures.length, failures }),
  );
console.log(`${lines.length - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
