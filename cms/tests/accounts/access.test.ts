import { sql } from '@payloadcms/db-postgres';
import type { AccessArgs, PayloadRequest } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { signInEverybody } from '../support/callers.ts';
import { useCms, type Caller } from '../support/cms.ts';
import { createSample } from '../support/samples.ts';
import { collectionTable, globalTable, type GlobalRow, type Row } from './access-table.ts';

const cms = useCms();
const id = '00000000-0000-4000-8000-000000000000';

const names = ['anonymous', 'web', 'staff', 'practitioner', 'admin', 'newcomer'] as const;
const callers = [
  null,
  { id, collection: 'service-accounts' },
  { id, collection: 'users', role: 'staff' },
  { id, collection: 'users', role: 'practitioner' },
  { id, collection: 'users', role: 'admin' },
  { id, collection: 'users', role: 'admin', mustChangePassword: true },
] as unknown as PayloadRequest['user'][];

type Rule = (args: AccessArgs) => unknown;

async function rulesOf(access: object, operations: string[]): Promise<Record<string, string>> {
  const decisions = operations.map(async (operation) => [
    operation,
    await decide((access as Record<string, Rule>)[operation]),
  ]);
  return Object.fromEntries(await Promise.all(decisions));
}

async function decide(rule: Rule | undefined): Promise<string> {
  if (!rule) return 'no rule';
  const letters = callers.map(async (user) => {
    const req = {
      user,
      payload: cms.payload,
      context: {},
      headers: new Headers(),
    } as PayloadRequest;
    const answer = await rule({ req, data: {} });
    return answer === true ? '+' : answer ? 'w' : '-';
  });
  return (await Promise.all(letters)).join('');
}

test('SEC-11 every collection has a row in the table, and every row a collection', () => {
  expect(cms.payload.config.collections.map(({ slug }) => slug).sort()).toEqual(
    Object.keys(collectionTable).sort(),
  );
  expect(cms.payload.config.globals.map(({ slug }) => slug).sort()).toEqual(
    Object.keys(globalTable).sort(),
  );
});

test.each(Object.entries(collectionTable))(
  'SEC-11 %s: every rule is as the table says',
  async (slug, row) => {
    const collection = cms.payload.config.collections.find((each) => each.slug === slug);
    expect(await rulesOf(collection?.access ?? {}, Object.keys(row))).toEqual(row);
  },
);

test.each(Object.entries(globalTable))(
  'SEC-11 global %s: every rule is as the table says',
  async (slug, row) => {
    const global = cms.payload.config.globals.find((each) => each.slug === slug);
    expect(await rulesOf(global?.access ?? {}, Object.keys(row))).toEqual(row);
  },
);

/** What a caller who may not change anything would like to write. */
const loot = JSON.stringify({
  name: 'taken',
  title: 'taken',
  question: 'taken',
  code: 'TAKEN',
  username: 'taken',
  alt: 'taken',
  reference: 'taken',
  subject: 'taken',
  key: 'taken',
  number: 'TAKEN',
  price: 1,
  percent: 99,
  amount: '1.00',
  status: 'spam',
  state: 'queued',
  role: 'admin',
  apiKey: 'taken',
  email: 'taken@evil.example',
  lead: 'taken',
  seenAt: '2000-01-01',
  subscriptionDetails: { totalPayments: 2 },
  lines: [],
  _status: 'published',
});

type Operation = { rule: keyof Row; method: string; path: (id: string, version: string) => string };

const operations: Record<string, Operation> = {
  list: { rule: 'read', method: 'GET', path: () => '' },
  open: { rule: 'read', method: 'GET', path: (row) => `/${row}` },
  'open as a draft': { rule: 'read', method: 'GET', path: (row) => `/${row}?draft=true` },
  count: { rule: 'read', method: 'GET', path: () => '/count' },
  'list versions': { rule: 'readVersions', method: 'GET', path: () => '/versions' },
  'open a version': {
    rule: 'readVersions',
    method: 'GET',
    path: (_, version) => `/versions/${version}`,
  },
  create: { rule: 'create', method: 'POST', path: () => '' },
  'create a draft': { rule: 'create', method: 'POST', path: () => '?draft=true' },
  duplicate: { rule: 'create', method: 'POST', path: (row) => `/${row}/duplicate` },
  change: { rule: 'update', method: 'PATCH', path: (row) => `/${row}` },
  'save a draft': { rule: 'update', method: 'PATCH', path: (row) => `/${row}?draft=true` },
  autosave: { rule: 'update', method: 'PATCH', path: (row) => `/${row}?draft=true&autosave=true` },
  'change many': { rule: 'update', method: 'PATCH', path: (row) => `?where[id][equals]=${row}` },
  'restore a version': {
    rule: 'update',
    method: 'POST',
    path: (_, version) => `/versions/${version}`,
  },
  unlock: { rule: 'unlock', method: 'POST', path: () => '/unlock' },
  delete: { rule: 'delete', method: 'DELETE', path: (row) => `/${row}` },
  'delete many': { rule: 'delete', method: 'DELETE', path: (row) => `?where[id][equals]=${row}` },
};

