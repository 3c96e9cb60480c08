import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payment_checks_state" AS ENUM('open', 'repaired', 'done');
  CREATE TYPE "public"."enum_payment_checks_kind" AS ENUM('order-missing', 'payment-missing', 'amount', 'refund', 'dispute', 'schedule-missing', 'subscription-missing', 'unknown');
  CREATE TYPE "public"."enum_refunds_state" AS ENUM('asked', 'made', 'failed');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'order-details' BEFORE 'contact-thanks';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'payment-failed' BEFORE 'contact-thanks';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'plan-moved' BEFORE 'contact-thanks';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'plan-stopped' BEFORE 'contact-thanks';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'order-refund' BEFORE 'contact-thanks';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'arrangePlan' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'makeRefund' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'arrangePlan' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'makeRefund' BEFORE 'schedulePublish';
  CREATE TABLE "payment_checks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"state" "enum_payment_checks_state" DEFAULT 'open' NOT NULL,
  	"words" varchar NOT NULL,
  	"kind" "enum_payment_checks_kind" NOT NULL,
  	"order_id" uuid,
  	"stripe_id" varchar,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "refunds" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"cents" numeric NOT NULL,
  	"state" "enum_refunds_state" DEFAULT 'asked' NOT NULL,
  	"reason" varchar,
  	"by" varchar,
  	"request" varchar NOT NULL,
  	"payment_intent_id" varchar NOT NULL,
  	"stripe_refund_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "order_kind_idx";
  ALTER TABLE "mail_texts" ALTER COLUMN "order_details_text" SET DEFAULT 'Thank you, {name}. Please answer this mail and tell us {details}.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_order_details_text" SET DEFAULT 'Thank you, {name}. Please answer this mail and tell us {details}.';
  ALTER TABLE "orders" ADD COLUMN "needs_details" boolean DEFAULT false;
  ALTER TABLE "orders" ADD COLUMN "payments_made" varchar;
  ALTER TABLE "orders" ADD COLUMN "refunded_amount" varchar;
  ALTER TABLE "orders" ADD COLUMN "dispute_note" varchar;
  ALTER TABLE "orders" ADD COLUMN "terms_accepted_at" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "terms_page" varchar;
  ALTER TABLE "orders" ADD COLUMN "work_status" varchar;
  ALTER TABLE "orders" ADD COLUMN "money_mark" varchar;
  ALTER TABLE "orders" ADD COLUMN "followed" numeric DEFAULT 0;
  ALTER TABLE "plans_payments" ADD COLUMN "attempts" numeric DEFAULT 0;
  ALTER TABLE "plans_payments" ADD COLUMN "pay_link" varchar;
  ALTER TABLE "plans" ADD COLUMN "reference" varchar;
  ALTER TABLE "plans" ADD COLUMN "schedule_version" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "plans" ADD COLUMN "stop_requested_at" timestamp(3) with time zone;
  ALTER TABLE "offers" ADD COLUMN "asks_for" varchar;
  ALTER TABLE "offers" ADD COLUMN "arrival" varchar;
  ALTER TABLE "_offers_v" ADD COLUMN "version_asks_for" varchar;
  ALTER TABLE "_offers_v" ADD COLUMN "version_arrival" varchar;
  ALTER TABLE "coupons" ADD COLUMN "is_automatic" boolean DEFAULT false;
  ALTER TABLE "coupons" ADD COLUMN "least_quantity" numeric;
  ALTER TABLE "checkouts" ADD COLUMN "terms_page" varchar;
  ALTER TABLE "checkouts" ADD COLUMN "terms_accepted_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "occasion" varchar DEFAULT 'once';
  ALTER TABLE "users" ADD COLUMN "must_change_password" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payment_checks_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "refunds_id" uuid;
  ALTER TABLE "checkout" ADD COLUMN "terms_title" varchar DEFAULT 'Terms and conditions';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_title" varchar DEFAULT '{count} payments, then it ends by itself';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_in_all" varchar DEFAULT '{amount} in all';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_total" varchar DEFAULT '{name}, {amount} in all';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_today" varchar DEFAULT 'Today';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_paid" varchar DEFAULT 'Paid';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_ends" varchar DEFAULT 'Ends by itself after the last payment.';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_later" varchar DEFAULT 'Then {amount} on {dates}.';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_first" varchar DEFAULT 'Payment 1 of {count}';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_person" varchar DEFAULT '1 person';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_persons" varchar DEFAULT '{count} persons';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_less_persons" varchar DEFAULT 'One person less';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_more_persons" varchar DEFAULT 'One person more';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_family" varchar DEFAULT '20% comes off each payment at checkout for three or more persons.';
  ALTER TABLE "checkout" ADD COLUMN "plan_words_applied" varchar DEFAULT 'Taken off for your family of three or more.';
  ALTER TABLE "checkout" ADD COLUMN "plan_consent" varchar DEFAULT 'By pressing Pay you agree that the later payments are taken from the same card on these days. Write to us at any time if something has to change.';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_title" varchar DEFAULT 'Your details';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_first_name" varchar DEFAULT 'First name';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_last_name" varchar DEFAULT 'Last name';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_email" varchar DEFAULT 'Email';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_phone" varchar DEFAULT 'Phone';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_card" varchar DEFAULT 'Card';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_card_note" varchar DEFAULT 'Hosted by the payment provider';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_card_off" varchar DEFAULT 'Not open yet';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_number" varchar DEFAULT 'Card number';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_expiry" varchar DEFAULT 'Expiry';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_cvv" varchar DEFAULT 'CVV';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_pay" varchar DEFAULT 'Pay {amount}';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_close" varchar DEFAULT 'Close';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_terms" varchar DEFAULT 'By paying you accept the';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_terms_link" varchar DEFAULT 'terms and conditions';
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_nothing_charged" varchar DEFAULT 'Nothing is charged. What you typed stays here.';
  ALTER TABLE "checkout" ADD COLUMN "dialog_promise" varchar DEFAULT 'We write within one business day to ask {details}.';
  ALTER TABLE "checkout" ADD COLUMN "dialog_missing" varchar DEFAULT 'for what is still missing';
  ALTER TABLE "checkout" ADD COLUMN "dialog_done_title" varchar DEFAULT 'Order Confirmed!';
  ALTER TABLE "checkout" ADD COLUMN "dialog_done_lead" varchar DEFAULT 'A confirmation e-mail is on its way to {email}.';
  ALTER TABLE "checkout" ADD COLUMN "dialog_done_number" varchar DEFAULT 'Order number';
  ALTER TABLE "checkout" ADD COLUMN "dialog_done_first" varchar DEFAULT 'Today.';
  ALTER TABLE "checkout" ADD COLUMN "dialog_done_first_text" varchar DEFAULT 'Your receipt, {amount}.';
  ALTER TABLE "checkout" ADD COLUMN "dialog_done_second" varchar DEFAULT 'Within one business day.';
  ALTER TABLE "checkout" ADD COLUMN "dialog_done_third" varchar DEFAULT 'Then.';
  ALTER TABLE "checkout" ADD COLUMN "dialog_done_button" varchar DEFAULT 'Done';
  ALTER TABLE "checkout" ADD COLUMN "dialog_done_go_on" varchar DEFAULT 'Keep looking';
  ALTER TABLE "checkout" ADD COLUMN "dialog_ask" varchar DEFAULT 'We ask {details}. It goes faster when you answer the confirmation e-mail with it.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_terms_title" varchar DEFAULT 'Terms and conditions';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_title" varchar DEFAULT '{count} payments, then it ends by itself';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_in_all" varchar DEFAULT '{amount} in all';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_total" varchar DEFAULT '{name}, {amount} in all';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_today" varchar DEFAULT 'Today';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_paid" varchar DEFAULT 'Paid';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_ends" varchar DEFAULT 'Ends by itself after the last payment.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_later" varchar DEFAULT 'Then {amount} on {dates}.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_first" varchar DEFAULT 'Payment 1 of {count}';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_person" varchar DEFAULT '1 person';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_persons" varchar DEFAULT '{count} persons';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_less_persons" varchar DEFAULT 'One person less';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_more_persons" varchar DEFAULT 'One person more';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_family" varchar DEFAULT '20% comes off each payment at checkout for three or more persons.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_words_applied" varchar DEFAULT 'Taken off for your family of three or more.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_plan_consent" varchar DEFAULT 'By pressing Pay you agree that the later payments are taken from the same card on these days. Write to us at any time if something has to change.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_title" varchar DEFAULT 'Your details';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_first_name" varchar DEFAULT 'First name';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_last_name" varchar DEFAULT 'Last name';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_email" varchar DEFAULT 'Email';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_phone" varchar DEFAULT 'Phone';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_card" varchar DEFAULT 'Card';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_card_note" varchar DEFAULT 'Hosted by the payment provider';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_card_off" varchar DEFAULT 'Not open yet';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_number" varchar DEFAULT 'Card number';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_expiry" varchar DEFAULT 'Expiry';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_cvv" varchar DEFAULT 'CVV';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_pay" varchar DEFAULT 'Pay {amount}';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_close" varchar DEFAULT 'Close';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_terms" varchar DEFAULT 'By paying you accept the';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_terms_link" varchar DEFAULT 'terms and conditions';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_nothing_charged" varchar DEFAULT 'Nothing is charged. What you typed stays here.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_promise" varchar DEFAULT 'We write within one business day to ask {details}.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_missing" varchar DEFAULT 'for what is still missing';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_done_title" varchar DEFAULT 'Order Confirmed!';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_done_lead" varchar DEFAULT 'A confirmation e-mail is on its way to {email}.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_done_number" varchar DEFAULT 'Order number';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_done_first" varchar DEFAULT 'Today.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_done_first_text" varchar DEFAULT 'Your receipt, {amount}.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_done_second" varchar DEFAULT 'Within one business day.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_done_third" varchar DEFAULT 'Then.';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_done_button" varchar DEFAULT 'Done';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_done_go_on" varchar DEFAULT 'Keep looking';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_ask" varchar DEFAULT 'We ask {details}. It goes faster when you answer the confirmation e-mail with it.';
  ALTER TABLE "mail_texts" ADD COLUMN "plan_moved_subject" varchar DEFAULT 'New days for your monthly payments';
  ALTER TABLE "mail_texts" ADD COLUMN "plan_moved_text" varchar DEFAULT 'Hi {name}, your next monthly payment has another day now, and those after it move with it. They are taken from the same card, and the amount stays as it was. If a day does not suit you, answer this mail.';
  ALTER TABLE "mail_texts" ADD COLUMN "plan_moved_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "mail_texts" ADD COLUMN "plan_stopped_subject" varchar DEFAULT 'Your monthly payments have ended';
  ALTER TABLE "mail_texts" ADD COLUMN "plan_stopped_text" varchar DEFAULT 'Hi {name}, we take no more monthly payments from your card. There is nothing that you have to do. If you did not expect this, answer this mail.';
  ALTER TABLE "mail_texts" ADD COLUMN "plan_stopped_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "mail_texts" ADD COLUMN "refund_subject" varchar DEFAULT 'Your refund for order {number}';
  ALTER TABLE "mail_texts" ADD COLUMN "refund_text" varchar DEFAULT 'Hi {name}, we sent money back to the card that you paid with. Your bank shows it within five to ten business days.';
  ALTER TABLE "mail_texts" ADD COLUMN "refund_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_plan_moved_subject" varchar DEFAULT 'New days for your monthly payments';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_plan_moved_text" varchar DEFAULT 'Hi {name}, your next monthly payment has another day now, and those after it move with it. They are taken from the same card, and the amount stays as it was. If a day does not suit you, answer this mail.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_plan_moved_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_plan_stopped_subject" varchar DEFAULT 'Your monthly payments have ended';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_plan_stopped_text" varchar DEFAULT 'Hi {name}, we take no more monthly payments from your card. There is nothing that you have to do. If you did not expect this, answer this mail.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_plan_stopped_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_refund_subject" varchar DEFAULT 'Your refund for order {number}';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_refund_text" varchar DEFAULT 'Hi {name}, we sent money back to the card that you paid with. Your bank shows it within five to ten business days.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_refund_why" varchar DEFAULT 'You get this mail because you placed an order; there is nothing to unsubscribe from.';
  ALTER TABLE "payment_checks" ADD CONSTRAINT "payment_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payment_checks_state_idx" ON "payment_checks" USING btree ("state");
  CREATE INDEX "payment_checks_kind_idx" ON "payment_checks" USING btree ("kind");
  CREATE INDEX "payment_checks_order_idx" ON "payment_checks" USING btree ("order_id");
  CREATE UNIQUE INDEX "payment_checks_key_idx" ON "payment_checks" USING btree ("key");
  CREATE INDEX "payment_checks_updated_at_idx" ON "payment_checks" USING btree ("updated_at");
  CREATE INDEX "payment_checks_created_at_idx" ON "payment_checks" USING btree ("created_at");
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE INDEX "refunds_state_idx" ON "refunds" USING btree ("state");
  CREATE UNIQUE INDEX "refunds_stripe_refund_id_idx" ON "refunds" USING btree ("stripe_refund_id");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  CREATE UNIQUE INDEX "request_paymentIntentId_idx" ON "refunds" USING btree ("request","payment_intent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_checks_fk" FOREIGN KEY ("payment_checks_id") REFERENCES "public"."payment_checks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refunds_fk" FOREIGN KEY ("refunds_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_needs_details_idx" ON "orders" USING btree ("needs_details");
  CREATE UNIQUE INDEX "order_kind_occasion_idx" ON "mails" USING btree ("order_id","kind","occasion");
  CREATE INDEX "payload_locked_documents_rels_payment_checks_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_checks_id");
  CREATE INDEX "payload_locked_documents_rels_refunds_id_idx" ON "payload_locked_documents_rels" USING btree ("refunds_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment_checks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "refunds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payment_checks" CASCADE;
  DROP TABLE "refunds" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payment_checks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_refunds_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('order-confirmation', 'order-notice', 'order-review', 'contact-thanks', 'contact-notice', 'freebie-copy', 'workshop-confirmation', 'workshop-day-before', 'workshop-hour-before');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "orders_needs_details_idx";
  DROP INDEX "order_kind_occasion_idx";
  DROP INDEX "payload_locked_documents_rels_payment_checks_id_idx";
  DROP INDEX "payload_locked_documents_rels_refunds_id_idx";
  ALTER TABLE "mail_texts" ALTER COLUMN "order_details_text" SET DEFAULT 'Thank you, {name}. Please answer this mail with the address that the kit should go to.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_order_details_text" SET DEFAULT 'Thank you, {name}. Please answer this mail with the address that the kit should go to.';
  CREATE UNIQUE INDEX "order_kind_idx" ON "mails" USING btree ("order_id","kind");
  ALTER TABLE "orders" DROP COLUMN "needs_details";
  ALTER TABLE "orders" DROP COLUMN "payments_made";
  ALTER TABLE "orders" DROP COLUMN "refunded_amount";
  ALTER TABLE "orders" DROP COLUMN "dispute_note";
  ALTER TABLE "orders" DROP COLUMN "terms_accepted_at";
  ALTER TABLE "orders" DROP COLUMN "terms_page";
  ALTER TABLE "orders" DROP COLUMN "work_status";
  ALTER TABLE "orders" DROP COLUMN "money_mark";
  ALTER TABLE "orders" DROP COLUMN "followed";
  ALTER TABLE "plans_payments" DROP COLUMN "attempts";
  ALTER TABLE "plans_payments" DROP COLUMN "pay_link";
  ALTER TABLE "plans" DROP COLUMN "reference";
  ALTER TABLE "plans" DROP COLUMN "schedule_version";
  ALTER TABLE "plans" DROP COLUMN "stop_requested_at";
  ALTER TABLE "offers" DROP COLUMN "asks_for";
  ALTER TABLE "offers" DROP COLUMN "arrival";
  ALTER TABLE "_offers_v" DROP COLUMN "version_asks_for";
  ALTER TABLE "_offers_v" DROP COLUMN "version_arrival";
  ALTER TABLE "coupons" DROP COLUMN "is_automatic";
  ALTER TABLE "coupons" DROP COLUMN "least_quantity";
  ALTER TABLE "checkouts" DROP COLUMN "terms_page";
  ALTER TABLE "checkouts" DROP COLUMN "terms_accepted_at";
  ALTER TABLE "mails" DROP COLUMN "occasion";
  ALTER TABLE "users" DROP COLUMN "must_change_password";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payment_checks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "refunds_id";
  ALTER TABLE "checkout" DROP COLUMN "terms_title";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_title";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_in_all";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_total";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_today";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_paid";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_ends";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_later";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_first";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_person";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_persons";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_less_persons";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_more_persons";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_family";
  ALTER TABLE "checkout" DROP COLUMN "plan_words_applied";
  ALTER TABLE "checkout" DROP COLUMN "plan_consent";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_title";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_first_name";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_last_name";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_email";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_phone";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_card";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_card_note";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_card_off";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_number";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_expiry";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_cvv";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_pay";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_close";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_terms";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_terms_link";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_nothing_charged";
  ALTER TABLE "checkout" DROP COLUMN "dialog_promise";
  ALTER TABLE "checkout" DROP COLUMN "dialog_missing";
  ALTER TABLE "checkout" DROP COLUMN "dialog_done_title";
  ALTER TABLE "checkout" DROP COLUMN "dialog_done_lead";
  ALTER TABLE "checkout" DROP COLUMN "dialog_done_number";
  ALTER TABLE "checkout" DROP COLUMN "dialog_done_first";
  ALTER TABLE "checkout" DROP COLUMN "dialog_done_first_text";
  ALTER TABLE "checkout" DROP COLUMN "dialog_done_second";
  ALTER TABLE "checkout" DROP COLUMN "dialog_done_third";
  ALTER TABLE "checkout" DROP COLUMN "dialog_done_button";
  ALTER TABLE "checkout" DROP COLUMN "dialog_done_go_on";
  ALTER TABLE "checkout" DROP COLUMN "dialog_ask";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_terms_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_in_all";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_total";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_today";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_paid";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_ends";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_later";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_first";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_person";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_persons";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_less_persons";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_more_persons";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_family";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_words_applied";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_plan_consent";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_first_name";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_last_name";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_email";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_phone";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_card";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_card_note";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_card_off";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_number";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_expiry";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_cvv";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_pay";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_close";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_terms";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_terms_link";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_nothing_charged";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_promise";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_missing";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_done_title";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_done_lead";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_done_number";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_done_first";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_done_first_text";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_done_second";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_done_third";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_done_button";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_done_go_on";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_ask";
  ALTER TABLE "mail_texts" DROP COLUMN "plan_moved_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "plan_moved_text";
  ALTER TABLE "mail_texts" DROP COLUMN "plan_moved_why";
  ALTER TABLE "mail_texts" DROP COLUMN "plan_stopped_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "plan_stopped_text";
  ALTER TABLE "mail_texts" DROP COLUMN "plan_stopped_why";
  ALTER TABLE "mail_texts" DROP COLUMN "refund_subject";
  ALTER TABLE "mail_texts" DROP COLUMN "refund_text";
  ALTER TABLE "mail_texts" DROP COLUMN "refund_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_plan_moved_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_plan_moved_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_plan_moved_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_plan_stopped_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_plan_stopped_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_plan_stopped_why";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_refund_subject";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_refund_text";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_refund_why";
  DROP TYPE "public"."enum_payment_checks_state";
  DROP TYPE "public"."enum_payment_checks_kind";
  DROP TYPE "public"."enum_refunds_state";`)
}
