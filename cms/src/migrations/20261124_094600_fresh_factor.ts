import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** When somebody last typed a code in this session; a session of before is not fresh. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "session_facts" ADD COLUMN "proven_at" timestamptz NOT NULL DEFAULT 'epoch';
   ALTER TABLE "session_facts" ALTER COLUMN "proven_at" SET DEFAULT now();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "session_facts" DROP COLUMN "proven_at";`);
}
