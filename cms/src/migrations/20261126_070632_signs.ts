import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_local_businesses_icon" ADD VALUE 'mat';
  ALTER TYPE "public"."enum_local_businesses_icon" ADD VALUE 'stones';
  ALTER TYPE "public"."enum_local_businesses_icon" ADD VALUE 'chairs';
  ALTER TYPE "public"."enum_local_businesses_icon" ADD VALUE 'honey';
  ALTER TYPE "public"."enum_local_businesses_icon" ADD VALUE 'hammer';
  ALTER TYPE "public"."enum_local_businesses_icon" ADD VALUE 'milk';
  ALTER TYPE "public"."enum_local_businesses_icon" ADD VALUE 'pot';
  ALTER TYPE "public"."enum_local_businesses_icon" ADD VALUE 'ledger';
  ALTER TYPE "public"."enum_local_businesses_icon" ADD VALUE 'bucket';
  ALTER TYPE "public"."enum__local_businesses_v_version_icon" ADD VALUE 'mat';
  ALTER TYPE "public"."enum__local_businesses_v_version_icon" ADD VALUE 'stones';
  ALTER TYPE "public"."enum__local_businesses_v_version_icon" ADD VALUE 'chairs';
  ALTER TYPE "public"."enum__local_businesses_v_version_icon" ADD VALUE 'honey';
  ALTER TYPE "public"."enum__local_businesses_v_version_icon" ADD VALUE 'hammer';
  ALTER TYPE "public"."enum__local_businesses_v_version_icon" ADD VALUE 'milk';
  ALTER TYPE "public"."enum__local_businesses_v_version_icon" ADD VALUE 'pot';
  ALTER TYPE "public"."enum__local_businesses_v_version_icon" ADD VALUE 'ledger';
  ALTER TYPE "public"."enum__local_businesses_v_version_icon" ADD VALUE 'bucket';
  ALTER TABLE "local_businesses" ALTER COLUMN "icon" SET DEFAULT 'house';
  ALTER TABLE "_local_businesses_v" ALTER COLUMN "version_icon" SET DEFAULT 'house';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "local_businesses" ALTER COLUMN "icon" SET DATA TYPE text;
  ALTER TABLE "local_businesses" ALTER COLUMN "icon" SET DEFAULT 'leaf'::text;
  UPDATE "local_businesses" SET "icon" = 'leaf' WHERE "icon" NOT IN ('leaf', 'basket', 'bread', 'cup', 'jar', 'house', 'hands', 'candle', 'book', 'stethoscope');
  DROP TYPE "public"."enum_local_businesses_icon";
  CREATE TYPE "public"."enum_local_businesses_icon" AS ENUM('leaf', 'basket', 'bread', 'cup', 'jar', 'house', 'hands', 'candle', 'book', 'stethoscope');
  ALTER TABLE "local_businesses" ALTER COLUMN "icon" SET DEFAULT 'leaf'::"public"."enum_local_businesses_icon";
  ALTER TABLE "local_businesses" ALTER COLUMN "icon" SET DATA TYPE "public"."enum_local_businesses_icon" USING "icon"::"public"."enum_local_businesses_icon";
  ALTER TABLE "_local_businesses_v" ALTER COLUMN "version_icon" SET DATA TYPE text;
  ALTER TABLE "_local_businesses_v" ALTER COLUMN "version_icon" SET DEFAULT 'leaf'::text;
  UPDATE "_local_businesses_v" SET "version_icon" = 'leaf' WHERE "version_icon" NOT IN ('leaf', 'basket', 'bread', 'cup', 'jar', 'house', 'hands', 'candle', 'book', 'stethoscope');
  DROP TYPE "public"."enum__local_businesses_v_version_icon";
  CREATE TYPE "public"."enum__local_businesses_v_version_icon" AS ENUM('leaf', 'basket', 'bread', 'cup', 'jar', 'house', 'hands', 'candle', 'book', 'stethoscope');
  ALTER TABLE "_local_businesses_v" ALTER COLUMN "version_icon" SET DEFAULT 'leaf'::"public"."enum__local_businesses_v_version_icon";
  ALTER TABLE "_local_businesses_v" ALTER COLUMN "version_icon" SET DATA TYPE "public"."enum__local_businesses_v_version_icon" USING "version_icon"::"public"."enum__local_businesses_v_version_icon";`)
}
