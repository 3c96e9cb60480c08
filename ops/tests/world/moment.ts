import type pg from 'pg';
import type { Environment } from '../../launcher/environment.ts';

/** How far the clock of a shop is ahead of the machine's, in milliseconds, when it is to show `moment` now. */
export const aheadOf = (moment: string) => Date.parse(moment) - Date.now();

/** The option by which a Node process gets that clock. */
export function clockOption(ahead: number): string {
  return `--import=${new URL(`clock.ts?ahead=${ahead}`, import.meta.url).href}`;
}

/** The option by which it gets a clock that is moved by what is written into `file`, a number of milliseconds. */
export function movableClockOption(file: string): string {
  const url = new URL('clock.ts', import.meta.url);
  url.searchParams.set('file', file);
  return `--import=${url.href}`;
}

/** The same shop with that clock in each of its processes. */
export function withClock(environment: Environment, ahead: number): Environment {
  const at = (env: Record<string, string>) => ({
    ...env,
    NODE_OPTIONS: [env.NODE_OPTIONS, clockOption(ahead)].filter(Boolean).join(' '),
  });
  const { web, cms, prepare, worker, stripe, mail } = environment;
  return {
    ...environment,
    web: at(web),
    cms: at(cms),
    prepare: at(prepare),
    worker: at(worker),
    stripe: at(stripe),
    mail: at(mail),
  };
}

/** Lets statements in this database see the same time: `now()` is found in the schema of the shop before that of Postgres. */
export async function setDatabaseClock(client: pg.Client, ahead: number): Promise<void> {
  await client.query(
    `create or replace function public.now() returns timestamptz language sql stable as $$ select pg_catalog.now() + interval '${Math.round(ahead)} milliseconds' $$`,
  );
  await client.query(
    `alter database ${client.escapeIdentifier(client.database ?? '')} set search_path = public, pg_catalog`,
  );
  await client.query('set search_path = public, pg_catalog');
}

/** Lets what tables fill in by themselves follow that clock, too; to be called once, when there is one. */
export async function moveDefaults(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %s alter column %I set default now()', attrelid::regclass, attname) as statement
      from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum join pg_class on pg_class.oid = adrelid
      where relnamespace = 'public'::regnamespace and pg_get_expr(adbin, adrelid) like '%now()'`,
  );
  for (const { statement } of rows) await client.query(statement);
}

/** Gives the database the machine's clock again. */
export async function resetDatabaseClock(client: pg.Client): Promise<void> {
  const name = client.escapeIdentifier(client.database ?? '');
  await client.query(`alter database ${name} reset search_path`);
  await client.query('set search_path = pg_catalog, public');
  await moveDefaults(client);
  await client.query('drop function if exists public.now()');
}
