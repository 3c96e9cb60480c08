import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainEnv, root } from '../../env.ts';
import { environmentFor, type Environment, type Ports } from '../../launcher/environment.ts';
import { type ManagedProcess, startService } from '../../launcher/managed-process.ts';
import { progress } from '../../launcher/progress.ts';
import type { Secrets } from '../../launcher/secrets.ts';
import { aheadOf, clockOption, setDatabaseClock } from '../world/moment.ts';
import { withDatabase } from './database/postgres.ts';
import { keptCommit } from './kept.ts';
import { endWithUs } from './with-us.ts';

/** The shop of the kept commit on free ports, with a data folder of its own. */
export type OldShop = { dataDir: string; ports: Ports; secrets: Secrets; environment: Environment };

const checkout = join(root, '.data', `shop-${keptCommit}`);
/** The first start builds. */
const startSeconds = 900;

/** Lays the files of the commit beside this checkout, with its packages; what an earlier run has built there is used again. */
export function checkOutOldShop(): void {
  if (!existsSync(join(checkout, 'package.json'))) {
    mkdirSync(checkout, { recursive: true });
    execFileSync('tar', ['-x', '-C', checkout], {
      input: execFileSync('git', ['archive', keptCommit], { cwd: root, maxBuffer: 500_000_000 }),
    });
  }
  if (existsSync(join(checkout, 'node_modules'))) return;
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const folders = ['.', 'web', 'cms', 'ops'].filter((folder) =>
    existsSync(join(root, folder, 'node_modules')),
  );
  if (lock(checkout) !== lock(root))
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: checkout,
      stdio: 'inherit',
    });
  else
    for (const folder of folders)
      cpSync(join(root, folder, 'node_modules'), join(checkout, folder, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      });
}

export function prepareOldShop({
  dataDir,
  ports,
  secrets,
}: Pick<OldShop, 'dataDir' | 'ports' | 'secrets'>): OldShop {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 });
  return {
    dataDir,
    ports,
    secrets,
    environment: environmentFor({ dataDir, ports, given: plainEnv(), secrets }),
  };
}

/** Runs the old shop by its own `npm start` while its clock begins at `moment`, and stops it again after `work`. */
export async function atMoment(
  shop: OldShop,
  moment: string,
  work: () => Promise<void>,
): Promise<void> {
  const { dataDir, ports, environment } = shop;
  progress(`The shop of ${keptCommit} at ${moment}`);
  const ahead = aheadOf(moment);
  await withDatabase(databaseOf(shop), (client) => setDatabaseClock(client, ahead));
  const env = {
    ...plainEnv(),
    DATA_DIR: dataDir,
    PORT: String(ports.web),
    CMS_PORT: String(ports.cms),
    POSTGRES_PORT: String(ports.postgres),
    STRIPE_STAND_IN_PORT: String(ports.stripe),
    MAIL_CATCHER_SMTP_PORT: String(ports.smtp),
    MAIL_CATCHER_PORT: String(ports.mail),
    SITE_URL: environment.web.SITE_URL ?? '',
    LIMITS_FACTOR: '1000',
    TRUST_PROXY: '1',
    NODE_OPTIONS: clockOption(ahead),
  };
  let running: ManagedProcess | undefined;
  const letBe = endWithUs(() => running);
  try {
    const logFile = join(dataDir, 'start.log');
    await startService(
      {
        name: 'the old shop',
        command: ['node', 'ops/start.ts'],
        cwd: checkout,
        env,
        ready: { line: / s {2}Ready/ },
        readyWithinSeconds: startSeconds,
        logFile,
      },
      (spawned) => (running = spawned),
    );
    await work();
  } finally {
    await running?.stop(60);
    letBe();
  }
}

/** Its database while the shop itself is not running. */
export const databaseOf = ({ dataDir, environment }: OldShop) => ({
  env: environment.postgres,
  logFile: join(dataDir, 'postgres-alone.log'),
});
