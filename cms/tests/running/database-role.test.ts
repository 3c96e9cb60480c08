import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readMark, writeMark } from '../../src/audit/mark.ts';
import { verifyRecord } from '../../src/audit/verify.ts';
import { sendMark } from '../../src/commands/send-mark.ts';
import { excessOf, keepServingRole } from '../../src/database-role.ts';
import { mailSources } from '../../src/globals/mail-sources.ts';
import { log } from '../../src/log.ts';
import { composeMail } from '../../src/mails/compose.ts';
import { useCms } from '../support/cms.ts';

const cms = useCms();
let owner: Pool;
let application: Client;
const made: string[] = [];

beforeAll(async () => {
  owner = new Pool({ connectionString: cms.databaseUrl });
  application = new Client({ connectionString: cms.servingUrl });
  await application.connect();
  await cms.payload.create({
    collection: 'users',
    data: { username: 'anna', password: 'three random words', role: 'staff' },
  });
  await addLine();
});

afterAll(async () => {
  await application.end();
  for (const role of made) await owner.query(`drop owned by ${role}; drop role ${role}`);
  await owner.end();
});

const addLine = () =>
  application.query(
    "insert into openings (username, user_id, record) values ('anna', '1', 'orders')",
  );

test.each([
  "update openings set username = 'somebody'",
  'update openings set seq = 1',
  'delete from openings',
  'truncate openings',
  'truncate openings cascade',
  'truncate orders',
  'drop table openings',
  'alter table openings disable trigger all',
  'alter table openings rename to others',
  'alter table openings owner to current_user',
  'drop trigger access_line_stays on openings',
  'drop function access_line_stays() cascade',
  'create or replace function access_line_hash(l openings) returns varchar language sql as $$ select null $$',
  'create or replace function access_line_stays() returns trigger language plpgsql as $$ begin return null; end $$',
  'create rule gone as on insert to openings do instead nothing',
  'create trigger skip before insert on openings for each row execute function access_line_stays()',
  'set session_replication_role = replica',
  'create table mine (a int)',
  'create schema mine',
  'create function mine() returns int language sql as $$ select 1 $$',
  'alter table orders add column mine int',
  "copy openings to program 'cat'",
  "copy orders to '/tmp/orders'",
  "select pg_read_file('/etc/passwd')",
  'select usename, passwd from pg_shadow',
  'alter role current_user superuser',
  'create role mine',
  "insert into payload_migrations (name, batch) values ('mine', 1)",
  'delete from payload_migrations',
])('SAFE-06 the role of the application is refused: %s', async (statement) => {
  await expect(application.query(statement)).rejects.toThrow(
    /permission denied|must be (able|owner)|must have/,
  );
});

test('SAFE-06 it cannot become the owner', async () => {
  const { rows } = await owner.query<{ name: string }>('select current_user as name');
  await expect(application.query(`set role ${rows[0]?.name}`)).rejects.toThrow('permission denied');
  expect(await excessOf(application, 'cms_test_app')).toEqual([]);
});

test('SAFE-06 a table of its own stands in front of nothing when a line is chained', async () => {
  await application.query('create temporary table openings (seq int, hash text)');
  await application.query("insert into openings values (1000000, 'mine')");
  await application.query(
    "insert into public.openings (username, user_id, record) values ('anna', '1', 'orders')",
  );
  await application.query('drop table pg_temp.openings');
  expect((await verifyRecord(application)).breaks).toEqual([]);
});

test('SAFE-06 it adds lines, which are numbered and chained whatever it says, and can verify them', async () => {
  const before = await verifyRecord(application);
  await application.query(
    "insert into openings (username, user_id, record, seq, prev, hash, created_at) values ('anna', '1', 'orders', 7000, 'a', 'b', '2020-01-01')",
  );
  const after = await verifyRecord(application, before.last ? [before.last] : []);
  expect(after).toMatchObject({ lines: before.lines + 1, breaks: [] });
  expect(after.last?.seq).toBe((before.last?.seq ?? 0) + 1);
});

