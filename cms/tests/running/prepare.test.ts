import { sql } from '@payloadcms/db-postgres';
import { afterEach, expect, test } from 'vitest';
import { withPreparationLock } from '../../src/accounts/preparation-lock.ts';
import { migrations } from '../../src/migrations/index.ts';
import { createFirstAdmin } from '../../src/startup/first-admin.ts';
import { migrate, requireEncoding } from '../../src/startup/migrate.ts';
import { untilPrepared } from '../../src/startup/until-prepared.ts';
import { useCms } from '../support/cms.ts';
import { asOwner } from '../support/owner.ts';

const cms = useCms({ env: { ADMIN_USERNAME: 'first', ADMIN_PASSWORD: 'three random words' } });
const said: string[] = [];
const say = (line: string) => void said.push(line);
afterEach(() => said.splice(0));
const change = (statement: ReturnType<typeof sql>) =>
  asOwner(cms, async (db) => void (await db.execute(statement)));

test('REL-16 migrating again applies nothing', async () => {
  await migrate(cms.payload, say);
  expect(said).toEqual(['Schema is up to date.']);
});

test('REL-16 a database that was pushed to by hand is refused with a sentence, not a question', async () => {
  await change(sql`insert into payload_migrations (name, batch) values ('dev', -1)`);
  await expect(migrate(cms.payload, say)).rejects.toThrow('batch -1');
  await change(sql`delete from payload_migrations where batch = -1`);
});

test('SCALE-01 a database in which no order could be written is refused with a sentence', () => {
  requireEncoding('UTF8');
  expect(() => requireEncoding('SQL_ASCII')).toThrow(
    "encoding SQL_ASCII, in which no order could be written. Make an empty one with: create database shop encoding 'UTF8'",
  );
});

test('REL-16 two preparations run one after the other', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await cms.payload.db.drizzle.execute(sql`select pg_sleep(0.3)`);
    order.push(`${name} ends`);
  };
  await Promise.all([
    withPreparationLock(cms.payload, work('a')),
    withPreparationLock(cms.payload, work('b')),
  ]);
  expect(order.map((line) => line.slice(2))).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('a preparation that fails lets the next one in', async () => {
  await expect(
    withPreparationLock(cms.payload, () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no');
  await withPreparationLock(cms.payload, async () => say('in'));
  expect(said).toEqual(['in']);
});

test('SEC-13 the first account comes from the environment, once', async () => {
  await createFirstAdmin(cms.payload, say);
  await createFirstAdmin(cms.payload, say);
  const { docs } = await cms.payload.find({ collection: 'users' });
  expect(docs.map(({ username, role }) => [username, role])).toEqual([['first', 'admin']]);
  expect(said.join()).not.toContain('three random words');
});

const untilNow = (patienceMs: number) =>
  untilPrepared(cms.servingUrl, { patienceMs, onWaiting: say });

test('SCALE-01 what waits for the preparation goes on when there is nothing to wait for', async () => {
  await untilNow(0);
  expect(said).toEqual([]);
});

test('SCALE-01 it waits while one is at work, however far the database is', async () => {
  const order: string[] = [];
  const waiting = withPreparationLock(cms.payload, async () => {
    const waited = untilNow(20_000).then(() => order.push('goes on'));
    await expect.poll(() => said).toEqual(['it is being prepared']);
    order.push('prepared');
    return { waited };
  });
  await (
    await waiting
  ).waited;
  expect(order).toEqual(['prepared', 'goes on']);
});

test('SCALE-01 it waits for each migration of its code, and says in the end that one did not come', async () => {
  const last = migrations.at(-1)?.name;
  await change(sql`update payload_migrations set name = 'away' where name = ${last}`);
  await expect(untilNow(0)).rejects.toThrow('not prepared: 1 migrations are missing');
  const waiting = untilNow(20_000);
  await change(sql`update payload_migrations set name = ${last} where name = 'away'`);
  await waiting;
});

test('SCALE-01 before the first preparation there is no role to ask with, and it waits', async () => {
  const nobody = new URL(cms.servingUrl);
  nobody.username = 'not_made_yet';
  await expect(untilPrepared(nobody.href, { patienceMs: 0, onWaiting: say })).rejects.toThrow(
    'not prepared: it does not answer',
  );
});
