import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payment_checks_kind" ADD VALUE 'refused' BEFORE 'unknown';
  CREATE TABLE "products_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_products_v_version_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  ALTER TABLE "payment_checks" ADD COLUMN "deadline" timestamp(3) with time zone;
  ALTER TABLE "home" ADD COLUMN "services_buttons_unavailable" varchar DEFAULT 'Not available at the moment';
  ALTER TABLE "_home_v" ADD COLUMN "version_services_buttons_unavailable" varchar DEFAULT 'Not available at the moment';
  ALTER TABLE "store" ADD COLUMN "words_unavailable" varchar DEFAULT 'Not available at the moment';
  ALTER TABLE "_store_v" ADD COLUMN "version_words_unavailable" varchar DEFAULT 'Not available at the moment';
  ALTER TABLE "products_parts" ADD CONSTRAINT "products_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_parts" ADD CONSTRAINT "_products_v_version_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_parts_order_idx" ON "products_parts" USING btree ("_order");
  CREATE INDEX "products_parts_parent_id_idx" ON "products_parts" USING btree ("_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_version_parts_order_idx" ON "_products_v_version_parts" USING btree ("_order");
  CREATE INDEX "_products_v_version_parts_parent_id_idx" ON "_products_v_version_parts" USING btree ("_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");`)
  await moveChoices(db)
}

/** An offer of several products meant a choice. It becomes that of the package with the same handle, and the offer sells the package. */
async function moveChoices(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
   CREATE TEMP TABLE "moved" ON COMMIT DROP AS
    SELECT "offers"."id" AS "offer", "products"."id" AS "package", md5("products"."id"::text) AS "part"
    FROM "offers" JOIN "products" ON "products"."handle" = "offers"."handle" JOIN "offers_rels" ON "offers_rels"."parent_id" = "offers"."id" AND "offers_rels"."path" = 'products'
    GROUP BY 1, 2 HAVING count(*) > 1 AND NOT bool_or("offers_rels"."products_id" = "products"."id");
  INSERT INTO "products_parts" ("_order", "_parent_id", "id") SELECT 1, "package", left("part", 24) FROM "moved";
  INSERT INTO "products_rels" ("order", "parent_id", "path", "products_id")
    SELECT "order", "package", 'parts.0.oneOf', "products_id" FROM "moved" JOIN "offers_rels" ON "offers_rels"."parent_id" = "offer" AND "path" = 'products';
  INSERT INTO "_products_v_version_parts" ("_order", "_parent_id", "_uuid") SELECT 1, "_products_v"."id", left("part", 24) FROM "moved" JOIN "_products_v" ON "_products_v"."parent_id" = "package";
  INSERT INTO "_products_v_rels" ("order", "parent_id", "path", "products_id")
    SELECT "order", "_products_v"."id", 'version.parts.0.oneOf', "products_id"
    FROM "moved" JOIN "_products_v" ON "_products_v"."parent_id" = "package" JOIN "offers_rels" ON "offers_rels"."parent_id" = "offer" AND "path" = 'products';
  DELETE FROM "offers_rels" USING "moved" WHERE "parent_id" = "offer" AND "path" = 'products';
  INSERT INTO "offers_rels" ("order", "parent_id", "path", "products_id") SELECT 1, "offer", 'products', "package" FROM "moved";
  DELETE FROM "_offers_v_rels" USING "moved", "_offers_v" WHERE "_offers_v_rels"."parent_id" = "_offers_v"."id" AND "_offers_v"."parent_id" = "offer" AND "path" = 'version.products';
  INSERT INTO "_offers_v_rels" ("order", "parent_id", "path", "products_id")
    SELECT 1, "_offers_v"."id", 'version.products', "package" FROM "moved" JOIN "_offers_v" ON "_offers_v"."parent_id" = "offer";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_parts" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_parts" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  ALTER TABLE "payment_checks" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_payment_checks_kind";
  CREATE TYPE "public"."enum_payment_checks_kind" AS ENUM('order-missing', 'payment-missing', 'amount', 'refund', 'dispute', 'schedule-missing', 'subscription-missing', 'unknown');
  ALTER TABLE "payment_checks" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_payment_checks_kind" USING "kind"::"public"."enum_payment_checks_kind";
  ALTER TABLE "payment_checks" DROP COLUMN "deadline";
  ALTER TABLE "home" DROP COLUMN "services_buttons_unavailable";
  ALTER TABLE "_home_v" DROP COLUMN "version_services_buttons_unavailable";
  ALTER TABLE "store" DROP COLUMN "words_unavailable";
  ALTER TABLE "_store_v" DROP COLUMN "version_words_unavailable";`)
}
