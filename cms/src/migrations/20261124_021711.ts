import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * The record of access is a chain: the database numbers each line and holds it by hash to the one before, whoever writes
 * it, and refuses every change, removal and emptying. Lines from before get their numbers here, in order of time.
 */
const chainUp = `
create function access_line_hash(l openings) returns varchar language sql immutable as $$
  select encode(sha256(convert_to(jsonb_build_array(l.prev, l.seq, l.id, extract(epoch from l.created_at)::text, l.username,
    l.user_id, l.act, l.via, l.record, l.record_id, l.ids, l.count, l.question)::text, 'UTF8')), 'hex')
$$;
create function access_line_chain() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare last record;
begin
  perform pg_advisory_xact_lock(7272743);
  select seq, hash into last from openings where seq is not null order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.created_at := date_trunc('milliseconds', clock_timestamp());
  new.updated_at := new.created_at;
  new.prev := coalesce(last.hash, repeat('0', 64));
  new.hash := access_line_hash(new);
  return new;
end $$;
create function access_line_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a line of the record of access is never changed or removed';
end $$;
do $$
declare l openings; before varchar := repeat('0', 64); number integer := 0;
begin
  for l in select * from openings order by created_at, id loop
    number := number + 1;
    l.seq := number;
    l.prev := before;
    before := access_line_hash(l);
    update openings set seq = number, prev = l.prev, hash = before where id = l.id;
  end loop;
end $$;
create trigger access_line_chain before insert on openings for each row execute function access_line_chain();
create trigger access_line_stays before update or delete on openings for each row execute function access_line_stays();
create trigger access_record_stays before truncate on openings for each statement execute function access_line_stays();
`

const chainDown = `
drop trigger access_record_stays on openings;
drop trigger access_line_stays on openings;
drop trigger access_line_chain on openings;
drop function access_line_stays();
drop function access_line_chain();
drop function access_line_hash(openings);
`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "openings" ALTER COLUMN "record_id" DROP NOT NULL;
  ALTER TABLE "openings" ADD COLUMN "act" varchar DEFAULT 'open' NOT NULL;
  ALTER TABLE "openings" ADD COLUMN "via" varchar;
  ALTER TABLE "openings" ADD COLUMN "ids" jsonb;
  ALTER TABLE "openings" ADD COLUMN "count" numeric;
  ALTER TABLE "openings" ADD COLUMN "question" varchar;
  ALTER TABLE "openings" ADD COLUMN "seq" numeric;
  ALTER TABLE "openings" ADD COLUMN "prev" varchar;
  ALTER TABLE "openings" ADD COLUMN "hash" varchar;
  CREATE UNIQUE INDEX "openings_seq_idx" ON "openings" USING btree ("seq");`)
  await db.execute(sql.raw(chainUp))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(chainDown))
  await db.execute(sql`
   UPDATE "openings" SET "record_id" = '' WHERE "record_id" IS NULL;
   DROP INDEX "openings_seq_idx";
  ALTER TABLE "openings" ALTER COLUMN "record_id" SET NOT NULL;
  ALTER TABLE "openings" DROP COLUMN "act";
  ALTER TABLE "openings" DROP COLUMN "via";
  ALTER TABLE "openings" DROP COLUMN "ids";
  ALTER TABLE "openings" DROP COLUMN "count";
  ALTER TABLE "openings" DROP COLUMN "question";
  ALTER TABLE "openings" DROP COLUMN "seq";
  ALTER TABLE "openings" DROP COLUMN "prev";
  ALTER TABLE "openings" DROP COLUMN "hash";`)
}
