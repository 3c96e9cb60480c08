import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { log } from '../log.ts';

/** `since`: when the oldest of them should have been done; null without any. */
export type StuckJobs = { count: number; since: Date | null };

/**
 * Jobs that were due ten minutes ago and are not done, or that fail again and again for an hour already. What is planned
 * for later is neither; what failed for good is told where it belongs, such as a mail among the mails.
 */
export async function findStuckJobs({ db }: Payload): Promise<StuckJobs> {
  const { rows } = await db.drizzle.execute(sql`
    select count(*)::int as count,
      min(case when total_tried > 0 then created_at else coalesce(wait_until, created_at) end) as since
    from payload_jobs
    where completed_at is null and has_error is not true and (
      coalesce(wait_until, created_at) < now() - interval '10 minutes'
      or (total_tried > 0 and created_at < now() - interval '1 hour')
    )`);
  const [{ count, since } = { count: 0, since: null }] = rows as {
    count: number;
    since: string | null;
  }[];
  return { count, since: since ? new Date(since) : null };
}

/** An alert in the log while there are any. */
export async function reportStuckJobs(payload: Payload): Promise<void> {
  const { count, since } = await findStuckJobs(payload);
  if (count > 0)
    log.error(
      { alert: 'job-age', count, since },
      'work has been waiting for longer than it should',
    );
}
