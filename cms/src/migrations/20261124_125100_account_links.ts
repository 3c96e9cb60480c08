import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** The links with which people choose their password, one for each account; Payload knows nothing of this table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "account_links" (
    "account_id" uuid PRIMARY KEY REFERENCES "users"("id") ON DELETE CASCADE,
    "nonce" text NOT NULL,
    "expires_at" timestamptz NOT NULL
   );`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "account_links";`);
}
