import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { env } from './env.ts';
import { log } from './log.ts';

type Database = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
};

/**
 * What a role may do besides reading and writing rows, in words that follow its name; nothing is how it should be
 * (SAFE-06): who owns a table or its schema could take the guards of the record of access away.
 */
export async function excessOf(database: Database, role: string): Promise<string[]> {
  const { rows } = await database.query(
    `select e.what, e.has from pg_roles r, lateral (values
       ('is a superuser', r.rolsuper),
       ('may make roles or databases', r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls),
       ('belongs to another role', exists (select from pg_auth_members m where m.member = r.oid)),
       ('owns tables or functions', exists (
         select from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace
         union all select from pg_proc p where p.proowner = r.oid and p.pronamespace = 'public'::regnamespace)),
       ('may change the schema', has_schema_privilege(r.oid, 'public', 'create')),
       ('may change the record of access', coalesce(
         has_table_privilege(r.oid, to_regclass('public.openings'), 'update, delete, truncate, trigger')
         or has_any_column_privilege(r.oid, to_regclass('public.openings'), 'update'), false))
     ) e (what, has) where r.rolname = $1`,
    [role],
  );
  return rows.flatMap(({ what, has }) => (has ? [String(what)] : []));
}

/** Says so in the log where the application connects as a role that may do more than serve. */
export async function warnOfExcess(database: Database): Promise<void> {
  const { rows } = await database.query('select current_user as role');
  const role = String(rows[0]?.role);
  const excess = await excessOf(database, role);
  if (excess.length > 0)
    log.warn(
      { alert: 'database-role', role, excess },
      'the role of DATABASE_URL should serve alone',
    );
}

type Addresses = { DATABASE_OWNER_URL: string; DATABASE_URL: string };

/**
 * Where the owner of the database has a role of its own (DATABASE_OWNER_URL), makes the role of DATABASE_URL, which CMS
 * and worker connect as, and lets it read and write rows alone. For the owner, after the migrations. Throws when that
 * role cannot be made, and when it may do more than serve.
 */
export async function keepServingRole(
  { DATABASE_OWNER_URL, DATABASE_URL }: Addresses = env(),
): Promise<void> {
  if (!DATABASE_OWNER_URL) return;
  const { username, password } = new URL(DATABASE_URL);
  const [role, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const canConnect = await connects(DATABASE_URL);
  const client = new Client({ connectionString: DATABASE_OWNER_URL });
  await client.connect();
  try {
    await client.query('begin');
    if (!canConnect) await makeRole(client, role, secret);
    await client.query(grantsOf(escapeIdentifier(role)));
    const excess = await excessOf(client, role);
    if (excess.length > 0)
      throw new Error(
        `DATABASE_URL needs a role that serves alone, but ${role} ${excess.join(', ')}`,
      );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function connects(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** New, or with the password that stands in DATABASE_URL now. */
async function makeRole(client: Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  try {
    await client.query(
      `${verb} role ${escapeIdentifier(role)} login password ${escapeLiteral(password)}`,
    );
  } catch (cause) {
    throw new Error(
      `The role ${role} of DATABASE_URL cannot connect, and the owner may not ${verb} it: do so by hand`,
      { cause },
    );
  }
}

const grantsOf = (role: string) => `
  revoke create on schema public from public, ${role};
  grant usage on schema public to ${role};
  grant select, insert, update, delete on all tables in schema public to ${role};
  grant usage, select on all sequences in schema public to ${role};
  revoke all on openings, payload_migrations from ${role};
  grant select, insert on openings to ${role};
  grant select on payload_migrations to ${role};`;