test('SAFE-06 a cut end shows by the mark that left the machine, and by nothing else', async () => {
  const said = vi.spyOn(log, 'info');
  onTestFinished(() => said.mockRestore());
  await addLine();
  const day = new Date('2026-11-24T15:00:00Z');
  await sendMark(cms.payload, 'America/New_York', day);
  await sendMark(cms.payload, 'America/New_York', day);
  const marks = said.mock.calls.flatMap(([facts]) => (facts as { mark?: string }).mark ?? []);
  expect(marks).toHaveLength(1);
  const mark = readMark(marks[0] ?? '');
  if (!mark) throw new Error('There is no mark');
  expect((await verifyRecord(application, [mark])).breaks).toEqual([]);

  await owner.query(
    `begin; alter table openings disable trigger all;
      delete from openings where seq = (select max(seq) from openings);
      alter table openings enable trigger all; commit`,
  );
  expect((await verifyRecord(application)).breaks).toEqual([]);
  expect((await verifyRecord(application, [mark])).breaks).toEqual([
    expect.stringContaining(`Line ${mark.seq} is not what it was`),
  ]);
  await addLine();
  expect((await verifyRecord(application, [mark])).breaks).toHaveLength(1);
});

test('SAFE-06 on Mondays the mark goes to the practice in one mail, which names nobody', async () => {
  const admin = await cms.payload.create({
    collection: 'users',
    data: { username: 'owner', password: 'three random words', role: 'admin' },
  });
  const mails = async () =>
    (await cms.payload.find({ collection: 'mails', where: { kind: { equals: 'record-mark' } } }))
      .docs;
  // Sunday evening in New York is Monday in London.
  await sendMark(cms.payload, 'America/New_York', new Date('2026-11-23T03:00:00Z'));
  expect(await mails()).toEqual([]);
  for (const hour of ['06', '12', '20'])
    await sendMark(cms.payload, 'America/New_York', new Date(`2026-11-23T${hour}:00:00Z`));
  const [mail, ...others] = await mails();
  expect([mail?.subject, others]).toEqual(['The record of access, this week', []]);
  const { text } = await composeMail(cms.payload, mailSources, {
    kind: 'record-mark',
    subject: mail?.subject ?? '',
    account: admin.id,
  });
  const { last } = await verifyRecord(application);
  expect(text).toContain(last && writeMark(last));
  expect(text).not.toMatch(/anna|owner/);
  await cms.payload.delete({ collection: 'users', id: admin.id });
});

test('SAFE-06 it reads and writes every other table', async () => {
  const { rows } = await application.query<{ name: string; may: boolean }>(
    `select tablename as name, has_table_privilege(quote_ident(tablename), 'select')
        and has_table_privilege(quote_ident(tablename), 'insert')
        and has_table_privilege(quote_ident(tablename), 'update')
        and has_table_privilege(quote_ident(tablename), 'delete') as may
     from pg_tables where schemaname = 'public'`,
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(
    rows
      .filter(({ may }) => !may)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['openings', 'payload_migrations']);
});

function addressOf(role: string, password: string): string {
  return Object.assign(new URL(cms.databaseUrl), { username: role, password }).href;
}

async function newRole(): Promise<string> {
  const role = `cms_test_${randomBytes(5).toString('hex')}`;
  made.push(role);
  return role;
}

test('SAFE-06 the role is made from DATABASE_URL, follows a new password in it, and is left alone without an owner', async () => {
  const role = await newRole();
  for (const password of ["a'b\\c;--", 'another word/%']) {
    const DATABASE_URL = addressOf(role, encodeURIComponent(password));
    await keepServingRole({ DATABASE_OWNER_URL: cms.databaseUrl, DATABASE_URL });
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    expect((await client.query('select 1 from orders limit 1')).rowCount).toBe(0);
    await client.end();
  }
  expect(await excessOf(owner, role)).toEqual([]);
  await keepServingRole({
    DATABASE_OWNER_URL: '',
    DATABASE_URL: 'postgres://none@none/none',
  });
});

test.each([
  ['superuser', 'is a superuser'],
  ['createrole', 'may make roles or databases'],
  ['in role pg_read_all_data', 'belongs to another role'],
])('SAFE-06 a role with too much does not get to serve: %s', async (attribute, said) => {
  const role = await newRole();
  await owner.query(`create role ${role} login password 'word' ${attribute}`);
  const addresses = {
    DATABASE_OWNER_URL: cms.databaseUrl,
    DATABASE_URL: addressOf(role, 'word'),
  };
  await expect(keepServingRole(addresses)).rejects.toThrow(`${role} ${said}`);
});

test('SAFE-06 what was granted beyond serving is taken back', async () => {
  const role = await newRole();
  await owner.query(
    `create role ${role} login password 'word'; grant all on openings to ${role}; grant create on schema public to ${role}`,
  );
  expect(await excessOf(owner, role)).toEqual([
    'may change the schema',
    'may change the record of access',
  ]);
  await keepServingRole({
    DATABASE_OWNER_URL: cms.databaseUrl,
    DATABASE_URL: addressOf(role, 'word'),
  });
  expect(await excessOf(owner, role)).toEqual([]);
});
