import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { open, parseFieldKeys, seal } from '../../src/fields/encryption/cipher.ts';
import { encryptedField, sealedColumn } from '../../src/fields/encryption/encrypted.ts';
import { reencrypt } from '../../src/fields/encryption/reencrypt.ts';
import { sealedColumns } from '../../src/fields/encryption/sealed-columns.ts';
import { whatMayGo } from '../../src/fields/encryption/what-may-go.ts';
import { useCms } from '../support/cms.ts';
import { startCommand } from '../support/commands.ts';
import { createSample, encryptedFields } from '../support/samples.ts';

vi.setConfig({ testTimeout: 120_000 });

const cms = useCms();
const former = `test:${randomBytes(32).toString('base64')}`;
const newer = `next:${randomBytes(32).toString('base64')}`;
const both = `${newer},${former}`;
let client: pg.Client;
let orderId: string;

beforeAll(async () => {
  client = new pg.Client({ connectionString: cms.databaseUrl });
  await client.connect();
  orderId = await createSample(cms.payload, 'orders');
});
afterAll(() => client?.end());

/** Fills every encrypted column of every table with texts under the key `keys` writes with. */
async function fill(keys: string, rows = 1): Promise<void> {
  await client.query('delete from account_factors; delete from contact_submissions');
  for (const slug of [
    'checkouts',
    'contact-submissions',
    'lead-captures',
    'fulfilments',
    'person-notes',
    'replies',
  ] as const)
    await createSample(cms.payload, slug, slug === 'fulfilments' ? { order: orderId } : {});
  const { id: account } = await cms.payload.create({
    collection: 'users',
    data: { username: `r${randomUUID().slice(0, 8)}`, password: randomUUID(), role: 'staff' },
  });
  await client.query(
    `insert into account_factors (account_id, sealed_key, last_step, recovery_codes) values ($1, 'x', 0, '[]')`,
    [account],
  );
  await multiply(rows);
  for (const { table, column, id, place } of sealedColumns(cms.payload)) {
    const { rows: found } = await client.query(`select ${id} as id from ${table}`);
    expect([table, found.length > 0]).toEqual([table, true]);
    const texts = found.map((row) =>
      seal(plainOf(column, row.id), { ...place, id: row.id }, parseFieldKeys(keys)),
    );
    await client.query(
      `update ${table} t set ${column} = v.text from unnest($1::uuid[], $2::text[]) v(id, text) where t.${id} = v.id`,
      [found.map((row) => row.id), texts],
    );
  }
}

/** Makes `rows` messages from the one that is there. */
async function multiply(rows: number): Promise<void> {
  if (rows === 1) return;
  const { rows: columns } = await client.query(
    `select string_agg(quote_ident(column_name), ',') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'contact_submissions' and column_name <> 'id'`,
  );
  await client.query(
    `insert into contact_submissions (id, ${columns[0].names})
     select gen_random_uuid(), ${columns[0].names} from (select * from contact_submissions limit 1) one, generate_series(2, $1)`,
    [rows],
  );
}

const plainOf = (column: string, id: string) => `${column} of ${id}`;

/** How many texts stand under which key, and how many open to something else than what was written. */
async function judge(keys = both) {
  const byKey: Record<string, number> = {};
  let unreadable = 0;
  for (const { table, column, id, place } of sealedColumns(cms.payload)) {
    const { rows } = await client.query(
      `select ${id} as id, ${column} as text from ${table} where ${column} like 'v1.%'`,
    );
    for (const row of rows) {
      const kid = String(row.text).split('.')[1] ?? '';
      byKey[kid] = (byKey[kid] ?? 0) + 1;
      try {
        const plain = open(row.text, { ...place, id: row.id }, parseFieldKeys(keys));
        if (plain !== plainOf(column, row.id)) unreadable += 1;
      } catch {
        unreadable += 1;
      }
    }
  }
  return { byKey, unreadable };
}

function command(keys: string) {
  const child = startCommand('reencrypt', [], { DATABASE_URL: cms.servingUrl, FIELD_KEYS: keys });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  return { child, said: () => output };
}

async function runCommand(keys: string) {
  const { child, said } = command(keys);
  const [code] = await once(child, 'close');
  return { code: Number(code), said: said() };
}

const renew = (more: Partial<Parameters<typeof reencrypt>[0]> = {}) =>
  reencrypt({
    client,
    columns: sealedColumns(cms.payload),
    keys: parseFieldKeys(both),
    batch: 70,
    ...more,
  });

test('SAFE-12 every encrypted field has a column that is re-encrypted, and so has what stands outside the collections', () => {
  const derived = sealedColumns(cms.payload);
  for (const [slug, fields] of Object.entries(encryptedFields(cms.payload)))
    for (const field of fields)
      expect(derived.map(({ place }) => place)).toContainEqual({ collection: slug, field });
  expect(derived).toContainEqual({
    table: 'account_factors',
    column: 'sealed_key',
    id: 'account_id',
    place: { collection: 'users', field: 'totpKey' },
  });
});

