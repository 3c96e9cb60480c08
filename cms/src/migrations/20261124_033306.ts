import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'reply';
  CREATE TABLE "people" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"email" varchar NOT NULL,
  	"mailbox" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "person_notes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"person_id" uuid NOT NULL,
  	"by" varchar NOT NULL,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "replies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"person_id" uuid NOT NULL,
  	"message_id" uuid,
  	"email" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_replies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "contact_submissions" ADD COLUMN "urgent" boolean DEFAULT false;
  ALTER TABLE "mails" ADD COLUMN "reply_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "people_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "person_notes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "replies_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_replies_id" uuid;
  ALTER TABLE "mail_texts" ADD COLUMN "reply_subject" varchar DEFAULT 'Our answer to you';
  ALTER TABLE "mail_texts" ADD COLUMN "reply_text" varchar DEFAULT '{reply}';
  ALTER TABLE "mail_texts" ADD COLUMN "reply_why" varchar DEFAULT 'You get this mail because you wrote to us or bought from us; there is nothing to unsubscribe from.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_reply_subject" varchar DEFAULT 'Our answer to you';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_reply_text" varchar DEFAULT '{reply}';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_reply_why" varchar DEFAULT 'You get this mail because you wrote to us or bought from us; there is nothing to unsubscribe from.';
  ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "replies" ADD CONSTRAINT "replies_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "replies" ADD CONSTRAINT "replies_message_id_contact_submissions_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_submissions"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "people_mailbox_idx" ON "people" USING btree ("mailbox");
  CREATE INDEX "people_seen_at_idx" ON "people" USING btree ("seen_at");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "person_notes_person_idx" ON "person_notes" USING btree ("person_id");
  CREATE INDEX "person_notes_updated_at_idx" ON "person_notes" USING btree ("updated_at");
  CREATE INDEX "person_notes_created_at_idx" ON "person_notes" USING btree ("created_at");
  CREATE INDEX "replies_person_idx" ON "replies" USING btree ("person_id");
  CREATE INDEX "replies_message_idx" ON "replies" USING btree ("message_id");
  CREATE INDEX "replies_updated_at_idx" ON "replies" USING btree ("updated_at");
  CREATE INDEX "replies_created_at_idx" ON "replies" USING btree ("created_at");
  CREATE INDEX "saved_replies_updated_at_idx" ON "saved_replies" USING btree ("updated_at");
  CREATE INDEX "saved_replies_created_at_idx" ON "saved_replies" USING btree ("created_at");
  ALTER TABLE "mails" ADD CONSTRAINT "mails_reply_id_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."replies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_person_notes_fk" FOREIGN KEY ("person_notes_id") REFERENCES "public"."person_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_replies_fk" FOREIGN KEY ("replies_id") REFERENCES "public"."replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_replies_fk" FOREIGN KEY ("saved_replies_id") REFERENCES "public"."saved_replies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mails_reply_idx" ON "mails" USING btree ("reply_id");
  CREATE UNIQUE INDEX "reply_kind_idx" ON "mails" USING btree ("reply_id","kind");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_person_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("person_notes_id");
  CREATE INDEX "payload_locked_documents_rels_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("replies_id");
  CREATE INDEX "payload_locked_documents_rels_saved_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_replies_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "person_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saved_replies" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "people" CASCADE;
  DROP TABLE "person_notes" CASCADE;
  DROP TABLE "replies" CASCADE;
  DROP TABLE "saved_replies" CASCADE;
  ALTER TABLE "mails" DROP CONSTRAINT IF EXISTS "mails_reply_id_replies_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_people_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_person_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_replies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_saved_replies_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('order-confirmation', 'order-notice', 'order-review', 'order-details', 'payment-failed', 'plan-moved', 'plan-stopped', 'order-refund', 'kit-sent', 'kit-at-lab', 'kit-results', 'visit-booked', 'visit-cancelled', 'visit-tomorrow', 'details-reminder', 'contact-thanks', 'contact-notice', 'freebie-copy', 'workshop-confirmation', 'workshop-day-before', 'workshop-hour-before');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  DROP INDEX "mails_reply_idx";
  DROP INDEX "reply_kind_idx";
  DROP INDEX "payload_locked_documents_rels_people_id_idx";
  DROP INDEX "payload_locked_documents_rels_person_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_replies_id_idx";
  DROP INDEX "payload_locked_documents_rels_saved_replies_id_idx";
  ALTER TABLE "contact_submissions" DROP COLUMN "urgent";
  ALTER TABLE "mails" DROP COLUMN "reply_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "people_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "person_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "replies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_replies_id";
  ALTER TABLE "mail_texts" DROP COLUMN "reply_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "reply_text";
  ALTER TABLE "mail_texts" DROP COLUMN "reply_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_reply_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_reply_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_reply_why";`)
}
