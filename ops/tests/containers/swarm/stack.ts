import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { freePort } from 'common/free-port';
import { plainEnv, root } from '../../../env.ts';
import { createQuery } from '../../world/database.ts';
import { until } from '../../world/until.ts';
import type { Shop } from '../../world/world.ts';
import { docker, outputOf, ran } from '../command-line.ts';
import { type Compose, createCompose } from '../compose.ts';
import { images, type World } from '../world.ts';
import { type Cable, layCable, type Machine, startMachine } from './machine.ts';
import { outsideOf, s3 } from './outside.ts';

type Service = 'web' | 'cms' | 'worker';

/** A container of the stack on one of the machines. */
export type Task = { id: string; service: Service; isWell: boolean; docker: Machine['docker'] };

export type Stack = {
  shop: Shop;
  /** Null: the kernel refused a second machine; `refusal` says at what. */
  second: Machine | null;
  refusal: string;
  /** Brings a version to the swarm with stack.sh, which ends when every copy is well. */
  deploy: (version: string) => Promise<void>;
  /** Web, CMS and worker as they run, on the machines that stand. */
  tasks: (where?: 'first' | 'second') => Promise<Task[]>;
  stop: () => Promise<void>;
};

const stack = 'shop';
const labelOf = (service: string) => `label=com.docker.swarm.service.name=${stack}_${service}`;
const services: Service[] = ['web', 'cms', 'worker'];

