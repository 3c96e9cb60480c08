import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Payload } from 'payload';

/** Deletes rows of a collection with what hangs on them (lines, versions, locks go with their row), by pages of 500. */
export async function deleteRows(
  connection: Pick<Payload['db']['drizzle'], 'execute'>,
  slug: CollectionSlug,
  ids: string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += 500) {
    const page = ids.slice(from, from + 500).map((id) => sql`${id}::uuid`);
    await connection.execute(
      sql`delete from ${sql.identifier(slug.replaceAll('-', '_'))} where id in (${sql.join(page, sql`, `)})`,
    );
  }
}
