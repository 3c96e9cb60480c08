import type { ClientBase } from 'pg';
import { open, seal, type FieldKeys } from './cipher.ts';
import type { SealedColumn } from './encrypted.ts';

export type Reencryption = {
  /** Texts that are under the newest key now and were not before. */
  done: number;
  /** Texts that no key opens, as `table.column id`; they are left as they are. */
  unreadable: string[];
  /** How many rows of which table still need which former key, after everything. */
  needed: { key: string; table: string; rows: number }[];
};

type Options = {
  /** A connection of its own: it waits for nobody longer than `lock_timeout` says. */
  client: ClientBase;
  columns: readonly SealedColumn[];
  keys: FieldKeys;
  /** Rows that are locked at a time. */
  batch?: number;
  /** How often the columns are gone through when somebody else wrote a former text back meanwhile. */
  passes?: number;
  onBatch?: (done: number) => void;
};

/**
 * Brings every encrypted text under the first key. Each text is replaced only while it is still the one that was read,
 * in statements of one batch: whoever writes meanwhile wins, a process that is killed leaves each row readable, and the
 * next run goes on with what is left.
 */
export async function reencrypt(options: Options): Promise<Reencryption> {
  const { client, columns, keys, passes = 5 } = options;
  const unreadable = new Set<string>();
  let done = 0;
  let needed: Reencryption['needed'] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    const before = done;
    for (const column of columns)
      done += await renewColumn(column, options, unreadable, (more) =>
        options.onBatch?.(done + more),
      );
    needed = await findNeeded(client, keys);
    if (needed.length === 0 || done === before) break;
  }
  return { done, unreadable: [...unreadable], needed };
}

async function renewColumn(
  { table, column, id, place }: SealedColumn,
  { client, keys, batch = 500 }: Options,
  unreadable: Set<string>,
  onBatch: (done: number) => void,
): Promise<number> {
  const [t, c, i] = [table, column, id].map((name) => client.escapeIdentifier(name));
  const isNewest = `v1.${keys.writer}.%`;
  let done = 0;
  let last: string | null = null;
  for (;;) {
    const { rows }: { rows: { id: string; text: string }[] } = await client.query(
      `select ${i}::text as id, ${c} as text from ${t}
       where ${c} <> '' and ${c} not like $1 and ($2::uuid is null or ${i} > $2::uuid)
       order by ${t}.${i} limit $3`,
      [isNewest, last, batch],
    );
    if (rows.length === 0) return done;
    last = rows.at(-1)?.id ?? null;
    const renewed = rows.flatMap((row) => {
      try {
        const at = { ...place, id: row.id };
        return [{ ...row, renewed: seal(open(row.text, at, keys), at, keys) }];
      } catch {
        unreadable.add(`${table}.${column} ${row.id}`);
        return [];
      }
    });
    done += await replaceTexts(client, `${t}`, `${c}`, `${i}`, renewed);
    onBatch(done);
  }
}

/** The codes of a lock that was not had in time, and of two who waited for each other: the batch is tried again. */
const busy = new Set(['55P03', '40P01']);

async function replaceTexts(
  client: ClientBase,
  table: string,
  column: string,
  id: string,
  rows: { id: string; text: string; renewed: string }[],
  tries = 10,
): Promise<number> {
  try {
    const { rowCount } = await client.query(
      `update ${table} t set ${column} = v.renewed
       from unnest($1::uuid[], $2::text[], $3::text[]) as v (id, text, renewed)
       where t.${id} = v.id and t.${column} = v.text`,
      [rows.map((row) => row.id), rows.map((row) => row.text), rows.map((row) => row.renewed)],
    );
    return rowCount ?? 0;
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && busy.has(String(error.code));
    if (!isBusy || tries <= 1) throw error;
    return await replaceTexts(client, table, column, id, rows, tries - 1);
  }
}

/**
 * Looks for texts under former keys in every row of every table, whether or not a field is known there: queued jobs,
 * mails that wait and columns that nobody declared count as well.
 */
async function findNeeded(client: ClientBase, keys: FieldKeys): Promise<Reencryption['needed']> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
     order by 1`,
  );
  const needed: Reencryption['needed'] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ key: string; rows: number }>(
      `select found.key[1] as key, count(distinct t.ctid)::int as rows
       from ${name} t, regexp_matches(t::text, 'v1\\.([A-Za-z0-9-]{1,20})\\.[\\w-]{16}\\.[\\w-]{22}', 'g') as found (key)
       where t::text like '%v1.%' group by 1 having found.key[1] <> $1`,
      [keys.writer],
    );
    needed.push(...rows.map((row) => ({ ...row, table: name.replace(/^public\./, '') })));
  }
  return needed;
}
