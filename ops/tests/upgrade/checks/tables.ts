import { isDeepStrictEqual } from 'node:util';
import type { World } from '../world.ts';
import { type Check, counted, requireNone } from './check.ts';

type Row = Record<string, unknown>;

/** What a shop moves by itself, by table: columns whose values are not compared. Everything else stays as it is. */
const moving: Record<string, string[]> = {
  // Read anew from Stripe: how often, and when.
  orders: ['followed', 'updated_at'],
  plans: ['updated_at'],
  // The worker's own notes.
  worker: ['seen_at', 'reconciled_at', 'reconciled', 'updated_at'],
  // The key is sealed anew at each start.
  service_accounts: ['api_key', 'updated_at'],
  // Counted by signing in.
  users: ['updated_at'],
};

/** Rows that change as a whole: jobs that were due, the mails of those (see `mails.ts`), and the count of what visitors see. */
const movingRows: Record<string, (row: Row, due: ReadonlySet<string>) => boolean> = {
  payload_jobs: ({ id }, due) => due.has(String(id)),
  mails: ({ id }, due) => due.has(String(id)),
  payload_kv: ({ key }) => key === 'content-version',
};

/** Relations that stand elsewhere since: the kits of which a package's buyer chooses were its offer's, and are its own now. Each is looked for there. */
const movedTo: Record<string, string> = {
  offers_rels: 'products_rels',
  _offers_v_rels: '_products_v_rels',
};

export const rowsKept: Check = {
  title: 'every row of every table is there',
  async run({ dump, query }) {
    const faults: string[] = [];
    for (const [table, rows] of Object.entries(dump.tables)) {
      const [now] = await query<{ count: number }>(
        `select count(*)::int as count from "${table}"`,
      ).catch(() => []);
      if (!now) faults.push(`the table ${table} is gone`);
      else if (now.count < rows.length && !movedTo[table])
        faults.push(`${table} had ${rows.length} rows and has ${now.count}`);
    }
    requireNone(faults);
    return `${counted(Object.keys(dump.tables).length, 'tables')}, ${counted(Object.values(dump.tables).flat().length, 'rows')}`;
  },
};

export const valuesKept: Check = {
  title: 'every value of every row is what it was',
  async run(world) {
    const due = new Set(dueJobs(world).flatMap(({ id, mail }) => (mail ? [id, mail] : [id])));
    const faults: string[] = [];
    let values = 0;
    for (const [table, texts] of Object.entries(world.dump.tables)) {
      const before = texts.map((text) => JSON.parse(text) as Row);
      const after = await rowsOf(world, table);
      const moved = new Set(
        [...(await rowsOf(world, movedTo[table] ?? table)).values()].map((row) => row.products_id),
      );
      for (const row of before.filter((each) => !movingRows[table]?.(each, due))) {
        const now = after.get(keyOf(row));
        const names = Object.keys(row).filter((name) => !moving[table]?.includes(name));
        values += names.length;
        if (!now && movedTo[table] && moved.has(row.products_id)) continue;
        if (!now) faults.push(`${table} has lost ${keyOf(row)}`);
        else
          faults.push(
            ...names
              .filter((name) => !isDeepStrictEqual(now[name], row[name]))
              .map(
                (name) =>
                  `${table}.${name} of ${keyOf(row)} was ${brief(row[name])} and is ${brief(now[name])}`,
              ),
          );
      }
    }
    requireNone(faults);
    return counted(values, 'values');
  },
};

async function rowsOf({ query }: World, table: string): Promise<Map<string, Row>> {
  const rows = await query<{ row: Row }>(`select to_jsonb(t) as row from "${table}" t`);
  return new Map(rows.map(({ row }) => [keyOf(row), row]));
}

const keyOf = ({ id, ...row }: Row) => JSON.stringify(id ?? row);

const brief = (value: unknown) => (JSON.stringify(value) ?? 'not there').slice(0, 120);

/** The jobs that waited for the next start of a worker, and the mails that they send. */
export function dueJobs({
  dump,
  manifest,
}: Pick<World, 'dump' | 'manifest'>): { id: string; mail: string | null }[] {
  type Job = {
    id: string;
    task_slug: string;
    input: { mail?: string } | null;
    wait_until: string | null;
    completed_at: string | null;
    has_error: boolean | null;
  };
  return (dump.tables.payload_jobs ?? [])
    .map((text) => JSON.parse(text) as Job)
    .filter(
      (job) =>
        job.completed_at === null &&
        job.has_error !== true &&
        (job.wait_until === null ||
          Date.parse(job.wait_until) <= Date.parse(manifest.moment) + 60_000),
    )
    .map(({ id, input }) => ({ id, mail: input?.mail ?? null }));
}
