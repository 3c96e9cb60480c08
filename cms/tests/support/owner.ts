import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { Client } from 'pg';
import { keepServingRole } from '../../src/database-role.ts';
import type { TestCms } from './cms.ts';

/** Changes the schema as its owner, in one transaction, and lets the application at what is new in it, as `prepare` does. */
export async function asOwner(
  { databaseUrl, servingUrl }: Pick<TestCms, 'databaseUrl' | 'servingUrl'>,
  work: (db: MigrateUpArgs['db']) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await work(drizzle(client));
    await client.query('commit');
  } finally {
    await client.end();
  }
  await keepServingRole({ DATABASE_OWNER_URL: databaseUrl, DATABASE_URL: servingUrl });
}
