import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { plainEnv, root } from '../../env.ts';
import { progress } from '../../launcher/progress.ts';
import { copyShop } from '../run/filled-shop.ts';
import type { Stage, Terms, Trial, Verdict } from './trial.ts';

type Command<World> = {
  name: string;
  trials: Trial<World>[];
  open: (terms: Terms) => Promise<Stage<World>>;
};

/**
 * Runs trials one after the other on a shop of their own, prints one line for each promise and ends the process with
 * `N kept, N broken`. Options: --seed=1 --scale=0.1 --only=REL-03,PAY-06; --report names a file for the two counts and
 * the verdicts, --shop a folder that holds a new shop to begin with a copy of. Scale 1 runs the full counts.
 */
export async function runTrials<World>({ name, trials, open }: Command<World>): Promise<never> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      scale: { type: 'string' },
      only: { type: 'string' },
      report: { type: 'string' },
      shop: { type: 'string' },
    },
  });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const scale = Number(values.scale ?? 1);
  const only = values.only?.split(',');
  const dataDir = join(root, '.data', `${name}-${process.pid}`);
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => interrupt.abort());
  const lines: string[] = [];
  const verdicts: ({ id: string } & Verdict)[] = [];
  const failures: string[] = [];
  let broken = 0;
  const note = (id: string, { kept, figure }: Verdict) => {
    verdicts.push({ id, kept, figure });
    lines.push(`${id.padEnd(7)} ${kept ? 'kept  ' : 'BROKEN'}  ${figure}`);
    progress(lines.at(-1) ?? '');
    if (kept) return;
    broken += 1;
    failures.push(lines.at(-1) ?? id);
  };
  try {
    requireSense({ seed, scale, only, trials });
    progress(`Seed ${seed}, scale ${scale}`);
    if (values.shop) await copyShop(values.shop, dataDir);
    const chosen = trials.filter(({ id }) => !only || only.includes(id));
    await runEach(
      chosen,
      await open({ dataDir, given: plainEnv(), seed, scale, say: progress }),
      interrupt.signal,
      note,
    );
    if (interrupt.signal.aborted) broken += 1;
  } catch (error) {
    const message = reasonOf(error);
    console.error(message);
    broken += 1;
    failures.push(message);
  }
  const kept = lines.filter((line) => !line.includes(' BROKEN ')).length;
  console.log(`\n${lines.join('\n')}\n`);
  if (broken === 0 && existsSync(dataDir)) rmSync(dataDir, { recursive: true, force: true });
  else progress(`Logs: ${join(dataDir, 'logs')}. Again with --seed=${seed} --scale=${scale}`);
  if (values.report)
    writeFileSync(values.report, JSON.stringify({ kept, broken, verdicts, failures }));
  console.log(`${kept} kept, ${broken} broken`);
  process.exit(broken === 0 ? 0 : 1);
}

async function runEach<World>(
  trials: Trial<World>[],
  { world, settle, overheard, stop }: Stage<World>,
  interrupt: AbortSignal,
  note: (id: string, verdict: Verdict) => void,
): Promise<void> {
  interrupt.addEventListener('abort', () => void stop().then(() => process.exit(1)), {
    once: true,
  });
  try {
    for (const trial of trials) {
      if (interrupt.aborted) return;
      progress(`${trial.id}  ${trial.title}`);
      note(trial.id, await judge(trial, world, settle));
    }
    const verdict = await overheard();
    if (verdict) note('PAY-19', verdict);
  } finally {
    await stop();
  }
}

async function judge<World>(
  trial: Trial<World>,
  world: World,
  settle: () => Promise<void>,
): Promise<Verdict> {
  try {
    const verdict = await trial.run(world);
    await settle();
    return verdict;
  } catch (error) {
    // The next trial wants a shop that is whole; one that cannot be mended shows there.
    await settle().catch(() => undefined);
    return {
      kept: false,
      figure: `the trial did not end: ${reasonOf(error)}`,
    };
  }
}

/** With what lies below it: 'fetch failed' alone says nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${reasonOf(error.cause)})`;
}

function requireSense({
  seed,
  scale,
  only,
  trials,
}: {
  seed: number;
  scale: number;
  only: string[] | undefined;
  trials: { id: string }[];
}): void {
  if (!Number.isInteger(seed)) throw new Error('--seed must be a whole number.');
  if (!(scale > 0)) throw new Error('--scale must be a number above 0, such as 0.1.');
  const unknown = only?.filter((id) => !trials.some((trial) => trial.id === id)) ?? [];
  if (unknown.length > 0)
    throw new Error(
      `There is no trial ${unknown.join(', ')}. There are: ${trials.map(({ id }) => id).join(', ')}.`,
    );
}
