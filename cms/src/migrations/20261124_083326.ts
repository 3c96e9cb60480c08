import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "assistant" ADD COLUMN "starters" varchar DEFAULT 'Which kit is right for me?
How long do results take?
Is shipping free?';
  ALTER TABLE "_assistant_v" ADD COLUMN "version_starters" varchar DEFAULT 'Which kit is right for me?
How long do results take?
Is shipping free?';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "assistant" DROP COLUMN "starters";
  ALTER TABLE "_assistant_v" DROP COLUMN "version_starters";`)
}
