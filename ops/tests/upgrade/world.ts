import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainEnv, root } from '../../env.ts';
import { buildAll } from '../../launcher/builds.ts';
import { progress } from '../../launcher/progress.ts';
import type { Overheard } from '../run/overhear-stripe.ts';
import { aheadOf, setDatabaseClock, withClock } from '../world/moment.ts';
import { signInOwner, type Staff, staffOf } from '../world/staff.ts';
import { openStage, prepareWorld, type World as AnyWorld } from '../world/world.ts';
import { type Dump, restoreDatabase } from './database/dump.ts';
import { inUtc, withDatabase } from './database/postgres.ts';
import { buyingAt } from './history/buying.ts';
import { keptPath, readKept, readPacked } from './kept.ts';
import type { Manifest } from './manifest.ts';

/** The present shop on the data of the kept one, a few minutes after that one was stopped. */
export type World = AnyWorld & {
  manifest: Manifest;
  dump: Dump;
  /** The owner at the panel. */
  office: Staff;
  buying: ReturnType<typeof buyingAt>;
  overheard: Overheard;
};

export type Stage = { world: World; stop: () => Promise<void> };

const betweenMs = 2 * 60_000;

/** Lays the kept data out, and starts the present code on them as an update does. What it has started is stopped again when it fails. */
export async function openWorld(
  dataDir: string,
  onStack: (stop: () => Promise<void>) => void,
): Promise<Stage> {
  const manifest = readKept<Manifest>('manifest.json');
  const dump = JSON.parse(readPacked('database.json.br')) as Dump;
  layOut(dataDir);
  // A build may take minutes, which the shop of the kept moment does not have.
  await buildAll({
    root,
    env: { ...plainEnv(), NEXT_TELEMETRY_DISABLED: '1' },
    logDir: join(dataDir, 'logs'),
    onProgress: progress,
  });
  const ahead = aheadOf(new Date(Date.parse(manifest.moment) + betweenMs).toISOString());
  const shop = await prepareWorld(
    { dataDir, given: plainEnv(), seed: 1, scale: 1, say: progress },
    { adapt: async (plain) => withClock(plain, ahead), databaseOptions: inUtc },
  );
  const { stack, environment } = shop;
  const stop = async () => {
    // The shop ends at once when nobody holds connections to it any more.
    await stack.halt('stripe');
    await stack.stop();
  };
  onStack(stop);
  progress('Restoring the kept database');
  await withDatabase(
    { env: environment.postgres, logFile: join(dataDir, 'logs', 'restore.log') },
    async (client) => {
      await setDatabaseClock(client, ahead);
      await restoreDatabase(client, dump);
    },
  );
  const { world, overheard } = await openStage(shop, {
    start: () => stack.start(),
    stop: () => stack.stop(),
  });
  const office = staffOf(world, await signInOwner(world));
  return {
    world: { ...world, manifest, dump, office, buying: buyingAt(world), overheard },
    stop,
  };
}

/** The data folder as an owner of the kept shop has it, but for the pictures of the samples. */
function layOut(dataDir: string): void {
  mkdirSync(join(dataDir, 'stripe'), { recursive: true });
  cpSync(keptPath('secrets.json'), join(dataDir, 'secrets.json'));
  cpSync(keptPath('media'), join(dataDir, 'media'), { recursive: true });
  writeFileSync(join(dataDir, 'stripe', 'journal.jsonl'), readPacked('stripe.jsonl.br'));
}
