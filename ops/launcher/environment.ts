import { join } from 'node:path';
import { databaseUrl, servingUser } from '../stand-ins/postgres/address.ts';
import type { Secrets } from './secrets.ts';
import { sparingMemory } from './sparing-memory.ts';

export type Ports = {
  web: number;
  cms: number;
  stripe: number;
  smtp: number;
  mail: number;
  postgres: number;
};
type Variables = Record<string, string>;

const database = 'shop';

export type Environment = {
  /** Which stand-ins are needed: those whose real service was not named. */
  standIns: { postgres: boolean; stripe: boolean; mail: boolean };
  /** What each process gets, and nothing besides: web never sees Stripe's secret key or the database. */
  web: Variables;
  cms: Variables;
  /** The CMS's, and the owner of the database, whom nothing that serves gets to know. */
  prepare: Variables;
  worker: Variables;
  postgres: Variables;
  stripe: Variables;
  mail: Variables;
  build: Variables;
};

/**
 * Works out every process's environment. Variables that a person has set win over generated ones;
 * where a real service is named (DATABASE_URL, STRIPE_SECRET_KEY, SMTP_URL) its stand-in is left out.
 * STRIPE_STAND_IN=off leaves payments unconfigured.
 */
export function environmentFor({
  dataDir,
  ports,
  given,
  secrets,
}: {
  dataDir: string;
  ports: Ports;
  given: Record<string, string | undefined>;
  secrets: Secrets;
}): Environment {
  const base: Variables = {
    ...pick(given, ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'CI', 'NODE_OPTIONS', 'LOG_LEVEL']),
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const own = (name: keyof Secrets) => given[name] || secrets[name];
  const stripeIsReal = Boolean(
    given.STRIPE_SECRET_KEY || given.STRIPE_PUBLISHABLE_KEY || given.STRIPE_API_BASE,
  );
  const standIns = {
    postgres: !given.DATABASE_URL,
    stripe: !stripeIsReal && given.STRIPE_STAND_IN !== 'off',
    mail: !given.SMTP_URL,
  };
  const siteUrl = given.SITE_URL || `http://localhost:${ports.web}`;
  const cmsUrl = given.CMS_URL || `http://127.0.0.1:${ports.cms}`;
  const stripeUrl = `http://127.0.0.1:${ports.stripe}`;
  const stripeKeys = {
    STRIPE_SECRET_KEY: secrets.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: secrets.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
  };
  const stripeForWeb: Variables = standIns.stripe
    ? {
        ...pick(stripeKeys, ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']),
        STRIPE_JS_URL: `${stripeUrl}/stripe.js`,
      }
    : pick(given, ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_JS_URL']);
  const stripeForCms: Variables = standIns.stripe
    ? {
        ...pick(stripeKeys, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']),
        STRIPE_API_BASE: stripeUrl,
      }
    : pick(given, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_API_BASE']);
  const usesStandIn = standIns.stripe || standIns.mail;
  const allowStandIns: Variables =
    usesStandIn || given.ALLOW_STAND_INS === '1' ? { ALLOW_STAND_INS: '1' } : {};
  const shared = {
    CMS_API_KEY: own('CMS_API_KEY'),
    SITE_URL: siteUrl,
    CMS_PUBLIC_URL: given.CMS_PUBLIC_URL || `http://localhost:${ports.cms}`,
  };

  const owner: Variables = given.DATABASE_URL
    ? pick(given, ['DATABASE_OWNER_URL'])
    : {
        DATABASE_OWNER_URL: databaseUrl({
          port: ports.postgres,
          password: own('POSTGRES_PASSWORD'),
          database,
        }),
      };

  const cms = {
    ...base,
    ...shared,
    ...stripeForCms,
    ...allowStandIns,
    ...pick(given, ['TRUST_PROXY', 'LIMITS_FACTOR', 'REDIS_URL', 'DATABASE_POOL', 'SECOND_FACTOR']),
    ...pick(given, [
      'S3_BUCKET',
      'S3_REGION',
      'S3_ENDPOINT',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]),
    DATABASE_URL:
      given.DATABASE_URL ||
      databaseUrl({
        user: servingUser,
        port: ports.postgres,
        password: own('DATABASE_PASSWORD'),
        database,
      }),
    PAYLOAD_SECRET: own('PAYLOAD_SECRET'),
    FIELD_KEYS: own('FIELD_KEYS'),
    PREVIEW_SECRET: own('PREVIEW_SECRET'),
    LINK_SECRET: own('LINK_SECRET'),
    ADMIN_USERNAME: own('ADMIN_USERNAME'),
    ADMIN_PASSWORD: own('ADMIN_PASSWORD'),
    MEDIA_DIR: given.MEDIA_DIR || join(dataDir, 'media'),
    SMTP_URL: given.SMTP_URL || `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: given.MAIL_FROM || 'Good Soil Family Wellness <hello@example.com>',
    ...(given.OPENAI_API_KEY && pick(given, ['OPENAI_MODEL'])),
  };

  /** Three processes on one machine need three ports. */
  const metrics = (offset: number): Variables =>
    given.METRICS_PORT ? { METRICS_PORT: String(Number(given.METRICS_PORT) + offset) } : {};

  return {
    standIns,
    build: base,
    web: {
      ...sparingMemory,
      ...base,
      ...shared,
      ...stripeForWeb,
      ...allowStandIns,
      ...pick(given, [
        'TRUST_PROXY',
        'HOST',
        'LIMITS_FACTOR',
        'REDIS_URL',
        'OPENAI_API_KEY',
        'OPENAI_BASE_URL',
        'OPENAI_MODEL',
      ]),
      ...metrics(0),
      PORT: String(ports.web),
      CMS_URL: cmsUrl,
      SNAPSHOT_DIR: given.SNAPSHOT_DIR || join(dataDir, 'web-snapshot'),
    },
    cms: { ...cms, ...metrics(1) },
    prepare: { ...cms, ...owner },
    worker: { ...cms, ...metrics(2) },
    postgres: {
      ...base,
      POSTGRES_PORT: String(ports.postgres),
      POSTGRES_PASSWORD: own('POSTGRES_PASSWORD'),
      POSTGRES_DIR: join(dataDir, 'postgres'),
      POSTGRES_DATABASES: database,
      ...(given.POSTGRES_THROWAWAY ? { POSTGRES_THROWAWAY: given.POSTGRES_THROWAWAY } : {}),
    },
    stripe: {
      ...base,
      ...stripeKeys,
      STRIPE_STAND_IN_PORT: String(ports.stripe),
      STRIPE_STAND_IN_DIR: join(dataDir, 'stripe'),
      STRIPE_WEBHOOK_URL: `http://127.0.0.1:${ports.web}/api/stripe/webhook`,
    },
    mail: {
      ...base,
      MAIL_CATCHER_SMTP_PORT: String(ports.smtp),
      MAIL_CATCHER_PORT: String(ports.mail),
      MAIL_CATCHER_DIR: join(dataDir, 'mail'),
    },
  };
}

function pick(from: Record<string, string | undefined>, names: string[]): Variables {
  const found: Variables = {};
  for (const name of names) {
    const value = from[name];
    if (value) found[name] = value;
  }
  return found;
}
