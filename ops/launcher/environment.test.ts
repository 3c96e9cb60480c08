import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../env.ts';
import { environmentFor } from './environment.ts';
import type { Secrets } from './secrets.ts';
import { sparingMemory } from './sparing-memory.ts';

const ports = { web: 3000, cms: 3001, stripe: 3010, smtp: 3025, mail: 3026, postgres: 3054 };
const secrets: Secrets = {
  POSTGRES_PASSWORD: 'pg',
  DATABASE_PASSWORD: 'app',
  PAYLOAD_SECRET: 'payload',
  FIELD_KEYS: 'k1:key',
  CMS_API_KEY: 'api',
  PREVIEW_SECRET: 'preview',
  LINK_SECRET: 'link',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'password',
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
};
const environment = (given: Record<string, string>) =>
  environmentFor({ dataDir: '/data', ports, given, secrets });

test('an empty machine gets a stand-in for everything, allowed by name', () => {
  const { standIns, web, cms } = environment({});
  expect(standIns).toEqual({ postgres: true, stripe: true, mail: true });
  expect(web.STRIPE_JS_URL).toBe('http://127.0.0.1:3010/stripe.js');
  expect(cms.DATABASE_URL).toBe('postgres://shop_app:app@127.0.0.1:3054/shop');
  expect(web.ALLOW_STAND_INS).toBe('1');
});

test('web sees neither the database nor the secret key of Stripe, cms not the webhook secret', () => {
  const { web, cms } = environment({});
  expect(Object.keys(web)).not.toEqual(expect.arrayContaining(['DATABASE_URL']));
  expect(Object.values(web)).not.toContain('sk_test_standin');
  expect(Object.values(web).join()).not.toContain('k1:key');
  expect(Object.values(cms)).not.toContain('whsec_standin');
});

test('SAFE-06 the owner of the database is known to its preparation alone', () => {
  const {
    prepare,
    build: _build,
    standIns: _standIns,
    postgres: _postgres,
    ...serving
  } = environment({});
  expect(prepare.DATABASE_OWNER_URL).toBe('postgres://shop:pg@127.0.0.1:3054/shop');
  expect(prepare.DATABASE_URL).toBe(serving.cms.DATABASE_URL);
  expect(JSON.stringify(serving)).not.toContain('shop:pg');
  const real = environment({
    DATABASE_URL: 'postgres://app@db/shop',
    DATABASE_OWNER_URL: 'postgres://owner@db/shop',
  });
  expect(real.prepare).toMatchObject({ DATABASE_OWNER_URL: 'postgres://owner@db/shop' });
  expect(real.cms).not.toHaveProperty('DATABASE_OWNER_URL');
  expect(environment({ DATABASE_URL: 'postgres://db/shop' }).prepare).not.toHaveProperty(
    'DATABASE_OWNER_URL',
  );
});

test('SEC-07 a Redis for limits reaches shop, admin and worker, and no Redis is needed', () => {
  const { web, cms, worker } = environment({ REDIS_URL: 'redis://10.0.0.5:6379' });
  expect([web.REDIS_URL, cms.REDIS_URL, worker.REDIS_URL]).toEqual(
    Array(3).fill('redis://10.0.0.5:6379'),
  );
  expect(environment({}).web).not.toHaveProperty('REDIS_URL');
});

test('a bucket for uploads reaches admin and worker, never the shop, and no bucket is needed', () => {
  const bucket = {
    S3_BUCKET: 'shop',
    S3_REGION: 'auto',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  };
  const { web, cms, worker } = environment(bucket);
  expect(cms).toMatchObject(bucket);
  expect(worker).toMatchObject(bucket);
  expect(
    Object.keys({ ...web, ...environment({}).cms }).filter((name) => name.startsWith('S3_')),
  ).toEqual([]);
});

test('real keys leave the payment stand-in out and none of its addresses reach the processes', () => {
  const { standIns, web, cms } = environment({
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  });
  expect(standIns.stripe).toBe(false);
  expect(cms.STRIPE_SECRET_KEY).toBe('sk_live_1');
  expect(cms.STRIPE_API_BASE).toBeUndefined();
  expect(web.STRIPE_JS_URL).toBeUndefined();
  expect(Object.values(web)).not.toContain('sk_live_1');
});

test('a real database and mail server replace their stand-ins; with real Stripe too, stand-ins are not allowed at all', () => {
  const { standIns, web, cms } = environment({
    DATABASE_URL: 'postgres://db/shop',
    SMTP_URL: 'smtps://mail',
    STRIPE_SECRET_KEY: 'sk_live_1',
  });
  expect(standIns).toEqual({ postgres: false, stripe: false, mail: false });
  expect(cms.DATABASE_URL).toBe('postgres://db/shop');
  expect(cms.SMTP_URL).toBe('smtps://mail');
  expect(web.ALLOW_STAND_INS).toBeUndefined();
});

test('STRIPE_STAND_IN=off leaves payments unconfigured', () => {
  const { standIns, web, cms } = environment({ STRIPE_STAND_IN: 'off' });
  expect(standIns.stripe).toBe(false);
  expect(web.STRIPE_PUBLISHABLE_KEY).toBeUndefined();
  expect(cms.STRIPE_SECRET_KEY).toBeUndefined();
});

test('SAFE-13 a port for figures is three of them, and none without', () => {
  const { web, cms, worker, prepare } = environment({ METRICS_PORT: '9464' });
  const portOf = ({ METRICS_PORT }: Record<string, string>) => METRICS_PORT;
  expect([web, cms, worker, prepare].map(portOf)).toEqual(['9464', '9465', '9466', undefined]);
  expect(portOf(environment({}).web)).toBeUndefined();
});

test('FAST-06 web holds little memory in reserve, here and in its image; what a person sets for Node counts', () => {
  const image = readFileSync(join(root, 'web/Dockerfile'), 'utf8');
  const settings = Object.entries(sparingMemory).map(([key, value]) => `${key}=${value}`);
  expect(image).toContain(`\nENV ${settings.join(' ')}\n`);
  expect(environment({}).web).toMatchObject(sparingMemory);
  expect(environment({ NODE_OPTIONS: '--inspect' }).web.NODE_OPTIONS).toBe('--inspect');
});
