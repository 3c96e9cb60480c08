import type { AccessArgs, PayloadRequest } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { collectionTable, globalTable } from './access-table.ts';
import { useCms, type Caller } from './support/cms.ts';

const cms = useCms();
const id = '00000000-0000-4000-8000-000000000000';

const callers = [
  null,
  { id, collection: 'service-accounts' },
  { id, collection: 'users', role: 'staff' },
  { id, collection: 'users', role: 'practitioner' },
  { id, collection: 'users', role: 'admin' },
] as unknown as PayloadRequest['user'][];

/** 501: Payload gives its migrations no endpoints at all. */
const isRefused = (status: number) => [401, 403, 404, 501].includes(status);
const isAnswered = (status: number) => !isRefused(status) && status < 500;

type Rule = (args: AccessArgs) => unknown;

async function rulesOf(access: object, operations: string[]): Promise<Record<string, string>> {
  const decisions = operations.map(async (operation) => [operation, await decide((access as Record<string, Rule>)[operation])]);
  return Object.fromEntries(await Promise.all(decisions));
}

async function decide(rule: Rule | undefined): Promise<string> {
  if (!rule) return 'no rule';
  const letters = callers.map(async (user) => {
    const req = { user, payload: cms.payload, context: {}, headers: new Headers() } as PayloadRequest;
    const answer = await rule({ req, data: {} });
    return answer === true ? '+' : answer ? 'w' : '-';
  });
  return (await Promise.all(letters)).join('');
}

test('SEC-11 every collection has a row in the table, and every row a collection', () => {
  expect(cms.payload.config.collections.map(({ slug }) => slug).sort()).toEqual(Object.keys(collectionTable).sort());
  expect(cms.payload.config.globals.map(({ slug }) => slug).sort()).toEqual(Object.keys(globalTable).sort());
});

test.each(Object.entries(collectionTable))('SEC-11 %s: every operation and role is as the table says', async (slug, row) => {
  const collection = cms.payload.config.collections.find((each) => each.slug === slug);
  expect(await rulesOf(collection?.access ?? {}, Object.keys(row))).toEqual(row);
});

test.each(Object.entries(globalTable))('SEC-11 global %s: every operation and role is as the table says', async (slug, row) => {
  const global = cms.payload.config.globals.find((each) => each.slug === slug);
  expect(await rulesOf(global?.access ?? {}, Object.keys(row))).toEqual(row);
});

describe('over HTTP', () => {
  const people: Record<string, Caller> = {};
  beforeAll(async () => {
    people.anonymous = { headers: {} };
    people.web = { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } };
    people.staff = await cms.signIn('staff');
    people.practitioner = await cms.signIn('practitioner');
    people.admin = await cms.signIn('admin');
  });
  const names = ['anonymous', 'web', 'staff', 'practitioner', 'admin'];
  const body = { headers: { 'content-type': 'application/json' }, body: '{}' };
  const cells = Object.entries(collectionTable).flatMap(([slug, row]) =>
    names.map((who, index) => [slug, who, row.read[index] !== '-', row.create[index] !== '-'] as const),
  );

  test.each(cells)('SEC-11 %s as %s: reading %s, creating %s', async (slug, who, mayRead, mayCreate) => {
    const as = people[who];
    const read = await cms.request(slug, { as });
    expect(read.status).toSatisfy(mayRead ? isAnswered : isRefused);
    const create = await cms.request(slug, { as, method: 'POST', ...body });
    expect(create.status).toSatisfy(mayCreate ? isAnswered : isRefused);
  });

  test.each(names)('SEC-11 as %s: nobody runs jobs, registers first or asks GraphQL', async (who) => {
    const as = people[who];
    expect((await cms.request('payload-jobs/run', { as })).status).toBeOneOf([401, 403, 404]);
    expect((await cms.request('users/first-register', { as, method: 'POST', ...body })).status).toBe(403);
    expect((await cms.request('graphql', { as, method: 'POST', ...body })).status).toBe(404);
    expect((await cms.request('graphql-playground', { as })).status).toBe(404);
  });

  test('SEC-12 the key of the storefront cannot change a price', async () => {
    const { id: product } = await cms.payload.create({
      collection: 'products',
      data: { name: 'X', handle: 'x', price: 10, category: 'testing', description: 'x', position: 1, _status: 'published' },
    });
    for (const who of ['anonymous', 'web', 'staff']) {
      const answer = await cms.request(`products/${product}`, { as: people[who], method: 'PATCH', ...body, body: '{"price":1}' });
      expect(answer.status).toBe(403);
    }
    expect((await cms.payload.findByID({ collection: 'products', id: product })).price).toBe(10);
  });
});
