import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content_gaps" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"passage" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "content_gaps_id" uuid;
  ALTER TABLE "assistant" ADD COLUMN "is_on" boolean DEFAULT true;
  ALTER TABLE "assistant" ADD COLUMN "not_found" varchar DEFAULT 'I have not found a good answer to that in what I know.';
  ALTER TABLE "assistant" ADD COLUMN "hand_over" varchar DEFAULT 'Please use our contact form: a person reads it and replies within {time}.';
  ALTER TABLE "assistant" ADD COLUMN "rules" varchar DEFAULT 'When the texts do not answer, when somebody wants a person, or when it is about their own order, results or health.';
  ALTER TABLE "_assistant_v" ADD COLUMN "version_is_on" boolean DEFAULT true;
  ALTER TABLE "_assistant_v" ADD COLUMN "version_not_found" varchar DEFAULT 'I have not found a good answer to that in what I know.';
  ALTER TABLE "_assistant_v" ADD COLUMN "version_hand_over" varchar DEFAULT 'Please use our contact form: a person reads it and replies within {time}.';
  ALTER TABLE "_assistant_v" ADD COLUMN "version_rules" varchar DEFAULT 'When the texts do not answer, when somebody wants a person, or when it is about their own order, results or health.';
  CREATE INDEX "content_gaps_passage_idx" ON "content_gaps" USING btree ("passage");
  CREATE INDEX "content_gaps_day_idx" ON "content_gaps" USING btree ("day");
  CREATE INDEX "content_gaps_updated_at_idx" ON "content_gaps" USING btree ("updated_at");
  CREATE INDEX "content_gaps_created_at_idx" ON "content_gaps" USING btree ("created_at");
  CREATE UNIQUE INDEX "passage_day_idx" ON "content_gaps" USING btree ("passage","day");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_gaps_fk" FOREIGN KEY ("content_gaps_id") REFERENCES "public"."content_gaps"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_content_gaps_id_idx" ON "payload_locked_documents_rels" USING btree ("content_gaps_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content_gaps" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "content_gaps" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_content_gaps_fk";
  
  DROP INDEX "payload_locked_documents_rels_content_gaps_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "content_gaps_id";
  ALTER TABLE "assistant" DROP COLUMN "is_on";
  ALTER TABLE "assistant" DROP COLUMN "not_found";
  ALTER TABLE "assistant" DROP COLUMN "hand_over";
  ALTER TABLE "assistant" DROP COLUMN "rules";
  ALTER TABLE "_assistant_v" DROP COLUMN "version_is_on";
  ALTER TABLE "_assistant_v" DROP COLUMN "version_not_found";
  ALTER TABLE "_assistant_v" DROP COLUMN "version_hand_over";
  ALTER TABLE "_assistant_v" DROP COLUMN "version_rules";`)
}
