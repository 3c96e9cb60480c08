import { join } from 'node:path';
import type { Environment } from '../../launcher/environment.ts';
import type { Secrets } from '../../launcher/secrets.ts';
import type { Stack } from '../../launcher/stack.ts';
import { overhearStripe } from '../run/overhear-stripe.ts';
import { prepareOwnStack } from '../run/own-stack.ts';
import { createQuery, type Query } from '../trials/database.ts';
import { createRandom, type Random } from '../trials/random.ts';
import { scaledBy, type Scaled, type Stage, type Terms } from '../trials/trial.ts';

/** One shop of its own for all trials of a run, behind one proxy that is believed: us. */
export type World = {
  seed: number;
  random: Random;
  count: Scaled;
  web: string;
  cms: string;
  /** The pages and calls of the mail catcher. */
  mail: string;
  query: Query;
  /** The origin that browsers know the shop by. */
  siteUrl: string;
  /** As the storefront shows it to the CMS. */
  key: string;
  environment: Environment;
  secrets: Secrets;
  stack: Stack;
  logDir: string;
  /** How often a service has ended by itself. */
  endings: () => number;
  say: (text: string) => void;
};

export async function createWorld({
  dataDir,
  given,
  seed,
  scale,
  say,
}: Terms): Promise<Stage<World>> {
  let endings = 0;
  const { stack, environment, secrets, ports } = await prepareOwnStack({
    dataDir,
    given: { ...given, TRUST_PROXY: '1', LIMITS_FACTOR: '100000' },
    onRestart: (name) => {
      endings += 1;
      say(`${name} has ended by itself`);
    },
  });
  let overheard;
  try {
    await stack.start();
    overheard = await overhearStripe({
      stripeUrl: `http://127.0.0.1:${ports.stripe}`,
      cmsUrl: `http://127.0.0.1:${ports.cms}`,
      cmsKey: secrets.CMS_API_KEY,
    });
  } catch (error) {
    await stack.stop();
    throw error;
  }
  const world: World = {
    seed,
    random: createRandom(seed),
    count: scaledBy(scale),
    web: `http://127.0.0.1:${ports.web}`,
    cms: `http://127.0.0.1:${ports.cms}`,
    mail: `http://127.0.0.1:${ports.mail}`,
    query: createQuery(environment.cms.DATABASE_URL ?? ''),
    siteUrl: environment.web.SITE_URL ?? '',
    key: secrets.CMS_API_KEY,
    environment,
    secrets,
    stack,
    logDir: join(dataDir, 'logs'),
    endings: () => endings,
    say,
  };
  return { world, settle: async () => {}, overheard, stop: () => stack.stop() };
}
