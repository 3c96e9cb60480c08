import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'record-mark';
  ALTER TABLE "mail_texts" ADD COLUMN "record_mark_subject" varchar DEFAULT 'The record of access, this week';
  ALTER TABLE "mail_texts" ADD COLUMN "record_mark_text" varchar DEFAULT 'This is the mark of the newest line in the record of who looked at what. Keep this mail: should anybody ever cut off the end of the record, whoever runs the site can find it with this mark.';
  ALTER TABLE "mail_texts" ADD COLUMN "record_mark_button" varchar DEFAULT 'Open the record';
  ALTER TABLE "mail_texts" ADD COLUMN "record_mark_why" varchar DEFAULT 'You get this mail because it is the practice''s address.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_record_mark_subject" varchar DEFAULT 'The record of access, this week';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_record_mark_text" varchar DEFAULT 'This is the mark of the newest line in the record of who looked at what. Keep this mail: should anybody ever cut off the end of the record, whoever runs the site can find it with this mark.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_record_mark_button" varchar DEFAULT 'Open the record';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_record_mark_why" varchar DEFAULT 'You get this mail because it is the practice''s address.';
  ALTER TABLE "worker" ADD COLUMN "copied_at" timestamp(3) with time zone;
  ALTER TABLE "worker" ADD COLUMN "copy_failed_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('order-confirmation', 'order-notice', 'order-review', 'order-details', 'payment-failed', 'plan-moved', 'plan-stopped', 'order-refund', 'kit-sent', 'kit-at-lab', 'kit-results', 'visit-booked', 'visit-cancelled', 'visit-tomorrow', 'details-reminder', 'contact-thanks', 'contact-notice', 'freebie-copy', 'workshop-confirmation', 'workshop-day-before', 'workshop-hour-before', 'reply', 'invitation', 'password-link');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mail_texts" DROP COLUMN "record_mark_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "record_mark_text";
  ALTER TABLE "mail_texts" DROP COLUMN "record_mark_button";
  ALTER TABLE "mail_texts" DROP COLUMN "record_mark_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_record_mark_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_record_mark_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_record_mark_button";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_record_mark_why";
  ALTER TABLE "worker" DROP COLUMN "copied_at";
  ALTER TABLE "worker" DROP COLUMN "copy_failed_at";`)
}
