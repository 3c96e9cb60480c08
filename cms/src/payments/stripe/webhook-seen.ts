import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { log } from '../../log.ts';

const dayMs = 24 * 60 * 60_000;

/** Keeps when Stripe last told the shop something, for the set-up check; written at most once a minute. */
export async function noteWebhook({ db }: Payload): Promise<void> {
  await db.drizzle.execute(sql`
    update worker set webhook_at = now()
    where webhook_at is null or webhook_at < now() - interval '1 minute'`);
}

/** Keeps when something came to Stripe's door whose signature did not fit; the shop tells it at most once a minute. */
export async function noteRefusedWebhook({ db }: Payload): Promise<object> {
  log.error({ alert: 'webhook-signature' }, 'a call to the address of the webhook was refused');
  await db.drizzle.execute(sql`update worker set webhook_refused_at = now()`);
  return {};
}

/**
 * Since when Stripe's news have not been understood; null once one is, or when a day passed without another refusal.
 * Both times are ISO 8601.
 */
export function webhookRefusedSince(
  {
    webhookAt,
    webhookRefusedAt,
  }: Record<'webhookAt' | 'webhookRefusedAt', string | null | undefined>,
  now = new Date(),
): Date | null {
  if (!webhookRefusedAt) return null;
  const refusedAt = new Date(webhookRefusedAt);
  const isOver =
    now.getTime() - refusedAt.getTime() > dayMs ||
    (webhookAt ? new Date(webhookAt) >= refusedAt : false);
  return isOver ? null : refusedAt;
}