/** The shop of `world` in a new swarm of two machines, with everything that it keeps outside. Not yet deployed. */
export async function createStack(world: World): Promise<Stack> {
  const state = (await docker('info', '--format', '{{.Swarm.LocalNodeState}}')).trim();
  if (state !== 'inactive')
    throw new Error('This machine belongs to a swarm already; the trial makes one of its own.');
  const name = `shop${process.pid}`;
  const undo: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = () =>
    (stopping ??= (async () => {
      for (const step of undo.toReversed()) await step();
    })());
  world.atEnd.push(stop);
  try {
    const cable = await layCable(name);
    undo.push(cable.remove);
    await docker(
      'swarm',
      'init',
      '--advertise-addr',
      cable.address,
      '--listen-addr',
      `${cable.address}:2377`,
      '--default-addr-pool',
      '10.214.0.0/16',
    );
    undo.push(async () => {
      await docker('swarm', 'leave', '--force');
      await ran(['docker', 'network', 'rm', 'docker_gwbridge']);
      await ran(['docker', 'volume', 'rm', `${stack}_snapshot`]);
    });
    const { second, refusal } = await joinSecond(world, name, cable);
    if (second) undo.push(second.remove);
    const outside = await startOutside(world, cable.address);
    undo.push(outside.stop);
    // Without IPsec, which not every kernel has.
    await docker('network', 'create', '--driver', 'overlay', `${stack}-plain`);
    undo.push(async () => {
      await ran(['docker', 'stack', 'rm', stack]);
      await until('the stack has gone', 120_000, async () =>
        (await docker('ps', '--quiet', '--filter', `label=com.docker.stack.namespace=${stack}`)) ===
        ''
          ? true
          : null,
      );
    });
    return { ...outside, second, refusal, tasks: tasksOf(second), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function joinSecond(world: World, name: string, cable: Cable) {
  try {
    const second = await startMachine(`${name}b`, cable, join(world.dataDir, 'second'));
    try {
      const token = (await docker('swarm', 'join-token', '--quiet', 'worker')).trim();
      await second.docker(
        'swarm',
        'join',
        '--token',
        token,
        '--advertise-addr',
        second.address,
        `${cable.address}:2377`,
      );
      return { second, refusal: '' };
    } catch (error) {
      await second.remove();
      throw error;
    }
  } catch (error) {
    return { second: null, refusal: error instanceof Error ? error.message : String(error) };
  }
}

async function startOutside(world: World, address: string) {
  const { dataDir, secrets, version } = world;
  const numbers = await Promise.all(Array.from({ length: 8 }, freePort));
  const [web, admin, postgres, stripe, mail, smtp, redis, store] = numbers as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const at = (port: number) => `http://${address}:${port}`;
  const envFile = join(dataDir, 'swarm-env');
  await outputOf(['sh', 'ops/deploy/make-env.sh'], {
    cwd: root,
    env: { ...plainEnv(), ENV_FILE: envFile },
  });
  const written = parseEnv(readFileSync(envFile, 'utf8')) as Record<string, string>;
  const { POSTGRES_PASSWORD = '', DATABASE_PASSWORD = '', CMS_API_KEY = '' } = written;
  const database = (user: string, password: string) =>
    `postgres://${user}:${encodeURIComponent(password)}@${address}:${postgres}/shop`;
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = secrets;
  const settings = {
    SITE_URL: at(web),
    ADMIN_URL: at(admin),
    HTTP_PORT: String(web),
    ADMIN_PORT: String(admin),
    DATABASE_OWNER_URL: database('shop', POSTGRES_PASSWORD),
    DATABASE_URL: database('shop_app', DATABASE_PASSWORD),
    REDIS_URL: `redis://:${encodeURIComponent(POSTGRES_PASSWORD)}@${address}:${redis}`,
    S3_BUCKET: s3.bucket,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: at(store),
    S3_ACCESS_KEY_ID: s3.account,
    S3_SECRET_ACCESS_KEY: s3.account,
    SMTP_URL: `smtp://${address}:${smtp}`,
    STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET,
  };
  appendFileSync(
    envFile,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const files = {
    outside: join(dataDir, 'outside.json'),
    standIns: join(dataDir, 'stand-ins.json'),
  };
  const standIns = { ALLOW_STAND_INS: '1', LIMITS_FACTOR: '1000' };
  const cms = { environment: { ...standIns, STRIPE_API_BASE: at(stripe) } };
  const shopOfBrowsers = { environment: { ...standIns, STRIPE_JS_URL: `${at(stripe)}/stripe.js` } };
  writeFileSync(
    files.standIns,
    JSON.stringify({
      version: '3.8',
      services: { prepare: cms, cms, worker: cms, web: shopOfBrowsers },
    }),
  );
  writeFileSync(
    files.outside,
    await outsideOf({
      address,
      ports: { postgres, stripe, mail, smtp, redis, s3: store },
      user: String(process.getuid?.() ?? 0),
      mailImage: `shop-mail:${version}`,
      password: POSTGRES_PASSWORD,
      secrets,
      webhookUrl: `${at(web)}/api/stripe/webhook`,
    }),
  );
  const compose: Compose = await createCompose({
    project: `${version}-outside`,
    envFile,
    files: [files.outside],
    env: plainEnv(),
  });
  await compose.run('up', '-d');
  const shop: Shop = {
    ...world,
    web: at(web),
    cms: at(admin),
    mail: at(mail),
    stripe: at(stripe),
    siteUrl: settings.SITE_URL,
    adminUrl: settings.ADMIN_URL,
    key: CMS_API_KEY,
    query: createQuery(settings.DATABASE_OWNER_URL),
  };
  return {
    shop,
    deploy: async (tag: string) =>
      void (await outputOf(['sh', 'ops/deploy/stack.sh', files.standIns], {
        cwd: root,
        env: {
          ...plainEnv(),
          ENV_FILE: envFile,
          SHOP_VERSION: tag,
          STACK: stack,
          STACK_NETWORK: `${stack}-plain`,
          RESOLVE_IMAGE: 'never',
        },
      })),
    stop: async () => void (await compose.run('down', '--volumes', '--timeout', '5')),
  };
}

/** Copies the images of a version to the second machine, which reaches no registry in a trial. */
export async function carryImages({ docker: there }: Machine, dir: string, tags: string[]) {
  const file = join(dir, 'images.tar');
  await docker('save', '--output', file, ...tags);
  await there('load', '--input', file);
  await ran(['rm', '-f', file]);
}

/** The images that a stack of this version needs. */
export const imagesOf = (version: string): string[] =>
  images.filter((image) => image !== 'shop-mail').map((image) => `${image}:${version}`);

function tasksOf(second: Machine | null): Stack['tasks'] {
  return async (where) => {
    const machines = [
      ...(where === 'second' ? [] : [docker]),
      ...(second && where !== 'first' ? [second.docker] : []),
    ];
    const found: Task[] = [];
    for (const each of machines)
      for (const service of services) {
        const format = '{{.ID}} {{.Status}}';
        const lines = await each('ps', '--filter', labelOf(service), '--format', format);
        for (const line of lines.split('\n').filter(Boolean)) {
          const [id = ''] = line.split(' ');
          found.push({ id, service, isWell: line.includes('(healthy)'), docker: each });
        }
      }
    return found;
  };
}
