import { Client } from 'pg';
import { expect, test } from 'vitest';
import { inTransaction } from '../../src/transaction.ts';
import { useCms } from '../support/cms.ts';

const connections = 5;
const cms = useCms({ env: { DATABASE_POOL: String(connections) } });

async function asOwner(statement: string, values: unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: cms.databaseUrl });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

/** All of them at the same time: one that was never given back is missing. */
async function expectEveryConnectionFree(): Promise<void> {
  const { pool } = cms.payload.db;
  const all = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  for (const client of all) client.release();
  expect(new Set(all).size).toBe(connections);
}

const questions = () => cms.payload.count({ collection: 'faqs' });

const aQuestion = (question: string) => ({
  question,
  answer: 'Yes.',
  category: 'general',
  position: 1,
  _status: 'published' as const,
});

test('REL-09 as many saves at once as there are connections, and ten times as many, are all done', async () => {
  const owner = await cms.signIn('admin');
  const { id } = await cms.payload.create({
    collection: 'faqs',
    data: aQuestion('May I?'),
  });
  const save = (place: number) =>
    cms.request(`faqs/${id}`, {
      as: owner,
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ position: place }),
    });
  const answers = await Promise.all(
    Array.from({ length: 10 * connections }, (_, place) => save(place)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('REL-09 a transaction that cannot begin gives its connection back', async () => {
  const { pool } = cms.payload.db;
  const taken = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  for (const client of taken) {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: () => {
        Object.assign(client, { query });
        return Promise.reject(new Error('Query read timeout'));
      },
    });
    client.release();
  }
  for (let turn = 0; turn < connections; turn += 1)
    await expect(cms.payload.db.beginTransaction()).rejects.toThrow('Query read timeout');
  await expectEveryConnectionFree();
});

test('REL-09 PAY-01 a commit that fails is told, and its connection is given back', async () => {
  const before = await questions();
  const lost = inTransaction(cms.payload, 'lost', async (req) => {
    await cms.payload.create({ collection: 'faqs', data: aQuestion('Lost?'), req });
    await asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction'`,
    );
  });
  await expect(lost).rejects.toThrow();
  expect(await questions()).toEqual(before);
  await expectEveryConnectionFree();
});

test('REL-09 a transaction that nobody ends holds no connection for ever', async () => {
  for (let turn = 0; turn < 2 * connections; turn += 1) {
    await cms.payload.db.beginTransaction();
    await asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction'`,
    );
  }
  await expectEveryConnectionFree();
});

test('FAST-07 a transaction knows the tables as everything else does, and does not find them out anew', async () => {
  const { db } = cms.payload;
  const id = String(await db.beginTransaction());
  const transaction = db.sessions?.[id]?.db as typeof db.drizzle | undefined;
  await db.rollbackTransaction(id);
  expect(transaction?._.schema).toBe(db.drizzle._.schema);
});
