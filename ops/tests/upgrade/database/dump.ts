import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { readSchema, type Schema } from './schema.ts';

/** Rows as the JSON text that Postgres makes of them, by table; the last number of each sequence that gave one. */
export type Dump = Schema & { tables: Record<string, string[]>; sequences: Record<string, string> };

/** Everything in the schema of a shop; independent of any code of it. */
export async function dumpDatabase(client: pg.Client): Promise<Dump> {
  const schema = await readSchema(client);
  const names = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const tables: Dump['tables'] = {};
  for (const { name } of names.rows) tables[name] = await readRows(client, name);
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return {
    ...schema,
    tables,
    sequences: Object.fromEntries(rows.map(({ name, last }) => [name, last])),
  };
}

async function readRows(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ row: string }>(
    `select to_jsonb(t)::text as row from ${client.escapeIdentifier(table)} t`,
  );
  return rows.map(({ row }) => row).sort();
}

/** Makes an empty database what the dump says. */
export async function restoreDatabase(
  client: pg.Client,
  { before, tables, after, sequences }: Dump,
): Promise<void> {
  await client.query(before.join(';\n'));
  for (const [name, rows] of Object.entries(tables)) {
    const table = client.escapeIdentifier(name);
    await client.query(
      `insert into ${table} select row.* from unnest($1::text[]) with ordinality as given(text, place), jsonb_populate_record(null::${table}, text::jsonb) as row order by place`,
      [rows],
    );
  }
  await client.query(after.join(';\n'));
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), last]);
}

/** Throws unless a database that is made from the dump is dumped as the same. */
export async function requireRoundTrip(empty: pg.Client, dump: Dump): Promise<void> {
  await restoreDatabase(empty, dump);
  const again = await dumpDatabase(empty);
  for (const part of ['before', 'after', 'tables', 'sequences'] as const) {
    if (!isDeepStrictEqual(again[part], dump[part]))
      throw new Error(`A database that is made from the dump differs in its ${part}.`);
  }
}
