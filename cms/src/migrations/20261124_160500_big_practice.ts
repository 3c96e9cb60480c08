import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** What the desk looks for by a part of a word, and what of years of orders is still open: found without reading all of it. */
const indexes: [name: string, on: string][] = [
  ['people_words_part_idx', '"people" USING gin ("words" gin_trgm_ops)'],
  ['orders_number_part_idx', '"orders" USING gin ("number" gin_trgm_ops)'],
  ['orders_email_part_idx', '"orders" USING gin ("email" gin_trgm_ops)'],
  ['orders_first_name_part_idx', '"orders" USING gin ("first_name" gin_trgm_ops)'],
  ['orders_last_name_part_idx', '"orders" USING gin ("last_name" gin_trgm_ops)'],
  ['orders_product_name_part_idx', '"orders" USING gin ("product_name" gin_trgm_ops)'],
  ['fulfilments_tracking_part_idx', '"fulfilments" USING gin ("tracking" gin_trgm_ops)'],
  ['orders_work_status_set_idx', '"orders" ("work_status") WHERE "work_status" IS NOT NULL'],
  [
    'fulfilments_open_due_idx',
    `"fulfilments" ("due_at") WHERE "step" IN ('to-send', 'sent', 'at-lab')`,
  ],
  [
    'fulfilments_open_step_idx',
    `"fulfilments" ("step", "order_id") WHERE "step" NOT IN ('done', 'stopped')`,
  ],
];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE EXTENSION IF NOT EXISTS "pg_trgm";`);
  for (const [name, on] of indexes) await db.execute(sql.raw(`CREATE INDEX "${name}" ON ${on};`));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [name] of indexes) await db.execute(sql.raw(`DROP INDEX "${name}";`));
  await db.execute(sql`DROP EXTENSION "pg_trgm";`);
}
