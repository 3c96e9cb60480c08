import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { freePort } from 'common/free-port';
import { dockerEnv, root } from '../../env.ts';
import type { Ports } from '../../launcher/environment.ts';
import { loadSecrets } from '../../launcher/secrets.ts';
import type { Stage, Terms } from '../trials/trial.ts';
import { createQuery } from '../world/database.ts';
import { seconds } from '../world/figures.ts';
import type { Account } from '../world/staff.ts';
import { until } from '../world/until.ts';
import { onThisMachine, openStage, runOf, type Shop } from '../world/world.ts';
import { docker, outputOf, ran } from './command-line.ts';
import { type Compose, createCompose } from './compose.ts';
import { isWell } from './container.ts';
import { outsideImage } from './outside/image.ts';
import { overrideOf } from './override.ts';

/** How many copies of a service run. */
type Copies = Partial<Record<'web' | 'cms' | 'worker', number>>;

/** One shop in containers, with a project, addresses, secrets and volumes of its own, for all trials of a run. */
export type World = Shop & {
  ports: Pick<Ports, 'web' | 'mail' | 'stripe' | 'postgres'>;
  /** The shop's own, as make-env.sh wrote them. */
  written: Record<string, string>;
  /** The half of the backups' key that is not on the server. */
  backupKey: string;
  /** As the images are tagged: 'shop-web:<version>'. */
  version: string;
  compose: Compose;
  /** Of the first administrator; null until somebody has made it. */
  account: Account | null;
  /** Starts copies or stops some, and waits until all are well. */
  scale: (copies: Copies) => Promise<void>;
  /** Waits until every container is well and the shop shows its page. */
  standing: () => Promise<void>;
  /** What a trial has begun beside the shop and has to be ended, also when the run is interrupted. */
  atEnd: (() => Promise<unknown>)[];
  /** Milliseconds that building and the first start took. */
  took: { building: number; starting: number };
};

export const images = ['shop-web', 'shop-cms', 'shop-mail'] as const;
const patienceMs = 240_000;

export async function createWorld(terms: Terms): Promise<Stage<World>> {
  const { dataDir, given, say } = terms;
  mkdirSync(dataDir, { recursive: true });
  const [web = 0, https = 0, mail = 0, stripe = 0, postgres = 0, admin = 0] = await Promise.all(
    Array.from({ length: 6 }, freePort),
  );
  const ports = { web, mail, stripe, postgres };
  const version = `trial-${process.pid}`;
  const envFile = join(dataDir, 'env');
  const override = join(dataDir, 'override.json');
  const secrets = loadSecrets(dataDir);
  await outputOf(['sh', 'ops/deploy/make-env.sh'], {
    cwd: root,
    env: { ...given, ENV_FILE: envFile },
  });
  const key = await outputOf([process.execPath, 'cms/src/commands/backup.ts', 'key'], {
    cwd: root,
    env: given,
  });
  const [backupKey = ''] = /AGE-SECRET-KEY-1\w+/.exec(key) ?? [];
  const site = {
    BACKUP_RECIPIENT: /BACKUP_RECIPIENT=(age1\w+)/.exec(key)?.[1] ?? '',
    SITE_URL: `http://localhost:${web}`,
    ADMIN_URL: `http://localhost:${admin}`,
    ADMIN_PORT: String(admin),
    HTTP_PORT: String(web),
    HTTPS_PORT: String(https),
    MAIL_PORT: String(mail),
    SHOP_VERSION: version,
  };
  appendFileSync(
    envFile,
    Object.entries(site)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  writeFileSync(
    override,
    overrideOf({
      root,
      outside: await outsideImage(),
      user: String(process.getuid?.() ?? 0),
      ports,
      secrets,
    }),
  );
  const written = parseEnv(readFileSync(envFile, 'utf8')) as Record<string, string>;
  const compose = await createCompose({
    project: version,
    envFile,
    files: [join(root, 'docker-compose.yml'), override],
    env: { ...given, ...dockerEnv(), ...site },
  });

  const standing = async () => {
    await until(
      'every container is well',
      patienceMs,
      async () =>
        (await compose.containers()).every((each) => each.service === 'prepare' || isWell(each))
          ? true
          : null,
      250,
    );
    await until('the shop shows its page', patienceMs, async () =>
      (await shows(web)) ? true : null,
    );
  };
  let copies: Required<Copies> = { web: 1, cms: 1, worker: 1 };
  const world: World = {
    ...runOf(terms),
    ports,
    backupKey,
    web: onThisMachine(web),
    // Both behind Caddy, each with an origin of its own.
    cms: onThisMachine(admin),
    mail: onThisMachine(mail),
    stripe: onThisMachine(stripe),
    siteUrl: site.SITE_URL,
    adminUrl: site.ADMIN_URL,
    // Of the payment stand-in.
    secrets,
    key: written.CMS_API_KEY ?? '',
    written,
    version,
    compose,
    query: createQuery(
      `postgres://shop:${encodeURIComponent(written.POSTGRES_PASSWORD ?? '')}@127.0.0.1:${postgres}/shop`,
    ),
    account: null,
    async scale(wanted) {
      copies = { ...copies, ...wanted };
      await compose.run(
        'up',
        '-d',
        '--no-build',
        '--no-recreate',
        ...Object.entries(copies).flatMap(([name, count]) => ['--scale', `${name}=${count}`]),
      );
      await standing();
    },
    standing,
    atEnd: [],
    took: { building: 0, starting: 0 },
  };
  const stop = async () => {
    for (const end of world.atEnd) await end();
    await keepLogs(world);
    say('Taking everything down');
    await compose.run('down', '--volumes', '--remove-orphans', '--timeout', '5');
    for (const image of images)
      for (const tag of [version, `${version}-before`])
        await ran(['docker', 'rmi', `${image}:${tag}`]);
  };
  return await openStage(world, {
    async start() {
      say('Building the images');
      world.took.building = await timed(() => compose.run('build'));
      say(`Built in ${seconds(world.took.building)}; starting`);
      world.took.starting = await timed(async () => {
        await compose.run('up', '-d', '--no-build');
        await standing();
      });
      say(`Every container is well after ${seconds(world.took.starting)}`);
    },
    settle: standing,
    stop,
  });
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function keepLogs({ compose, logDir }: World): Promise<void> {
  mkdirSync(logDir, { recursive: true });
  for (const { id, name } of await compose.containers()) {
    const { output, errors } = await ran(['docker', 'logs', '--tail', '200', id]);
    writeFileSync(join(logDir, `${name}.log`), output + errors);
  }
}

async function shows(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      signal: AbortSignal.timeout(5_000),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** The processes inside of the containers, as whom they run. */
export const userOf = async (id: string): Promise<string> =>
  (await docker('top', id, '-o', 'pid,uid'))
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/)[1] ?? '')
    .join(',');
