import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter, type PostgresAdapter } from '@payloadcms/db-postgres';
import type { ClientConfig } from 'pg';
import { warnOfExcess } from './database-role.ts';
import { ownTransactions } from './database-transactions.ts';
import { configEnv, env } from './env.ts';
import { log } from './log.ts';

/** A server that is down is noticed after a moment; a turn with its connections is worth waiting for in a burst. */
const [connectMs, turnMs] = [3_000, 8_000];

/**
 * Postgres with limits on every wait, so that a lost connection or a lock never holds a request for long, and with a
 * listener for errors of idle connections, which would otherwise end the process when Postgres restarts.
 */
export function database() {
  const base = postgresAdapter({
    push: false,
    idType: 'uuid',
    allowIDOnCreate: true,
    disableCreateDatabase: true,
    migrationDir: join(dirname(fileURLToPath(import.meta.url)), 'migrations'),
    pool: {
      connectionString: configEnv().databaseUrl,
      max: configEnv().databasePool,
      connectionTimeoutMillis: turnMs,
      query_timeout: 8_000,
      statement_timeout: 8_000,
      lock_timeout: 3_000,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
    },
  });
  return {
    ...base,
    init: ((args) => {
      const adapter = base.init(args);
      ownTransactions(adapter, configEnv().databasePool);
      const connect = adapter.connect;
      adapter.connect = async (options) => {
        env();
        adapter.pool ??= createPool(adapter);
        await connect?.call(adapter, options);
        // Payload asks for no connection when it is given a pool; a wrong address is to be noticed now.
        await adapter.pool.query('select 1');
        if (!configEnv().isOwner) await warnOfExcess(adapter.pool);
      };
      return adapter;
    }) as typeof base.init,
  };
}

/**
 * Payload's own pool keeps one connection out of use, to listen to its end, and one more after each reset by the
 * network, until none is left. Ours keeps none, and listens to all of them.
 */
function createPool({ pg, poolOptions }: PostgresAdapter): PostgresAdapter['pool'] {
  class Client extends pg.Client {
    constructor(options?: ClientConfig) {
      super({ ...options, connectionTimeoutMillis: connectMs });
    }
  }
  const pool = new pg.Pool({ ...poolOptions, Client });
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'));
  // The pool stops listening while a connection is in use: without this, one that dies in a transaction ends the process.
  pool.on('connect', (client) =>
    client.on('error', (err) => log.warn({ err }, 'a database connection was lost')),
  );
  return pool;
}
