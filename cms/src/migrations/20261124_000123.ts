import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { chainDown, chainUp } from '../audit/chain.ts'

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
