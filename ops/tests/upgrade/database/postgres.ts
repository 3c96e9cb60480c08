import { join } from 'node:path';
import pg from 'pg';
import { root } from '../../../env.ts';
import { type ManagedProcess, startService } from '../../../launcher/managed-process.ts';
import { commandPrefix } from '../../../stand-ins/postgres/account.ts';
import { databaseUrl } from '../../../stand-ins/postgres/address.ts';
import { isServed } from '../../../stand-ins/postgres/leftover.ts';
import { until } from '../../world/until.ts';
import { endWithUs } from '../with-us.ts';

/** The database of a shop that is not running: its variables as the launcher names them, and where its log goes. */
export type StoppedDatabase = { env: Record<string, string>; logFile: string };

/** Rows as text say the same on every machine. */
export const inUtc = '?options=-c%20TimeZone%3DUTC';

/** Starts the database of a shop alone, made when there is none yet, does `work` in it, and stops it again. */
export async function withDatabase<T>(
  { env, logFile }: StoppedDatabase,
  work: (client: pg.Client, connect: (database: string) => Promise<pg.Client>) => Promise<T>,
): Promise<T> {
  const dir = env.POSTGRES_DIR ?? '';
  const clients: pg.Client[] = [];
  let server: ManagedProcess | undefined;
  const letBe = endWithUs(() => server);
  const connect = async (database: string) => {
    const client = new pg.Client({
      connectionString:
        databaseUrl({
          port: Number(env.POSTGRES_PORT),
          password: env.POSTGRES_PASSWORD ?? '',
          database,
        }) + inUtc,
    });
    clients.push(client);
    await client.connect();
    return client;
  };
  try {
    const command = [...commandPrefix(dir), 'node', 'stand-ins/postgres/main.ts'];
    await startService(
      {
        name: 'postgres',
        command,
        cwd: join(root, 'ops'),
        env,
        ready: { line: /^postgres ready$/m },
        readyWithinSeconds: 60,
        logFile,
      },
      (spawned) => (server = spawned),
    );
    return await work(await connect(env.POSTGRES_DATABASES ?? ''), connect);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    await server?.stop();
    letBe();
    // On a busy machine it writes for a while; who comes next would find the folder taken.
    await until('the database has let go of its folder', 120_000, async () =>
      isServed(dir) ? null : true,
    );
  }
}
