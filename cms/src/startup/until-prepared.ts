import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { preparationLock } from '../accounts/preparation-lock.ts';
import { migrations } from '../migrations/index.ts';

const pollMs = 1_000;

type Waiting = { patienceMs: number; onWaiting: (reason: string) => void };

/**
 * Resolves when the database has every migration of this code and nobody is at work on it: where nothing starts CMS and
 * worker after `prepare` has ended, they wait for it. `onWaiting` hears each new reason.
 * @throws when that does not come within `patienceMs`.
 */
export async function untilPrepared(
  connectionString: string,
  { patienceMs, onWaiting }: Waiting,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let told = '';
  for (;;) {
    const reason = await lackOf(connectionString);
    if (reason === null) return;
    if (Date.now() > deadline) throw new Error(`The database is not prepared: ${reason}`);
    if (reason !== told) onWaiting((told = reason));
    await pause(pollMs);
  }
}

/** Null: it is prepared. */
async function lackOf(connectionString: string): Promise<string | null> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    // Given back with the connection.
    const { rows: locks } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock_shared($1) as free',
      [preparationLock],
    );
    if (!locks[0]?.free) return 'it is being prepared';
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations');
    const done = new Set(rows.map(({ name }) => name));
    const missing = migrations.filter(({ name }) => !done.has(name)).length;
    return missing === 0 ? null : `${missing} migrations are missing`;
  } catch {
    // Before the first preparation there is neither the role that asks nor the table.
    return 'it does not answer as it does when it is prepared';
  } finally {
    await client.end().catch(() => undefined);
  }
}
