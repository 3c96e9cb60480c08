import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from '@payloadcms/db-postgres';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { useCms } from '../support/cms.ts';

const cms = useCms();

async function onAnotherConnection(statement: string): Promise<void> {
  const client = new Client({ connectionString: cms.databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test('REL-07 connections that Postgres ends do not end the process, and the next request is answered', async () => {
  await onAnotherConnection(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect
    .poll(async () => (await cms.request('health')).status, { timeout: 90_000 })
    .toBe(200);
});

test('REL-07 every connection of the pool is for use, also after Postgres has ended all of them', async () => {
  const { pool } = cms.payload.db;
  await onAnotherConnection(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const all = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  expect(new Set(all).size).toBe(pool.options.max);
  for (const client of all) client.release();
});

test('REL-08 every connection has limits on its waits', async () => {
  const limits = {
    statement_timeout: '8s',
    lock_timeout: '3s',
    idle_in_transaction_session_timeout: '10s',
  };
  for (const [name, value] of Object.entries(limits)) {
    const { rows } = await cms.payload.db.drizzle.execute(sql.raw(`show ${name}`));
    expect(rows[0]?.[name]).toBe(value);
  }
  expect(cms.payload.db.poolOptions).toMatchObject({
    max: 10,
    connectionTimeoutMillis: 8_000,
    query_timeout: 8_000,
    keepAlive: true,
  });
});

test('REL-09 who asks in a burst waits longer for a turn with the connections than a silent server is given', async () => {
  const { pool } = cms.payload.db;
  const held = await Promise.all(
    Array.from({ length: pool.options.max }, async () => await pool.connect()),
  );
  const late = cms.payload.db.drizzle.execute(sql`select 1`);
  setTimeout(() => held.forEach((client) => client.release()), 3_500);
  await expect(late).resolves.toBeDefined();
});

test('REL-08 a server that takes the connection and says nothing is given up', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { Client: PoolClient } = cms.payload.db.pool.options;
  if (!PoolClient) throw new Error('The pool makes its connections itself');
  const { port } = silent.address() as AddressInfo;
  const client = Reflect.construct(PoolClient, [
    { connectionString: `postgres://shop@127.0.0.1:${port}/shop`, connectionTimeoutMillis: 60_000 },
  ]) as Client;
  await expect(client.connect()).rejects.toThrow('timeout expired');
  silent.close();
});

test('REL-09 many writes at once are all answered, and what was answered with a record is there', async () => {
  const write = (index: number) =>
    cms.payload.create({
      collection: 'products',
      data: {
        name: 'X',
        handle: `many-${index}`,
        price: 1,
        category: 'testing',
        description: 'x',
        position: 1,
        _status: 'published',
      },
    });
  const answers = await Promise.allSettled(Array.from({ length: 60 }, (_, index) => write(index)));
  const written = answers.filter(({ status }) => status === 'fulfilled');
  expect(written.length).toBeGreaterThan(0);
  expect((await cms.payload.count({ collection: 'products' })).totalDocs).toBe(written.length);
});
