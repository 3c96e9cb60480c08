import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'kit-sent' BEFORE 'contact-thanks';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'kit-at-lab' BEFORE 'contact-thanks';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'kit-results' BEFORE 'contact-thanks';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'visit-booked' BEFORE 'contact-thanks';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'visit-cancelled' BEFORE 'contact-thanks';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'visit-tomorrow' BEFORE 'contact-thanks';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'details-reminder' BEFORE 'contact-thanks';
  ALTER TABLE "mails" ADD COLUMN "not_before" timestamp(3) with time zone;
  ALTER TABLE "fulfilment_settings" ADD COLUMN "mails_sent" boolean DEFAULT true;
  ALTER TABLE "fulfilment_settings" ADD COLUMN "mails_at_lab" boolean DEFAULT false;
  ALTER TABLE "fulfilment_settings" ADD COLUMN "mails_results" boolean DEFAULT true;
  ALTER TABLE "fulfilment_settings" ADD COLUMN "mails_booked" boolean DEFAULT true;
  ALTER TABLE "fulfilment_settings" ADD COLUMN "mails_tomorrow" boolean DEFAULT true;
  ALTER TABLE "fulfilment_settings" ADD COLUMN "mails_details" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "kit_sent_subject" varchar DEFAULT 'Your order {number} is on its way';
  ALTER TABLE "mail_texts" ADD COLUMN "kit_sent_text" varchar DEFAULT 'Hi {name}, what you ordered left us today. It arrives in 5 to 7 business days.';
  ALTER TABLE "mail_texts" ADD COLUMN "kit_sent_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "mail_texts" ADD COLUMN "kit_at_lab_subject" varchar DEFAULT 'Your sample is at the lab: order {number}';
  ALTER TABLE "mail_texts" ADD COLUMN "kit_at_lab_text" varchar DEFAULT 'Hi {name}, the lab has your sample. We write to you when the results are in.';
  ALTER TABLE "mail_texts" ADD COLUMN "kit_at_lab_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "mail_texts" ADD COLUMN "kit_results_subject" varchar DEFAULT 'Your results are in: order {number}';
  ALTER TABLE "mail_texts" ADD COLUMN "kit_results_text" varchar DEFAULT 'Hi {name}, the lab has sent us your results. We write to you about the next step. Results never come by mail.';
  ALTER TABLE "mail_texts" ADD COLUMN "kit_results_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "mail_texts" ADD COLUMN "visit_booked_subject" varchar DEFAULT 'Your visit is booked';
  ALTER TABLE "mail_texts" ADD COLUMN "visit_booked_text" varchar DEFAULT 'Hi {name}, we look forward to speaking with you. The link to the video meeting follows by e-mail.';
  ALTER TABLE "mail_texts" ADD COLUMN "visit_booked_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "mail_texts" ADD COLUMN "visit_cancelled_subject" varchar DEFAULT 'Your visit is cancelled';
  ALTER TABLE "mail_texts" ADD COLUMN "visit_cancelled_text" varchar DEFAULT 'Hi {name}, this visit does not take place. Answer this mail to find another time.';
  ALTER TABLE "mail_texts" ADD COLUMN "visit_cancelled_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "mail_texts" ADD COLUMN "visit_tomorrow_subject" varchar DEFAULT 'Tomorrow: your visit';
  ALTER TABLE "mail_texts" ADD COLUMN "visit_tomorrow_text" varchar DEFAULT 'Hi {name}, we speak tomorrow. A quiet place and a phone or a computer are all that you need.';
  ALTER TABLE "mail_texts" ADD COLUMN "visit_tomorrow_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "mail_texts" ADD COLUMN "details_reminder_subject" varchar DEFAULT 'We wait to send your order {number}';
  ALTER TABLE "mail_texts" ADD COLUMN "details_reminder_text" varchar DEFAULT 'Hi {name}, your order is paid and cannot leave yet: something is missing. Please answer this mail and tell us where to send it, which test it should be, and who will use it.';
  ALTER TABLE "mail_texts" ADD COLUMN "details_reminder_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_kit_sent_subject" varchar DEFAULT 'Your order {number} is on its way';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_kit_sent_text" varchar DEFAULT 'Hi {name}, what you ordered left us today. It arrives in 5 to 7 business days.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_kit_sent_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_kit_at_lab_subject" varchar DEFAULT 'Your sample is at the lab: order {number}';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_kit_at_lab_text" varchar DEFAULT 'Hi {name}, the lab has your sample. We write to you when the results are in.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_kit_at_lab_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_kit_results_subject" varchar DEFAULT 'Your results are in: order {number}';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_kit_results_text" varchar DEFAULT 'Hi {name}, the lab has sent us your results. We write to you about the next step. Results never come by mail.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_kit_results_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_visit_booked_subject" varchar DEFAULT 'Your visit is booked';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_visit_booked_text" varchar DEFAULT 'Hi {name}, we look forward to speaking with you. The link to the video meeting follows by e-mail.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_visit_booked_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_visit_cancelled_subject" varchar DEFAULT 'Your visit is cancelled';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_visit_cancelled_text" varchar DEFAULT 'Hi {name}, this visit does not take place. Answer this mail to find another time.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_visit_cancelled_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_visit_tomorrow_subject" varchar DEFAULT 'Tomorrow: your visit';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_visit_tomorrow_text" varchar DEFAULT 'Hi {name}, we speak tomorrow. A quiet place and a phone or a computer are all that you need.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_visit_tomorrow_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_details_reminder_subject" varchar DEFAULT 'We wait to send your order {number}';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_details_reminder_text" varchar DEFAULT 'Hi {name}, your order is paid and cannot leave yet: something is missing. Please answer this mail and tell us where to send it, which test it should be, and who will use it.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_details_reminder_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  /* What the products of a shop from before grant, and for which ages a kit is made: as the samples have them. */
  INSERT INTO "products_visits" ("_order", "_parent_id", "id", "label", "minutes", "count", "per")
    SELECT granted.place, products.id, gen_random_uuid()::text, granted.label, granted.minutes, granted.number, granted.per::"enum_products_visits_per"
    FROM (VALUES
      ('concierge-consult', 1, 'Consultation', 60, 1, 'unit'),
      ('complete-package', 1, 'Consultation', 60, 1, 'unit'),
      ('complete-package', 2, 'Follow-up', 30, 1, 'unit'),
      ('family-wellness-program', 1, 'Visit', 45, 5, 'person')
    ) AS granted (handle, place, label, minutes, number, per)
    JOIN "products" ON products.handle = granted.handle
    WHERE NOT EXISTS (SELECT 1 FROM "products_visits" AS known WHERE known._parent_id = products.id AND known._order = granted.place);
  INSERT INTO "_products_v_version_visits" ("_order", "_parent_id", "label", "minutes", "count", "per", "_uuid")
    SELECT visit._order, version.id, visit.label, visit.minutes, visit.count, visit.per::text::"enum__products_v_version_visits_per", visit.id
    FROM "products_visits" AS visit
    JOIN "_products_v" AS version ON version.parent_id = visit._parent_id
    WHERE NOT EXISTS (SELECT 1 FROM "_products_v_version_visits" AS known WHERE known._parent_id = version.id AND known._order = visit._order);
  UPDATE "products" SET "age_from" = ages.low, "age_to" = ages.high
    FROM (VALUES ('child-gut', 3, 19), ('baby-gut', 0, 4), ('adult-gut', 18, NULL)) AS ages (handle, low, high)
    WHERE products.handle = ages.handle AND products.age_from IS NULL AND products.age_to IS NULL;
  UPDATE "_products_v" SET "version_age_from" = products.age_from, "version_age_to" = products.age_to
    FROM "products" WHERE _products_v.parent_id = products.id AND _products_v.version_age_from IS NULL AND _products_v.version_age_to IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('order-confirmation', 'order-notice', 'order-review', 'order-details', 'payment-failed', 'plan-moved', 'plan-stopped', 'order-refund', 'contact-thanks', 'contact-notice', 'freebie-copy', 'workshop-confirmation', 'workshop-day-before', 'workshop-hour-before');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mails" DROP COLUMN "not_before";
  ALTER TABLE "fulfilment_settings" DROP COLUMN "mails_sent";
  ALTER TABLE "fulfilment_settings" DROP COLUMN "mails_at_lab";
  ALTER TABLE "fulfilment_settings" DROP COLUMN "mails_results";
  ALTER TABLE "fulfilment_settings" DROP COLUMN "mails_booked";
  ALTER TABLE "fulfilment_settings" DROP COLUMN "mails_tomorrow";
  ALTER TABLE "fulfilment_settings" DROP COLUMN "mails_details";
  ALTER TABLE "mail_texts" DROP COLUMN "kit_sent_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "kit_sent_text";
  ALTER TABLE "mail_texts" DROP COLUMN "kit_sent_why";
  ALTER TABLE "mail_texts" DROP COLUMN "kit_at_lab_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "kit_at_lab_text";
  ALTER TABLE "mail_texts" DROP COLUMN "kit_at_lab_why";
  ALTER TABLE "mail_texts" DROP COLUMN "kit_results_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "kit_results_text";
  ALTER TABLE "mail_texts" DROP COLUMN "kit_results_why";
  ALTER TABLE "mail_texts" DROP COLUMN "visit_booked_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "visit_booked_text";
  ALTER TABLE "mail_texts" DROP COLUMN "visit_booked_why";
  ALTER TABLE "mail_texts" DROP COLUMN "visit_cancelled_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "visit_cancelled_text";
  ALTER TABLE "mail_texts" DROP COLUMN "visit_cancelled_why";
  ALTER TABLE "mail_texts" DROP COLUMN "visit_tomorrow_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "visit_tomorrow_text";
  ALTER TABLE "mail_texts" DROP COLUMN "visit_tomorrow_why";
  ALTER TABLE "mail_texts" DROP COLUMN "details_reminder_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "details_reminder_text";
  ALTER TABLE "mail_texts" DROP COLUMN "details_reminder_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_kit_sent_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_kit_sent_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_kit_sent_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_kit_at_lab_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_kit_at_lab_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_kit_at_lab_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_kit_results_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_kit_results_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_kit_results_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_visit_booked_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_visit_booked_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_visit_booked_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_visit_cancelled_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_visit_cancelled_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_visit_cancelled_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_visit_tomorrow_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_visit_tomorrow_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_visit_tomorrow_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_details_reminder_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_details_reminder_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_details_reminder_why";`)
}
