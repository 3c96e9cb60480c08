import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Who changed which price when; it begins with the prices of today. Payload knows nothing of this table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "price_changes" (
    "seq" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "kind" text NOT NULL,
    "record_id" text NOT NULL,
    "from_cents" integer,
    "to_cents" integer NOT NULL,
    "by" text NOT NULL DEFAULT '',
    "at" timestamptz NOT NULL DEFAULT now()
   );
   CREATE INDEX "price_changes_record" ON "price_changes" ("kind", "record_id", "seq");
   INSERT INTO "price_changes" ("kind", "record_id", "to_cents")
    SELECT 'products', "id"::text, round("price" * 100) FROM "products" WHERE "_status" = 'published' AND "price" IS NOT NULL;
   INSERT INTO "price_changes" ("kind", "record_id", "to_cents")
    SELECT 'offers', "id"::text, round("price" * 100) FROM "offers" WHERE "_status" = 'published' AND "price" IS NOT NULL;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "price_changes";`);
}