test('SAFE-12 an encrypted field in a list, or in a collection with versions, is refused before anything is written', () => {
  const field = encryptedField({ name: 'word', label: 'Word', description: '', readers: [] });
  const withFields = (flattenedFields: unknown[], versions: unknown = false) =>
    ({
      config: { globals: [], collections: [{ slug: 'orders', versions, flattenedFields }] },
      db: cms.payload.db,
    }) as unknown as typeof cms.payload;
  expect(() =>
    sealedColumns(withFields([{ name: 'list', type: 'array', flattenedFields: [field] }])),
  ).toThrow('orders.list.word');
  expect(() => sealedColumns(withFields([field], { drafts: true }))).toThrow('orders.word');
  expect(() => sealedColumns(withFields([field]))).toThrow('no column');
});

test('SAFE-12 the command, killed in the middle, leaves nothing unreadable; the next run ends the work and says that the former key may go', async () => {
  await fill(former, 520);
  const other = new pg.Client({ connectionString: cms.databaseUrl });
  await other.connect();
  // The last rows are held, so that the command surely stands in the middle when it is killed.
  await other.query('begin');
  await other.query('select 1 from contact_submissions order by id desc limit 1 for update');
  const { child, said } = command(both);
  const ended = once(child, 'close');
  const renewed = async () =>
    Number(
      (await client.query(`select count(*) from contact_submissions where phone like 'v1.next.%'`))
        .rows[0].count,
    );
  await expect.poll(renewed, { interval: 50, timeout: 90_000 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await ended;
  await other.query('rollback');
  await other.end();
  const half = await judge();
  expect([half.unreadable, said().includes('may go')]).toEqual([0, false]);
  expect(half.byKey).toEqual({ test: expect.any(Number), next: expect.any(Number) });

  const { code, said: all } = await runCommand(both);
  expect(all).toContain('The key "test" may go');
  expect(code).toBe(0);
  expect(await judge(newer)).toEqual({ byKey: { next: expect.any(Number) }, unreadable: 0 });
  expect(await renew()).toEqual({ done: 0, unreadable: [], needed: [] });
});

test('SAFE-12 what is written meanwhile, by a copy of the shop with the former key as well, is neither lost nor left behind', async () => {
  await fill(former, 150);
  const place = { collection: 'contact-submissions', field: 'message' };
  const { rows } = await client.query('select id from contact_submissions');
  const other = new pg.Client({ connectionString: cms.databaseUrl });
  await other.connect();
  const over = new AbortController();
  let written = 0;
  const writing = (async () => {
    for (let turn = 0; !over.signal.aborted && turn < rows.length; turn += 1) {
      const { id } = rows[turn];
      const text = seal(`new ${id}`, { ...place, id }, parseFieldKeys(former));
      await other.query('update contact_submissions set message = $1 where id = $2', [text, id]);
      written += 1;
    }
  })();
  const during = await renew({ passes: 1 });
  over.abort();
  await writing;
  await other.end();
  const after = await renew();
  expect([during.unreadable, after.unreadable, after.needed]).toEqual([[], [], []]);
  const { rows: messages } = await client.query('select id, message from contact_submissions');
  const kept = messages.filter(
    ({ id, message }) => open(message, { ...place, id }, parseFieldKeys(newer)) === `new ${id}`,
  );
  expect(written).toBeGreaterThan(0);
  expect(kept).toHaveLength(written);
});

test('SAFE-12 a key that a queued job, an undeclared column or a text it cannot open still needs may not go', async () => {
  await fill(former);
  const sealed = seal(
    'x',
    { collection: 'a', field: 'b', id: randomUUID() },
    parseFieldKeys(former),
  );
  await client.query(`insert into payload_jobs (id, input) values (gen_random_uuid(), $1)`, [
    JSON.stringify({ note: sealed }),
  ]);
  await client.query('create table forgotten (word text); grant select on forgotten to public');
  await client.query('insert into forgotten values ($1)', [sealed]);
  await client.query('update orders set phone = $1 where id = $2', [sealed, orderId]);
  const { code, said } = await runCommand(both);
  expect(code).toBe(1);
  expect(said).toContain(
    'The key "test" must stay: 1 in forgotten, 1 in orders, 1 in payload_jobs',
  );
  expect(said).toContain(`orders.phone ${orderId}`);
  expect(said).not.toContain('may go');
  await client.query('drop table forgotten');
  await client.query('delete from payload_jobs');
  await client.query('update orders set phone = null where id = $1', [orderId]);
  expect(whatMayGo(await renew(), parseFieldKeys(both)).isDone).toBe(true);
});

test('SAFE-12 a key that is gone too early is named, and nothing is overwritten', async () => {
  await fill(former);
  const before = await judge(former);
  const keys = parseFieldKeys(newer);
  const { isDone, lines } = whatMayGo(await renew({ keys }), keys);
  expect([isDone, lines.join()]).toEqual([false, expect.stringContaining('need the key "test"')]);
  expect(await judge(former)).toEqual(before);
});

test('SAFE-12 a column declared beside its code is re-encrypted without being named anywhere else', async () => {
  await client.query('create table beside (id uuid primary key, word text)');
  const place = { collection: 'beside', field: 'word' };
  sealedColumn({ table: 'beside', column: 'word', id: 'id', place });
  const id = randomUUID();
  await client.query('insert into beside values ($1, $2)', [
    id,
    seal('kept', { ...place, id }, parseFieldKeys(former)),
  ]);
  await renew({ columns: sealedColumns(cms.payload).filter(({ table }) => table === 'beside') });
  const { rows } = await client.query('select word from beside');
  expect(open(rows[0].word, { ...place, id }, parseFieldKeys(newer))).toBe('kept');
});
