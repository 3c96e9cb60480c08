import type pg from 'pg';

/** The statements that make a schema: `before` the rows are put in, and `after` that what binds and finds them. */
export type Schema = { before: string[]; after: string[] };

const owned = `from pg_class c where c.relnamespace = 'public'::regnamespace`;

const parts = {
  types: `select format('create type %I as enum (%s)', t.typname, (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) as statement
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'e' order by t.typname`,
  sequences: `select format('create sequence %I', c.relname) as statement ${owned} and c.relkind = 'S' order by c.relname`,
  tables: `select format('create table %I (%s)', c.relname, (select string_agg(
      format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)) || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') || case when a.attnotnull then ' not null' else '' end, ', ' order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)) as statement
    ${owned} and c.relkind = 'r' order by c.relname`,
  owners: `select format('alter sequence %I owned by %I.%I', c.relname, t.relname, a.attname) as statement
    from pg_class c join pg_depend d on d.objid = c.oid and d.deptype = 'a' join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname`,
  // Keys before what refers to them.
  constraints: `select format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as statement
    from pg_constraint k where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'c', 'f') order by k.contype = 'f', k.conrelid::regclass::text, k.conname`,
  indexes: `select pg_get_indexdef(i.indexrelid) as statement from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid) order by c.relname`,
};

/** What this reading knows nothing of, each with how many there are. */
const unknown = `select
    (select count(*) from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind not in ('r', 'S', 'i'))
    + (select count(*) from pg_trigger where not tgisinternal)
    + (select count(*) from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname <> 'now')
    + (select count(*) from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relnamespace = 'public'::regnamespace and (a.attidentity <> '' or a.attgenerated <> '')) as count`;

/** Reads the schema from the catalog of Postgres. Throws when it holds something that would be left out. */
export async function readSchema(client: pg.Client): Promise<Schema> {
  const read = async (query: string) =>
    (await client.query<{ statement: string }>(query)).rows.map(({ statement }) => statement);
  const { rows } = await client.query<{ count: string }>(unknown);
  if (Number(rows[0]?.count) > 0)
    throw new Error(
      'The schema has views, triggers, functions or columns that a dump would leave out.',
    );
  const before = [
    ...(await read(parts.types)),
    ...(await read(parts.sequences)),
    ...(await read(parts.tables)),
    ...(await read(parts.owners)),
  ];
  return { before, after: [...(await read(parts.constraints)), ...(await read(parts.indexes))] };
}
