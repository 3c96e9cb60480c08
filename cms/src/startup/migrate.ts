import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { raiseContentVersion } from '../content-version/counter.ts';
import { migrations } from '../migrations/index.ts';

/** Other encodings know letters that people's names are written with only in part, and nothing that tells equal ones. */
const encodingNeeded = 'UTF8';

/**
 * Brings the schema up to date. Throws, instead of asking on a terminal, when the database was pushed to by hand, and when
 * it is in an encoding in which no order could be written.
 */
export async function migrate(payload: Payload, say: (line: string) => void): Promise<void> {
  requireEncoding(await encodingOf(payload));
  const done = await appliedMigrations(payload);
  if (done.some((row) => row.batch === -1)) {
    throw new Error(
      'this database was changed by a development push (payload_migrations has a row with batch -1), so migrations ' +
        'cannot be applied safely. Start with a new database, or remove that row once the schema is known to be right.',
    );
  }
  const names = new Set(done.map((row) => row.name));
  const missing = migrations.filter((migration) => !names.has(migration.name));
  if (missing.length === 0) return say('Schema is up to date.');
  say(`Applying ${missing.length} migration${missing.length === 1 ? '' : 's'} …`);
  await payload.db.migrate({
    migrations: migrations.map(({ name, up, down }) => ({
      name,
      up: (args) => up(args as MigrateUpArgs),
      down: (args) => down(args as MigrateDownArgs),
    })),
  });
  // They may have rewritten what visitors see, of which no list has noted a change.
  await raiseContentVersion({ payload });
}

/** Throws when a database of this encoding cannot hold a shop. */
export function requireEncoding(encoding: string): void {
  if (encoding !== encodingNeeded)
    throw new Error(
      `this database is in the encoding ${encoding}, in which no order could be written. Make an empty one with: ` +
        `create database shop encoding '${encodingNeeded}' template template0`,
    );
}

async function encodingOf(payload: Payload): Promise<string> {
  const { rows } = await payload.db.drizzle.execute(sql`show server_encoding`);
  return String(rows[0]?.server_encoding);
}

async function appliedMigrations(payload: Payload): Promise<{ name: string; batch: number }[]> {
  const table = await payload.db.drizzle.execute(
    sql`select to_regclass('public.payload_migrations') as found`,
  );
  if (!table.rows[0]?.found) return [];
  const { rows } = await payload.db.drizzle.execute(
    sql`select name, batch from payload_migrations`,
  );
  return rows.map((row) => ({ name: String(row.name), batch: Number(row.batch) }));
}
