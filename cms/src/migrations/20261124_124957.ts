import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'invitation';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'password-link';
  CREATE TABLE "readiness_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"claim" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"signed_by" varchar NOT NULL,
  	"signed_on" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "readiness" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"agreements_mail" boolean DEFAULT false,
  	"agreements_model" boolean DEFAULT false,
  	"agreements_hosting" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "mails" ADD COLUMN "account_id" uuid;
  ALTER TABLE "users" ADD COLUMN "may_refund" boolean DEFAULT false;
  ALTER TABLE "mail_texts" ADD COLUMN "invitation_subject" varchar DEFAULT 'Your account with us';
  ALTER TABLE "mail_texts" ADD COLUMN "invitation_text" varchar DEFAULT E'Hi {name}, you are invited to our office. Choose a password of your own; nobody else will know it.\\n\\nThe button works once, for three days.';
  ALTER TABLE "mail_texts" ADD COLUMN "invitation_button" varchar DEFAULT 'Choose your password';
  ALTER TABLE "mail_texts" ADD COLUMN "invitation_why" varchar DEFAULT 'You get this mail because you have an account with us, or are to have one; there is nothing to unsubscribe from.';
  ALTER TABLE "mail_texts" ADD COLUMN "password_link_subject" varchar DEFAULT 'A new password';
  ALTER TABLE "mail_texts" ADD COLUMN "password_link_text" varchar DEFAULT E'Hi {name}, somebody asked for a new password for your account. If it was you, choose one now: the button works once, for an hour.\\n\\nIf it was not you, do nothing. Your password stays as it is.';
  ALTER TABLE "mail_texts" ADD COLUMN "password_link_button" varchar DEFAULT 'Choose a new password';
  ALTER TABLE "mail_texts" ADD COLUMN "password_link_why" varchar DEFAULT 'You get this mail because you have an account with us, or are to have one; there is nothing to unsubscribe from.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_invitation_subject" varchar DEFAULT 'Your account with us';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_invitation_text" varchar DEFAULT E'Hi {name}, you are invited to our office. Choose a password of your own; nobody else will know it.\\n\\nThe button works once, for three days.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_invitation_button" varchar DEFAULT 'Choose your password';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_invitation_why" varchar DEFAULT 'You get this mail because you have an account with us, or are to have one; there is nothing to unsubscribe from.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_password_link_subject" varchar DEFAULT 'A new password';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_password_link_text" varchar DEFAULT E'Hi {name}, somebody asked for a new password for your account. If it was you, choose one now: the button works once, for an hour.\\n\\nIf it was not you, do nothing. Your password stays as it is.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_password_link_button" varchar DEFAULT 'Choose a new password';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_password_link_why" varchar DEFAULT 'You get this mail because you have an account with us, or are to have one; there is nothing to unsubscribe from.';
  ALTER TABLE "worker" ADD COLUMN "webhook_at" timestamp(3) with time zone;
  ALTER TABLE "readiness_claims" ADD CONSTRAINT "readiness_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."readiness"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "readiness_claims_order_idx" ON "readiness_claims" USING btree ("_order");
  CREATE INDEX "readiness_claims_parent_id_idx" ON "readiness_claims" USING btree ("_parent_id");
  ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "mails_account_idx" ON "mails" USING btree ("account_id");
  CREATE UNIQUE INDEX "account_kind_occasion_idx" ON "mails" USING btree ("account_id","kind","occasion");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "mails" WHERE "kind"::text IN ('invitation', 'password-link');
  ALTER TABLE "readiness_claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "readiness" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "readiness_claims" CASCADE;
  DROP TABLE "readiness" CASCADE;
  ALTER TABLE "mails" DROP CONSTRAINT IF EXISTS "mails_account_id_users_id_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('order-confirmation', 'order-notice', 'order-review', 'order-details', 'payment-failed', 'plan-moved', 'plan-stopped', 'order-refund', 'kit-sent', 'kit-at-lab', 'kit-results', 'visit-booked', 'visit-cancelled', 'visit-tomorrow', 'details-reminder', 'contact-thanks', 'contact-notice', 'freebie-copy', 'workshop-confirmation', 'workshop-day-before', 'workshop-hour-before', 'reply');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  DROP INDEX "mails_account_idx";
  DROP INDEX "account_kind_occasion_idx";
  ALTER TABLE "mails" DROP COLUMN "account_id";
  ALTER TABLE "users" DROP COLUMN "may_refund";
  ALTER TABLE "mail_texts" DROP COLUMN "invitation_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "invitation_text";
  ALTER TABLE "mail_texts" DROP COLUMN "invitation_button";
  ALTER TABLE "mail_texts" DROP COLUMN "invitation_why";
  ALTER TABLE "mail_texts" DROP COLUMN "password_link_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "password_link_text";
  ALTER TABLE "mail_texts" DROP COLUMN "password_link_button";
  ALTER TABLE "mail_texts" DROP COLUMN "password_link_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_invitation_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_invitation_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_invitation_button";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_invitation_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_password_link_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_password_link_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_password_link_button";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_password_link_why";
  ALTER TABLE "worker" DROP COLUMN "webhook_at";`)
}
