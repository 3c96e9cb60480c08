import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll } from 'vitest';
import type { Role } from '../../src/access/roles.ts';

export type TestCms = {
  payload: Payload;
  databaseUrl: string;
  /** A key that may sign in as the storefront. */
  apiKey: string;
  /** Asks the REST API in process, through the same handlers as a browser's request. `path` begins below /cms-api. */
  request: (path: string, init?: RequestInit & { as?: Caller }) => Promise<Response>;
  signIn: (role: Role, more?: { mustChangePassword?: boolean }) => Promise<Caller>;
};

export type Caller = { headers: Record<string, string> };

type Options = { seed?: boolean; pictures?: boolean; env?: Record<string, string> };

const origin = 'http://localhost:3001';

/**
 * A CMS on a new, migrated database of the server in TEST_DATABASE_URL (an account that may create databases) for one
 * test file; dropped at its end. Call it at the top of the file and read the result inside tests.
 */
export function useCms(options: Options = {}): TestCms {
  const cms: Partial<TestCms> = {};
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const started = await startCms(options);
    close = started.close;
    Object.assign(cms, started.cms);
  }, 120_000);
  afterAll(() => close?.());
  return new Proxy(cms, {
    get: (target, name: keyof TestCms) => {
      if (!(name in target)) throw new Error('useCms: the CMS runs inside tests and hooks only');
      return target[name];
    },
  }) as TestCms;
}

async function startCms({ seed = false, pictures = false, env = {} }: Options) {
  const server = requireServer();
  const name = `cms_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const mediaDir = await mkdtemp(join(tmpdir(), 'cms-media-'));
  const apiKey = `test-${randomUUID()}-${randomUUID()}`;
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  Object.assign(process.env, testEnvironment({ apiKey, databaseUrl, mediaDir }), env);

  const { default: config } = await import('../../src/payload.config.ts');
  const { migrate } = await import('../../src/preparation/migrate.ts');
  const { keepServiceAccounts } = await import('../../src/preparation/service-accounts.ts');
  const { handle } = await import('../../src/http/handle.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  await migrate(payload, silent);
  await keepServiceAccounts(payload, apiKey, silent);
  if (seed) {
    const seeds = await import('../../src/seed/seed.ts');
    await seeds.seed(payload, { say: silent, withPictures: pictures });
  }

  const request: TestCms['request'] = (path, { as, headers, ...init } = {}) =>
    handle(config, new Request(`${origin}/cms-api/${path}`, { ...init, headers: { ...as?.headers, ...(headers as object) } }));
  return {
    cms: { payload, databaseUrl, apiKey, request, signIn: signInWith(payload, request) },
    close: async () => {
      await payload.destroy();
      await onServer(server, `drop database if exists ${name} with (force)`);
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}

function testEnvironment({ apiKey, databaseUrl, mediaDir }: { apiKey: string; databaseUrl: string; mediaDir: string }) {
  return {
    DATABASE_URL: databaseUrl,
    MEDIA_DIR: mediaDir,
    CMS_API_KEY: apiKey,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    FIELD_KEYS: `test:${randomBytes(32).toString('base64')}`,
    CMS_PUBLIC_URL: origin,
    SITE_URL: 'http://localhost:3000',
    MAIL_FROM: 'Practice <hello@practice.example>',
    ALLOW_STAND_INS: '1',
    DISABLE_LOGGING: 'true',
  };
}

function signInWith(payload: Payload, request: TestCms['request']): TestCms['signIn'] {
  return async (role, more = {}) => {
    const account = { username: `${role}-${randomBytes(4).toString('hex')}`, password: randomBytes(12).toString('hex') };
    await payload.create({ collection: 'users', data: { ...account, ...more, role } });
    const answer = await request('users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(account),
    });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (answer.status !== 200 || !cookie) throw new Error(`Signing in as ${role} answered ${answer.status}`);
    return { headers: { cookie, origin } };
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function requireServer(): string {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('Set TEST_DATABASE_URL to a Postgres server whose account may create databases');
  return server;
}

const silent = () => {};
