import { sql } from '@payloadcms/db-postgres';
import type { Where } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { useCms } from '../support/cms.ts';
import { createSample } from '../support/samples.ts';

const cms = useCms();
const person = {
  id: '00000000-0000-4000-8000-000000000001',
  collection: 'users',
  username: 'x',
  role: 'admin',
  createdAt: '',
  updatedAt: '',
} as const;
const asPerson = { collection: 'content-gaps', overrideAccess: false, user: person } as const;

beforeAll(async () => {
  await cms.payload.db.drizzle.execute(
    sql`insert into content_gaps (passage, day, count) select 'question:' || n, '2026-01-01', 1 from generate_series(1, 130) n`,
  );
});

test.each([
  { limit: 100_000 },
  { limit: 0 },
  { limit: -1 },
  { limit: Number.NaN },
  { limit: 1.5 },
  { limit: 101 },
  { pagination: false },
  { pagination: false, limit: 0 },
  { limit: 1e30 },
  { page: 1e30, limit: 100 },
  { page: -5, limit: 100 },
])('SAFE-07 SEC-14 asked past REST for %j, a person gets a hundred rows', async (asked) => {
  expect((await cms.payload.find({ ...asPerson, ...asked })).docs).toHaveLength(100);
});

test('SAFE-07 a list as long as Payload makes it passes, and what the project reads by itself has no bound', async () => {
  expect((await cms.payload.find(asPerson)).docs).toHaveLength(10);
  expect((await cms.payload.find({ ...asPerson, limit: 20, page: 2 })).docs).toHaveLength(20);
  expect(
    (await cms.payload.find({ collection: 'content-gaps', pagination: false })).docs,
  ).toHaveLength(130);
});

test('SAFE-07 a person asks with at most 250 conditions, and nests them at most forty times', async () => {
  const or = (count: number): Where[] =>
    Array.from({ length: count }, (_, n) => ({ passage: { equals: `question:${n + 1}` } }));
  const nested = Array.from({ length: 50 }).reduce<Where>((inner) => ({ and: [inner] }), {
    passage: { exists: true },
  });
  expect(
    (await cms.payload.find({ ...asPerson, where: { or: or(100) }, limit: 100 })).docs,
  ).toHaveLength(100);
  const tooMuch: Where[] = [{ or: or(251) }, { and: [{ or: or(200) }, { or: or(100) }] }, nested];
  for (const where of tooMuch) {
    await expect(cms.payload.find({ ...asPerson, where })).rejects.toMatchObject({ status: 400 });
    await expect(cms.payload.count({ ...asPerson, where })).rejects.toMatchObject({ status: 400 });
  }
});

test('SAFE-07 what a record lists of others is a hundred rows at most, too', async () => {
  const order = await createSample(cms.payload, 'orders');
  await cms.payload.db.drizzle.execute(
    sql`insert into refunds (order_id, cents, request, payment_intent_id) select ${order}, 1, 'request ' || n, 'pi_x' from generate_series(1, 130) n`,
  );
  const staff = await cms.signIn('staff');
  for (const limit of ['0', '100000', '-1', '101']) {
    const answer = await cms.request(`orders/${order}?joins[refunds][limit]=${limit}`, {
      as: staff,
    });
    expect([
      limit,
      ((await answer.json()) as { refunds: { docs: unknown[] } }).refunds.docs.length,
    ]).toEqual([limit, 100]);
  }
});
