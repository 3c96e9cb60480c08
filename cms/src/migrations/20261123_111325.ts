import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payment_checks_kind" ADD VALUE 'fraud-warning' BEFORE 'schedule-missing';
  CREATE TABLE "charges" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"taken_on" timestamp(3) with time zone NOT NULL,
  	"cents" numeric,
  	"fee_cents" numeric,
  	"dispute_fee_cents" numeric,
  	"payout_id" varchar,
  	"payout_on" timestamp(3) with time zone,
  	"stripe_charge_id" varchar NOT NULL,
  	"balance_transaction_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "refunds" ADD COLUMN "attempt" numeric DEFAULT 1;
  ALTER TABLE "plans" ADD COLUMN "set_up_attempt" numeric DEFAULT 1;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "charges_id" uuid;
  ALTER TABLE "checkout" ADD COLUMN "wallets" boolean DEFAULT false;
  ALTER TABLE "checkout" ADD COLUMN "dialog_form_zip" varchar DEFAULT 'ZIP code of the card';
  ALTER TABLE "_checkout_v" ADD COLUMN "version_wallets" boolean DEFAULT false;
  ALTER TABLE "_checkout_v" ADD COLUMN "version_dialog_form_zip" varchar DEFAULT 'ZIP code of the card';
  ALTER TABLE "charges" ADD CONSTRAINT "charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "charges_order_idx" ON "charges" USING btree ("order_id");
  CREATE INDEX "charges_taken_on_idx" ON "charges" USING btree ("taken_on");
  CREATE INDEX "charges_payout_id_idx" ON "charges" USING btree ("payout_id");
  CREATE INDEX "charges_payout_on_idx" ON "charges" USING btree ("payout_on");
  CREATE UNIQUE INDEX "charges_stripe_charge_id_idx" ON "charges" USING btree ("stripe_charge_id");
  CREATE INDEX "charges_updated_at_idx" ON "charges" USING btree ("updated_at");
  CREATE INDEX "charges_created_at_idx" ON "charges" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_charges_fk" FOREIGN KEY ("charges_id") REFERENCES "public"."charges"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_charges_id_idx" ON "payload_locked_documents_rels" USING btree ("charges_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "charges" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "charges" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_charges_fk";
  
  ALTER TABLE "payment_checks" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_payment_checks_kind";
  CREATE TYPE "public"."enum_payment_checks_kind" AS ENUM('order-missing', 'payment-missing', 'amount', 'refund', 'dispute', 'schedule-missing', 'subscription-missing', 'refused', 'unknown');
  ALTER TABLE "payment_checks" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_payment_checks_kind" USING "kind"::"public"."enum_payment_checks_kind";
  DROP INDEX "payload_locked_documents_rels_charges_id_idx";
  ALTER TABLE "refunds" DROP COLUMN "attempt";
  ALTER TABLE "plans" DROP COLUMN "set_up_attempt";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "charges_id";
  ALTER TABLE "checkout" DROP COLUMN "wallets";
  ALTER TABLE "checkout" DROP COLUMN "dialog_form_zip";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_wallets";
  ALTER TABLE "_checkout_v" DROP COLUMN "version_dialog_form_zip";`)
}
