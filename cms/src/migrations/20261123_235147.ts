import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_answers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__answers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_chat_facts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__chat_facts_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "answers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"english" varchar,
  	"spanish" varchar,
  	"answer" varchar,
  	"answer_spanish" varchar,
  	"page" varchar,
  	"comes_first" boolean DEFAULT false,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_answers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_answers_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_english" varchar,
  	"version_spanish" varchar,
  	"version_answer" varchar,
  	"version_answer_spanish" varchar,
  	"version_page" varchar,
  	"version_comes_first" boolean DEFAULT false,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__answers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "chat_facts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shipping_leaves_english" varchar DEFAULT '1 to 2 business days',
  	"shipping_leaves_spanish" varchar DEFAULT '1 a 2 días hábiles',
  	"shipping_arrives_english" varchar DEFAULT '5 to 7 business days',
  	"shipping_arrives_spanish" varchar DEFAULT '5 a 7 días hábiles',
  	"shipping_ask_after_english" varchar DEFAULT '10 business days',
  	"shipping_ask_after_spanish" varchar DEFAULT '10 días hábiles',
  	"question_time_english" varchar DEFAULT '24 hours',
  	"question_time_spanish" varchar DEFAULT '24 horas',
  	"years_english" varchar DEFAULT '13+ years',
  	"years_spanish" varchar DEFAULT 'más de 13 años',
  	"program_months_english" varchar DEFAULT '6',
  	"program_months_spanish" varchar DEFAULT '6',
  	"program_visits_english" varchar DEFAULT '7',
  	"program_visits_spanish" varchar DEFAULT '7',
  	"family_discount_english" varchar DEFAULT '20%',
  	"family_discount_spanish" varchar DEFAULT '20%',
  	"family_from_english" varchar DEFAULT '3',
  	"family_from_spanish" varchar DEFAULT '3',
  	"move_before_english" varchar DEFAULT '24 hours',
  	"move_before_spanish" varchar DEFAULT '24 horas',
  	"dispensary_discount_english" varchar DEFAULT '10%',
  	"dispensary_discount_spanish" varchar DEFAULT '10%',
  	"dispensary_free_shipping_english" varchar DEFAULT '$50',
  	"dispensary_free_shipping_spanish" varchar DEFAULT '$50',
  	"client_years_english" varchar DEFAULT 'six years',
  	"client_years_spanish" varchar DEFAULT 'seis años',
  	"_status" "enum_chat_facts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_chat_facts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_shipping_leaves_english" varchar DEFAULT '1 to 2 business days',
  	"version_shipping_leaves_spanish" varchar DEFAULT '1 a 2 días hábiles',
  	"version_shipping_arrives_english" varchar DEFAULT '5 to 7 business days',
  	"version_shipping_arrives_spanish" varchar DEFAULT '5 a 7 días hábiles',
  	"version_shipping_ask_after_english" varchar DEFAULT '10 business days',
  	"version_shipping_ask_after_spanish" varchar DEFAULT '10 días hábiles',
  	"version_question_time_english" varchar DEFAULT '24 hours',
  	"version_question_time_spanish" varchar DEFAULT '24 horas',
  	"version_years_english" varchar DEFAULT '13+ years',
  	"version_years_spanish" varchar DEFAULT 'más de 13 años',
  	"version_program_months_english" varchar DEFAULT '6',
  	"version_program_months_spanish" varchar DEFAULT '6',
  	"version_program_visits_english" varchar DEFAULT '7',
  	"version_program_visits_spanish" varchar DEFAULT '7',
  	"version_family_discount_english" varchar DEFAULT '20%',
  	"version_family_discount_spanish" varchar DEFAULT '20%',
  	"version_family_from_english" varchar DEFAULT '3',
  	"version_family_from_spanish" varchar DEFAULT '3',
  	"version_move_before_english" varchar DEFAULT '24 hours',
  	"version_move_before_spanish" varchar DEFAULT '24 horas',
  	"version_dispensary_discount_english" varchar DEFAULT '10%',
  	"version_dispensary_discount_spanish" varchar DEFAULT '10%',
  	"version_dispensary_free_shipping_english" varchar DEFAULT '$50',
  	"version_dispensary_free_shipping_spanish" varchar DEFAULT '$50',
  	"version_client_years_english" varchar DEFAULT 'six years',
  	"version_client_years_spanish" varchar DEFAULT 'seis años',
  	"version__status" "enum__chat_facts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "answers_id" uuid;
  ALTER TABLE "assistant" ADD COLUMN "closest" varchar DEFAULT 'The closest page I have is';
  ALTER TABLE "_assistant_v" ADD COLUMN "version_closest" varchar DEFAULT 'The closest page I have is';
  ALTER TABLE "_answers_v" ADD CONSTRAINT "_answers_v_parent_id_answers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "answers_position_idx" ON "answers" USING btree ("position");
  CREATE INDEX "answers_updated_at_idx" ON "answers" USING btree ("updated_at");
  CREATE INDEX "answers_created_at_idx" ON "answers" USING btree ("created_at");
  CREATE INDEX "answers__status_idx" ON "answers" USING btree ("_status");
  CREATE INDEX "_answers_v_parent_idx" ON "_answers_v" USING btree ("parent_id");
  CREATE INDEX "_answers_v_version_version_position_idx" ON "_answers_v" USING btree ("version_position");
  CREATE INDEX "_answers_v_version_version_updated_at_idx" ON "_answers_v" USING btree ("version_updated_at");
  CREATE INDEX "_answers_v_version_version_created_at_idx" ON "_answers_v" USING btree ("version_created_at");
  CREATE INDEX "_answers_v_version_version__status_idx" ON "_answers_v" USING btree ("version__status");
  CREATE INDEX "_answers_v_created_at_idx" ON "_answers_v" USING btree ("created_at");
  CREATE INDEX "_answers_v_updated_at_idx" ON "_answers_v" USING btree ("updated_at");
  CREATE INDEX "_answers_v_latest_idx" ON "_answers_v" USING btree ("latest");
  CREATE INDEX "_answers_v_autosave_idx" ON "_answers_v" USING btree ("autosave");
  CREATE INDEX "chat_facts__status_idx" ON "chat_facts" USING btree ("_status");
  CREATE INDEX "_chat_facts_v_version_version__status_idx" ON "_chat_facts_v" USING btree ("version__status");
  CREATE INDEX "_chat_facts_v_created_at_idx" ON "_chat_facts_v" USING btree ("created_at");
  CREATE INDEX "_chat_facts_v_updated_at_idx" ON "_chat_facts_v" USING btree ("updated_at");
  CREATE INDEX "_chat_facts_v_latest_idx" ON "_chat_facts_v" USING btree ("latest");
  CREATE INDEX "_chat_facts_v_autosave_idx" ON "_chat_facts_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answers_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("answers_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_answers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_chat_facts_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "answers" CASCADE;
  DROP TABLE "_answers_v" CASCADE;
  DROP TABLE "chat_facts" CASCADE;
  DROP TABLE "_chat_facts_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_answers_fk";
  
  DROP INDEX "payload_locked_documents_rels_answers_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "answers_id";
  ALTER TABLE "assistant" DROP COLUMN "closest";
  ALTER TABLE "_assistant_v" DROP COLUMN "version_closest";
  DROP TYPE "public"."enum_answers_status";
  DROP TYPE "public"."enum__answers_v_version_status";
  DROP TYPE "public"."enum_chat_facts_status";
  DROP TYPE "public"."enum__chat_facts_v_version_status";`)
}
