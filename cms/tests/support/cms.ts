import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Role } from '../../src/access/roles.ts';
import { createDatabase, databaseAt, dropDatabase, servingAt } from './databases.ts';
import { origin, testEnvironment } from './environment.ts';
import { type Caller, type More, signedIn } from './signed-in.ts';

export type { Caller } from './signed-in.ts';

export type TestCms = {
  payload: Payload;
  /** For whatever serves. */
  servingUrl: string;
  /** As the owner of the database, for what a test does past the application. */
  databaseUrl: string;
  /** A key that may sign in as the storefront. */
  apiKey: string;
  /** Asks the REST API in process, through the same handlers as a browser's request. `path` begins below /cms-api. */
  request: (path: string, init?: RequestInit & { as?: Caller }) => Promise<Response>;
  /** A new person with an open session. */
  signIn: (role: Role, more?: More) => Promise<Caller>;
};

type Options = { seed?: boolean; env?: Record<string, string> };

/**
 * A CMS on a new, migrated database of the server in TEST_DATABASE_URL (an account that may create databases) for one
 * test file, a copy of what `templates.ts` made; dropped at its end. Call it at the top of the file and read the result
 * inside tests.
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

async function startCms({ seed = false, env = {} }: Options) {
  const { server, templates } = requireServer();
  const name = `cms_test_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name, seed ? templates.seeded : templates.migrated);
  const mediaDir = await mkdtemp(join(tmpdir(), 'cms-media-'));
  if (seed) await cp(inject('templateMedia'), mediaDir, { recursive: true });
  const apiKey = `test-${randomUUID()}-${randomUUID()}`;
  const [databaseUrl, servingUrl] = [databaseAt(server, name), servingAt(server, name)];
  const own = testEnvironment({ apiKey, databaseUrl: servingUrl, mediaDir });
  Object.assign(process.env, own, env);

  const { default: config } = await import('../../src/payload.config.ts');
  const { keepServiceAccounts } = await import('../../src/startup/service-accounts.ts');
  const { handle } = await import('../../src/http/handle.ts');
  const payload = await getPayload({ config });
  await keepServiceAccounts(payload, apiKey, silent);

  const request: TestCms['request'] = (path, { as, headers, ...init } = {}) =>
    handle(
      config,
      new Request(`${origin}/cms-api/${path}`, {
        ...init,
        headers: { ...as?.headers, ...(headers as object) },
      }),
    );
  return {
    cms: {
      payload,
      databaseUrl,
      servingUrl,
      apiKey,
      request,
      signIn: (role: Role, more: More = {}) => signedIn(payload, role, more),
    },
    close: async () => {
      await payload.destroy();
      await dropDatabase(server, name);
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}

function requireServer() {
  const server = process.env.TEST_DATABASE_URL;
  const templates = inject('templates');
  if (!server || !templates)
    throw new Error(
      'Set TEST_DATABASE_URL to a Postgres server whose account may create databases',
    );
  return { server, templates };
}

const silent = () => {};
