import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** Keeps when Stripe last told the shop something, for the set-up check; written at most once a minute. */
export async function noteWebhook({ db }: Payload): Promise<void> {
  await db.drizzle.execute(sql`
    update worker set webhook_at = now()
    where webhook_at is null or webhook_at < now() - interval '1 minute'`);
}
