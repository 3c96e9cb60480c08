import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { configEnv, env } from './env.ts';
import { log } from './log.ts';

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
      max: 10,
      connectionTimeoutMillis: 3_000,
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
      const connect = adapter.connect;
      adapter.connect = async (options) => {
        env();
        await connect?.call(adapter, options);
        adapter.pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'));
        // The pool stops listening while a connection is in use: without this, one that dies in a transaction ends the process.
        adapter.pool.on('connect', (client) => client.on('error', (err) => log.warn({ err }, 'a database connection was lost')));
      };
      return adapter;
    }) as typeof base.init,
  };
}