const globalOperations: Record<
  string,
  { rule: keyof GlobalRow; method: string; path: (version: string) => string }
> = {
  read: { rule: 'read', method: 'GET', path: () => '' },
  'read a draft': { rule: 'read', method: 'GET', path: () => '?draft=true' },
  'list versions': { rule: 'readVersions', method: 'GET', path: () => '/versions' },
  'open a version': {
    rule: 'readVersions',
    method: 'GET',
    path: (version) => `/versions/${version}`,
  },
  change: { rule: 'update', method: 'POST', path: () => '' },
  'save a draft': { rule: 'update', method: 'POST', path: () => '?draft=true' },
  autosave: { rule: 'update', method: 'POST', path: () => '?draft=true&autosave=true' },
  'restore a version': {
    rule: 'update',
    method: 'POST',
    path: (version) => `/versions/${version}`,
  },
};

describe('over HTTP', () => {
  const people: Record<string, Caller> = {};
  let cells = 0;

  beforeAll(async () => {
    Object.assign(people, await signInEverybody(cms));
  });

  async function ask(who: string, method: string, path: string): Promise<number> {
    cells += 1;
    const body =
      method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: loot };
    return (await cms.request(path, { as: people[who], method, ...body })).status;
  }

  /** 501: Payload gives its migrations no endpoints at all. */
  const isRefused = (status: number) => [401, 403, 404, 501].includes(status);

  test.each(Object.entries(collectionTable))(
    'SEC-11 %s: what the table forbids is refused and changes nothing',
    async (slug, row) => {
      const { rowId, version } = await rowOf(slug);
      const before = await contentsOf(slug);
      const wrong: string[] = [];
      for (const [operation, { rule, method, path }] of Object.entries(operations)) {
        if (slug === 'payload-preferences' && ['list versions', 'unlock'].includes(operation))
          continue; // there, these are names of one's own preferences
        const forbidden = names.filter((_, index) => row[rule][index] === '-');
        const answers = await Promise.all(
          forbidden.map(
            async (who) => [who, await ask(who, method, slug + path(rowId, version))] as const,
          ),
        );
        for (const [who, status] of answers)
          if (!isRefused(status)) wrong.push(`${who}: ${operation} answered ${status}`);
      }
      expect(wrong).toEqual([]);
      expect(await contentsOf(slug)).toEqual(before);
    },
  );

  const reads = ['list', 'open', 'count', 'list versions', 'open a version'];
  test.each(Object.entries(collectionTable))(
    'SEC-11 %s: what the table allows is answered',
    async (slug, row) => {
      const isVersioned = Boolean(
        cms.payload.config.collections.find((each) => each.slug === slug)?.versions,
      );
      const isSample = !slug.startsWith('payload-');
      const wrong: string[] = [];
      for (const [operation, { rule, method, path }] of Object.entries(operations)) {
        const isAbout =
          reads.includes(operation) || ['create', 'change', 'delete'].includes(operation);
        if (
          !isAbout ||
          (!isVersioned && operation.includes('version')) ||
          (!isSample && operation !== 'list')
        )
          continue;
        for (const who of names.filter((_, index) => row[rule][index] === '+')) {
          const { rowId, version } = await rowOf(slug);
          const status = await ask(who, method, slug + path(rowId, version));
          if (isRefused(status) || status >= 500)
            wrong.push(`${who}: ${operation} answered ${status}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each(Object.entries(globalTable))(
    'SEC-11 global %s: what the table forbids is refused and changes nothing, what it allows is answered',
    async (slug, row) => {
      const before = await contentsOf(slug);
      const wrong: string[] = [];
      for (const [operation, { rule, method, path }] of Object.entries(globalOperations)) {
        const forbidden = names.filter((_, index) => row[rule][index] === '-');
        for (const who of forbidden) {
          const status = await ask(who, method, `globals/${slug}${path(id)}`);
          if (!isRefused(status)) wrong.push(`${who}: ${operation} answered ${status}`);
        }
      }
      for (const who of names.filter((_, index) => row.read[index] === '+'))
        expect(await ask(who, 'GET', `globals/${slug}`)).toBe(200);
      expect(wrong).toEqual([]);
      expect(await contentsOf(slug)).toEqual(before);
    },
  );

  test.each(
    Object.entries(collectionTable)
      .filter(([, row]) => row.read[1] === 'w')
      .map(([slug]) => slug),
  )('SEC-12 %s: the storefront reads what is published and no draft', async (slug) => {
    const shown = await createSample(cms.payload, slug);
    const draft = await createSample(cms.payload, slug, { _status: 'draft' });
    expect(await ask('web', 'GET', `${slug}/${shown}`)).toBe(200);
    for (const path of [`${slug}/${draft}`, `${slug}/${draft}?draft=true`])
      expect(await ask('web', 'GET', path)).toBe(404);
    for (const query of ['', '&draft=true']) {
      const answer = await cms.request(`${slug}?where[id][in]=${shown},${draft}${query}`, {
        as: people.web,
      });
      const { docs } = (await answer.json()) as { docs: { id: string }[] };
      expect(docs.map((doc) => doc.id)).toEqual([shown]);
    }
  });

  const nobody = [
    ...['GET', 'POST'].map((method) => [method, 'graphql']),
    ['GET', 'graphql-playground'],
    ['GET', 'payload-jobs/run'],
    ['POST', 'payload-jobs/run'],
    ['GET', 'payload-jobs/handle-schedules'],
    ['POST', 'reorder'],
    ['GET', 'media/paste-url?src=http://127.0.0.1:1/x.png'],
    ['GET', `media/paste-url/${id}?src=http://127.0.0.1:1/x.png`],
    ['GET', 'documents/paste-url?src=http://127.0.0.1:1/x.pdf'],
    ...['users', 'service-accounts'].flatMap((slug) =>
      ['first-register', 'forgot-password', 'reset-password', `verify/${id}`].map((path) => [
        'POST',
        `${slug}/${path}`,
      ]),
    ),
    ...['login', 'logout', 'refresh-token', 'unlock', `${id}/api-key/reveal`].map((path) => [
      'POST',
      `service-accounts/${path}`,
    ]),
    ...['me', 'init'].map((path) => ['GET', `service-accounts/${path}`]),
    ['POST', `users/${id}/api-key/reveal`],
    ['GET', 'media/file/..%2f..%2fetc%2fpasswd'],
  ] as [string, string][];
  test.each(nobody)('SEC-11 nobody: %s %s', async (method, path) => {
    for (const who of names)
      expect([400, 401, 403, 404, 405]).toContain(await ask(who, method, path));
  });

  test.each(names)(
    'SEC-11 what %s is told of its rights holds no more than the table',
    async (who) => {
      const answer = await cms.request('access', { as: people[who] });
      const { collections = {} } = (await answer.json()) as {
        collections?: Record<string, Record<string, unknown>>;
      };
      for (const [slug, row] of Object.entries(collectionTable)) {
        for (const operation of ['create', 'update', 'delete', 'readVersions'] as const) {
          if (row[operation][names.indexOf(who)] === '-')
            expect([slug, operation, Boolean(collections[slug]?.[operation])]).toEqual([
              slug,
              operation,
              false,
            ]);
        }
      }
    },
  );

  test('SEC-11 the matrix is as large as the configuration', () => {
    const least = Object.keys(collectionTable).length * 30 + Object.keys(globalTable).length * 12;
    expect(cells).toBeGreaterThan(least);
    process.stdout.write(`SEC-11 ${cells} answers were checked\n`);
  });

  /** A row of the collection, and one of its versions where it has any. */
  async function rowOf(slug: string): Promise<{ rowId: string; version: string }> {
    if (slug.startsWith('payload-')) return { rowId: id, version: id };
    const rowId = await createSample(cms.payload, slug);
    if (!cms.payload.config.collections.find((each) => each.slug === slug)?.versions)
      return { rowId, version: id };
    const { docs } = await cms.payload.db.findVersions({
      collection: slug as 'products',
      where: { parent: { equals: rowId } },
      limit: 1,
      req: {},
    });
    return { rowId, version: docs[0]?.id ?? id };
  }

  /** A fingerprint of every table of the collection or global, drafts and versions too. */
  async function contentsOf(slug: string): Promise<Record<string, unknown>> {
    const name = slug.replaceAll('-', '_');
    const { rows } = await cms.payload.db.drizzle.execute(
      sql`select table_name from information_schema.tables where table_schema = 'public' and (table_name = ${name} or table_name = ${`_${name}_v`} or table_name like ${`${name}\\_%`})`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const prints = rows.map(async ({ table_name: table }) => {
      const answer = await cms.payload.db.drizzle.execute(
        sql.raw(
          `select count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as print from "${String(table)}" t`,
        ),
      );
      return [String(table), answer.rows[0]];
    });
    return Object.fromEntries(await Promise.all(prints)) as Record<string, unknown>;
  }
});
