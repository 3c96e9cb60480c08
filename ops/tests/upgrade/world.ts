import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainEnv, root } from '../../env.ts';
import { buildAll } from '../../launcher/builds.ts';
import type { Environment, Ports } from '../../launcher/environment.ts';
import { progress } from '../../launcher/progress.ts';
import type { Secrets } from '../../launcher/secrets.ts';
import { overhearStripe, type Overheard } from '../run/overhear-stripe.ts';
import { prepareOwnStack } from '../run/own-stack.ts';
import { createQuery, type Query } from '../trials/database.ts';
import { createRandom } from '../trials/random.ts';
import { type Dump, restoreDatabase } from './database/dump.ts';
import { inUtc, withDatabase } from './database/postgres.ts';
import { buyingAt } from './history/buying.ts';
import { keptPath, readKept, readPacked } from './kept.ts';
import type { Manifest } from './manifest.ts';
import { aheadOf, setDatabaseClock, withClock } from './moment.ts';
import { type Admin, type Office, signInAt } from './office.ts';

/** The present shop on the data of the kept one, a few minutes after that one was stopped. */
export type World = {
  manifest: Manifest;
  dump: Dump;
  ports: Ports;
  secrets: Secrets;
  environment: Environment;
  query: Query;
  admin: Admin;
  /** As the owner. */
  office: Office;
  buying: ReturnType<typeof buyingAt>;
  overheard: Overheard;
  /** Services that have ended by themselves. */
  endings: string[];
  /** Calls of the present shop, by its own address on this machine. */
  web: string;
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
  const endings: string[] = [];
  layOut(dataDir);
  // A build may take minutes, which the shop of the kept moment does not have.
  await buildAll({
    root,
    env: { ...plainEnv(), NEXT_TELEMETRY_DISABLED: '1' },
    logDir: join(dataDir, 'logs'),
    onProgress: progress,
  });
  const ahead = aheadOf(new Date(Date.parse(manifest.moment) + betweenMs).toISOString());
  const { stack, environment, secrets, ports } = await prepareOwnStack({
    dataDir,
    given: { ...plainEnv(), TRUST_PROXY: '1' },
    onRestart: (name) => void endings.push(name),
    adapt: async (plain) => withClock(plain, ahead),
  });
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
  await stack.start();
  try {
    const cmsUrl = `http://127.0.0.1:${ports.cms}`;
    const admin = { cmsUrl, origin: environment.web.CMS_PUBLIC_URL ?? '' };
    const world: World = {
      manifest,
      dump,
      ports,
      secrets,
      environment,
      query: createQuery((environment.cms.DATABASE_URL ?? '') + inUtc),
      admin,
      office: await signInAt(admin, {
        username: secrets.ADMIN_USERNAME,
        password: secrets.ADMIN_PASSWORD,
      }),
      buying: buyingAt({ ports, environment, secrets, random: createRandom(1) }),
      overheard: await overhearStripe({
        stripeUrl: `http://127.0.0.1:${ports.stripe}`,
        cmsUrl,
        cmsKey: secrets.CMS_API_KEY,
      }),
      endings,
      web: `http://127.0.0.1:${ports.web}`,
    };
    return { world, stop };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/** The data folder as an owner of the kept shop has it, but for the pictures of the samples. */
function layOut(dataDir: string): void {
  mkdirSync(join(dataDir, 'stripe'), { recursive: true });
  cpSync(keptPath('secrets.json'), join(dataDir, 'secrets.json'));
  cpSync(keptPath('media'), join(dataDir, 'media'), { recursive: true });
  writeFileSync(join(dataDir, 'stripe', 'journal.jsonl'), readPacked('stripe.jsonl.br'));
}
