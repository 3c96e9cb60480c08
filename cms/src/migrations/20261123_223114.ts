import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "checkout" ADD COLUMN "form_steps_goods" varchar DEFAULT 'Where your order goes';
  ALTER TABLE "checkout" ADD COLUMN "form_steps_billing" varchar DEFAULT 'Billing address';
  ALTER TABLE "checkout" ADD COLUMN "form_visit_date_of_birth" varchar DEFAULT 'For your record with the practitioner.';
  ALTER TABLE "checkout" ADD COLUMN "form_visit_note" varchar DEFAULT 'Nothing ships with this order. You choose your time right after you pay.';
  ALTER TABLE "checkout" ADD COLUMN "done_buttons_order" varchar DEFAULT 'See where my order is';
  ALTER TABLE "checkout" ADD COLUMN "done_receipt_ships_to" varchar DEFAULT 'Ships to';
  ALTER TABLE "checkout" ADD COLUMN "dialog_done_order" varchar DEFAULT 'Tell us right now';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_steps_goods" varchar DEFAULT 'Where your order goes';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_steps_billing" varchar DEFAULT 'Billing address';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_visit_date_of_birth" varchar DEFAULT 'For your record with the practitioner.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_form_visit_note" varchar DEFAULT 'Nothing ships with this order. You choose your time right after you pay.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_buttons_order" varchar DEFAULT 'See where my order is';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_done_receipt_ships_to" varchar DEFAULT 'Ships to';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_done_order" varchar DEFAULT 'Tell us right now';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "checkout" DROP COLUMN "form_steps_goods";
  ALTER TABLE "checkout" DROP COLUMN "form_steps_billing";
  ALTER TABLE "checkout" DROP COLUMN "form_visit_date_of_birth";
  ALTER TABLE "checkout" DROP COLUMN "form_visit_note";
  ALTER TABLE "checkout" DROP COLUMN "done_buttons_order";
  ALTER TABLE "checkout" DROP COLUMN "done_receipt_ships_to";
  ALTER TABLE "checkout" DROP COLUMN "dialog_done_order";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_steps_goods";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_steps_billing";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_visit_date_of_birth";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_form_visit_note";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_buttons_order";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_done_receipt_ships_to";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_done_order";`)
}
