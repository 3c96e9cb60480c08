import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Tables that no call of the admin reads or writes: only the code of the sign-in knows them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "account_factors" (
    "account_id" uuid PRIMARY KEY REFERENCES "users"("id") ON DELETE CASCADE,
    "sealed_key" text NOT NULL,
    "last_step" bigint NOT NULL,
    "recovery_codes" jsonb NOT NULL,
    "enrolled_at" timestamptz NOT NULL DEFAULT now()
   );
   CREATE TABLE "factor_links" (
    "account_id" uuid PRIMARY KEY REFERENCES "users"("id") ON DELETE CASCADE,
    "hash" text NOT NULL UNIQUE,
    "expires_at" timestamptz NOT NULL
   );
   CREATE TABLE "session_facts" (
    "sid" varchar PRIMARY KEY,
    "account_id" uuid NOT NULL REFERENCES "users"("id") ON DELETE CASCADE,
    "has_factor" boolean NOT NULL,
    "device" text NOT NULL,
    "seen_at" timestamptz NOT NULL DEFAULT now()
   );
   CREATE INDEX "session_facts_account" ON "session_facts" ("account_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "session_facts";
   DROP TABLE "factor_links";
   DROP TABLE "account_factors";`);
}
