import { Client } from 'pg';

/** What a test's database holds at its start: the schema alone, or the samples of a new shop without their pictures. */
export type Template = 'migrated' | 'seeded';

/** Runs one statement on the server of `url`, in the database that `url` names. */
async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
export function databaseAt(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** The same as the role that the application has. */
export function servingAt(server: string, name: string): string {
  const role = { username: 'cms_test_app', password: 'cms_test_app' };
  return Object.assign(new URL(databaseAt(server, name)), role).href;
}

/** Makes a database, as a copy of another one that nobody is connected to, or empty. */
export function createDatabase(server: string, name: string, template?: string): Promise<void> {
  return onServer(
    server,
    `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`,
  );
}

export function dropDatabase(server: string, name: string): Promise<void> {
  return onServer(server, `drop database if exists ${name} with (force)`);
}
