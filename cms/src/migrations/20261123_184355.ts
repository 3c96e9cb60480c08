import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_work" AS ENUM('to-check', 'needs-details', 'to-send', 'on-its-way', 'at-lab', 'results-in', 'visits-open', 'done', 'stopped', 'nothing');
  CREATE TYPE "public"."enum_fulfilments_kind" AS ENUM('kit', 'goods');
  CREATE TYPE "public"."enum_fulfilments_used_by" AS ENUM('buyer', 'other');
  CREATE TYPE "public"."enum_fulfilments_step" AS ENUM('needs-details', 'to-send', 'sent', 'at-lab', 'results-in', 'done', 'lost', 'rejected', 'stopped', 'to-check');
  CREATE TYPE "public"."enum_visits_state" AS ENUM('granted', 'booked', 'done', 'cancelled');
  CREATE TYPE "public"."enum_products_not_in" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
  CREATE TYPE "public"."enum_products_visits_per" AS ENUM('unit', 'person');
  CREATE TYPE "public"."enum_products_availability" AS ENUM('for-sale', 'out-of-stock', 'hidden');
  CREATE TYPE "public"."enum__products_v_version_not_in" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
  CREATE TYPE "public"."enum__products_v_version_visits_per" AS ENUM('unit', 'person');
  CREATE TYPE "public"."enum__products_v_version_availability" AS ENUM('for-sale', 'out-of-stock', 'hidden');
  CREATE TYPE "public"."enum_practice_states" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
  CREATE TYPE "public"."enum__practice_v_version_states" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
  CREATE TABLE "fulfilments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"line" varchar NOT NULL,
  	"place" numeric NOT NULL,
  	"kind" "enum_fulfilments_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"product" varchar,
  	"quantity" numeric DEFAULT 1 NOT NULL,
  	"sample" varchar,
  	"lab_days" numeric,
  	"age_from" numeric,
  	"age_to" numeric,
  	"options" jsonb,
  	"used_by" "enum_fulfilments_used_by",
  	"person_name" varchar,
  	"person_birth_date" varchar,
  	"is_guardian" boolean,
  	"step" "enum_fulfilments_step" NOT NULL,
  	"step_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"at_lab_at" timestamp(3) with time zone,
  	"results_at" timestamp(3) with time zone,
  	"done_at" timestamp(3) with time zone,
  	"due_at" timestamp(3) with time zone,
  	"carrier" varchar,
  	"tracking" varchar,
  	"replaces_id" uuid,
  	"reminders_sent" numeric,
  	"history" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visits" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"line" varchar NOT NULL,
  	"place" numeric NOT NULL,
  	"label" varchar NOT NULL,
  	"minutes" numeric NOT NULL,
  	"state" "enum_visits_state" DEFAULT 'granted' NOT NULL,
  	"at" timestamp(3) with time zone,
  	"with" varchar,
  	"calendar_sequence" numeric DEFAULT 0,
  	"history" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_not_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_products_not_in",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "products_visits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"minutes" numeric,
  	"count" numeric DEFAULT 1,
  	"per" "enum_products_visits_per" DEFAULT 'unit'
  );
  
  CREATE TABLE "_products_v_version_not_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__products_v_version_not_in",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_products_v_version_visits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"minutes" numeric,
  	"count" numeric DEFAULT 1,
  	"per" "enum__products_v_version_visits_per" DEFAULT 'unit',
  	"_uuid" varchar
  );
  
  CREATE TABLE "practice_states" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_practice_states",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_practice_v_version_states" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__practice_v_version_states",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "fulfilment_settings_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "fulfilment_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"leaves_from" numeric DEFAULT 1 NOT NULL,
  	"leaves_to" numeric DEFAULT 2 NOT NULL,
  	"arrives_from" numeric DEFAULT 5 NOT NULL,
  	"arrives_to" numeric DEFAULT 7 NOT NULL,
  	"return_days" numeric DEFAULT 21 NOT NULL,
  	"time_zone" varchar DEFAULT 'America/New_York' NOT NULL,
  	"scheduler_url" varchar,
  	"address" varchar,
  	"phone" varchar,
  	"npi" varchar,
  	"tax_id" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "orders" ADD COLUMN "work" "enum_orders_work";
  ALTER TABLE "orders" ADD COLUMN "link_serial" numeric DEFAULT 1;
  ALTER TABLE "orders" ADD COLUMN "work_done_at" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "availability" "enum_products_availability" DEFAULT 'for-sale';
  ALTER TABLE "products" ADD COLUMN "age_from" numeric;
  ALTER TABLE "products" ADD COLUMN "age_to" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_availability" "enum__products_v_version_availability" DEFAULT 'for-sale';
  ALTER TABLE "_products_v" ADD COLUMN "version_age_from" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_age_to" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fulfilments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "visits_id" uuid;
  ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_replaces_id_fulfilments_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."fulfilments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_not_in" ADD CONSTRAINT "products_not_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_visits" ADD CONSTRAINT "products_visits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_not_in" ADD CONSTRAINT "_products_v_version_not_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_visits" ADD CONSTRAINT "_products_v_version_visits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "practice_states" ADD CONSTRAINT "practice_states_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."practice"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_practice_v_version_states" ADD CONSTRAINT "_practice_v_version_states_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_practice_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fulfilment_settings_holidays" ADD CONSTRAINT "fulfilment_settings_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fulfilment_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "fulfilments_order_idx" ON "fulfilments" USING btree ("order_id");
  CREATE INDEX "fulfilments_kind_idx" ON "fulfilments" USING btree ("kind");
  CREATE INDEX "fulfilments_used_by_idx" ON "fulfilments" USING btree ("used_by");
  CREATE INDEX "fulfilments_step_idx" ON "fulfilments" USING btree ("step");
  CREATE INDEX "fulfilments_step_at_idx" ON "fulfilments" USING btree ("step_at");
  CREATE INDEX "fulfilments_due_at_idx" ON "fulfilments" USING btree ("due_at");
  CREATE INDEX "fulfilments_tracking_idx" ON "fulfilments" USING btree ("tracking");
  CREATE INDEX "fulfilments_replaces_idx" ON "fulfilments" USING btree ("replaces_id");
  CREATE INDEX "fulfilments_updated_at_idx" ON "fulfilments" USING btree ("updated_at");
  CREATE INDEX "fulfilments_created_at_idx" ON "fulfilments" USING btree ("created_at");
  CREATE INDEX "visits_order_idx" ON "visits" USING btree ("order_id");
  CREATE INDEX "visits_state_idx" ON "visits" USING btree ("state");
  CREATE INDEX "visits_at_idx" ON "visits" USING btree ("at");
  CREATE INDEX "visits_updated_at_idx" ON "visits" USING btree ("updated_at");
  CREATE INDEX "visits_created_at_idx" ON "visits" USING btree ("created_at");
  CREATE INDEX "products_not_in_order_idx" ON "products_not_in" USING btree ("order");
  CREATE INDEX "products_not_in_parent_idx" ON "products_not_in" USING btree ("parent_id");
  CREATE INDEX "products_visits_order_idx" ON "products_visits" USING btree ("_order");
  CREATE INDEX "products_visits_parent_id_idx" ON "products_visits" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_not_in_order_idx" ON "_products_v_version_not_in" USING btree ("order");
  CREATE INDEX "_products_v_version_not_in_parent_idx" ON "_products_v_version_not_in" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_visits_order_idx" ON "_products_v_version_visits" USING btree ("_order");
  CREATE INDEX "_products_v_version_visits_parent_id_idx" ON "_products_v_version_visits" USING btree ("_parent_id");
  CREATE INDEX "practice_states_order_idx" ON "practice_states" USING btree ("order");
  CREATE INDEX "practice_states_parent_idx" ON "practice_states" USING btree ("parent_id");
  CREATE INDEX "_practice_v_version_states_order_idx" ON "_practice_v_version_states" USING btree ("order");
  CREATE INDEX "_practice_v_version_states_parent_idx" ON "_practice_v_version_states" USING btree ("parent_id");
  CREATE INDEX "fulfilment_settings_holidays_order_idx" ON "fulfilment_settings_holidays" USING btree ("_order");
  CREATE INDEX "fulfilment_settings_holidays_parent_id_idx" ON "fulfilment_settings_holidays" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fulfilments_fk" FOREIGN KEY ("fulfilments_id") REFERENCES "public"."fulfilments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visits_fk" FOREIGN KEY ("visits_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_work_idx" ON "orders" USING btree ("work");
  CREATE INDEX "products_availability_idx" ON "products" USING btree ("availability");
  CREATE INDEX "_products_v_version_version_availability_idx" ON "_products_v" USING btree ("version_availability");
  CREATE INDEX "payload_locked_documents_rels_fulfilments_id_idx" ON "payload_locked_documents_rels" USING btree ("fulfilments_id");
  CREATE INDEX "payload_locked_documents_rels_visits_id_idx" ON "payload_locked_documents_rels" USING btree ("visits_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fulfilments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_not_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_visits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_not_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_visits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "practice_states" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_practice_v_version_states" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fulfilment_settings_holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fulfilment_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "fulfilments" CASCADE;
  DROP TABLE "visits" CASCADE;
  DROP TABLE "products_not_in" CASCADE;
  DROP TABLE "products_visits" CASCADE;
  DROP TABLE "_products_v_version_not_in" CASCADE;
  DROP TABLE "_products_v_version_visits" CASCADE;
  DROP TABLE "practice_states" CASCADE;
  DROP TABLE "_practice_v_version_states" CASCADE;
  DROP TABLE "fulfilment_settings_holidays" CASCADE;
  DROP TABLE "fulfilment_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_fulfilments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_visits_fk";
  
  DROP INDEX "orders_work_idx";
  DROP INDEX "products_availability_idx";
  DROP INDEX "_products_v_version_version_availability_idx";
  DROP INDEX "payload_locked_documents_rels_fulfilments_id_idx";
  DROP INDEX "payload_locked_documents_rels_visits_id_idx";
  ALTER TABLE "orders" DROP COLUMN "work";
  ALTER TABLE "orders" DROP COLUMN "link_serial";
  ALTER TABLE "orders" DROP COLUMN "work_done_at";
  ALTER TABLE "products" DROP COLUMN "availability";
  ALTER TABLE "products" DROP COLUMN "age_from";
  ALTER TABLE "products" DROP COLUMN "age_to";
  ALTER TABLE "_products_v" DROP COLUMN "version_availability";
  ALTER TABLE "_products_v" DROP COLUMN "version_age_from";
  ALTER TABLE "_products_v" DROP COLUMN "version_age_to";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fulfilments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "visits_id";
  DROP TYPE "public"."enum_orders_work";
  DROP TYPE "public"."enum_fulfilments_kind";
  DROP TYPE "public"."enum_fulfilments_used_by";
  DROP TYPE "public"."enum_fulfilments_step";
  DROP TYPE "public"."enum_visits_state";
  DROP TYPE "public"."enum_products_not_in";
  DROP TYPE "public"."enum_products_visits_per";
  DROP TYPE "public"."enum_products_availability";
  DROP TYPE "public"."enum__products_v_version_not_in";
  DROP TYPE "public"."enum__products_v_version_visits_per";
  DROP TYPE "public"."enum__products_v_version_availability";
  DROP TYPE "public"."enum_practice_states";
  DROP TYPE "public"."enum__practice_v_version_states";`)
}
