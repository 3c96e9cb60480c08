import { join } from 'node:path';
import type { Environment, Ports } from '../../launcher/environment.ts';
import type { Secrets } from '../../launcher/secrets.ts';
import type { Stack } from '../../launcher/stack.ts';
import { type Overheard, overhearStripe } from '../run/overhear-stripe.ts';
import { type Options, prepareOwnStack } from '../run/own-stack.ts';
import { scaledBy, type Scaled, type Stage, type Terms } from '../trials/trial.ts';
import { createQuery, type Query } from './database.ts';
import { createRandom, type Random } from './random.ts';

/** One shop of its own for all trials of a run, whatever it runs on. */
export type Shop = {
  dataDir: string;
  logDir: string;
  seed: number;
  random: Random;
  count: Scaled;
  say: (text: string) => void;
  /** Where its parts answer on this machine. */
  web: string;
  cms: string;
  stripe: string;
  /** The pages and calls of the mail catcher. */
  mail: string;
  /** The origins that browsers know the shop and its admin panel by. */
  siteUrl: string;
  adminUrl: string;
  secrets: Secrets;
  /** As the storefront shows it to the CMS. */
  key: string;
  /** Past everything that a trial puts between the shop and its database. */
  query: Query;
};

/** One on the launcher's stack. */
export type World = Shop & {
  ports: Ports;
  environment: Environment;
  stack: Stack;
  databaseUrl: string;
  /** How often each service has ended without being halted. */
  endings: Map<string, number>;
};

export const onThisMachine = (port: number) => `http://127.0.0.1:${port}`;

/** What a run brings along, whatever it tries. */
export const runOf = ({ dataDir, seed, scale, say }: Terms) => ({
  dataDir,
  logDir: join(dataDir, 'logs'),
  seed,
  random: createRandom(seed),
  count: scaledBy(scale),
  say,
});

/** Where a shop on these ports answers, and how it is known. */
export function addressesOf(ports: Ports, { web, cms }: Pick<Environment, 'web' | 'cms'>) {
  return {
    web: onThisMachine(ports.web),
    cms: onThisMachine(ports.cms),
    mail: onThisMachine(ports.mail),
    stripe: onThisMachine(ports.stripe),
    siteUrl: web.SITE_URL ?? '',
    adminUrl: cms.CMS_PUBLIC_URL ?? '',
  };
}

type Way = Partial<Pick<Options, 'given' | 'adapt' | 'mostEndings'>> & {
  /** Added to the address of the database. */
  databaseOptions?: string;
};

/** The built shop on free ports, not yet started; visitors come from the addresses that a proxy reports. */
export async function prepareWorld(
  terms: Terms,
  { given, adapt, mostEndings, databaseOptions = '' }: Way = {},
): Promise<World> {
  const endings = new Map<string, number>();
  let databaseUrl = '';
  const own = await prepareOwnStack({
    dataDir: terms.dataDir,
    given: { ...terms.given, TRUST_PROXY: '1', ...given },
    onRestart: (name) => {
      endings.set(name, (endings.get(name) ?? 0) + 1);
      // Where everything is killed again and again it would be no news.
      if (mostEndings === undefined) terms.say(`${name} has ended by itself`);
    },
    adapt: async (direct, ports) => {
      databaseUrl = (direct.prepare.DATABASE_OWNER_URL ?? '') + databaseOptions;
      return adapt ? await adapt(direct, ports) : direct;
    },
    mostEndings,
  });
  return {
    ...runOf(terms),
    ...own,
    ...addressesOf(own.ports, own.environment),
    key: own.secrets.CMS_API_KEY,
    databaseUrl,
    query: createQuery(databaseUrl),
    endings,
  };
}

const overhear = ({ stripe, cms, key }: Pick<Shop, 'stripe' | 'cms' | 'key'>) =>
  overhearStripe({ stripeUrl: stripe, cmsUrl: cms, cmsKey: key });

type Frame = {
  start: () => Promise<unknown>;
  settle?: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A stage for trials: stopped again when it does not start. */
export async function openStage<W extends Pick<Shop, 'stripe' | 'cms' | 'key'>>(
  world: W,
  { start, settle = async () => {}, stop }: Frame,
): Promise<Stage<W>> {
  try {
    await start();
    await settle();
    const overheard: Overheard = await overhear(world);
    return { world, settle, overheard, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
