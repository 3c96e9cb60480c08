import { sql } from '@payloadcms/db-postgres';
import type { Metrics } from 'common/metrics/serve';
import type { Payload } from 'payload';
import { findStuckJobs } from './stuck-jobs.ts';

/** Counts and ages in seconds; an age that there is none of is left out. */
const figures: Record<string, { help: string; query: string }> = {
  shop_jobs_waiting: {
    help: 'Jobs that are due and not done.',
    query: `select count(*) from payload_jobs where completed_at is null and has_error is not true
      and coalesce(wait_until, created_at) <= now()`,
  },
  shop_mails_failed: {
    help: 'Mails that were given up.',
    query: `select count(*) from mails where state = 'failed'`,
  },
  shop_payment_checks_open: {
    help: 'Payments that a person has to look at.',
    query: `select count(*) from payment_checks where state = 'open'`,
  },
  shop_orders_to_review: {
    help: 'Orders that a person has to look at before anything is sent.',
    query: `select count(*) from orders where status = 'needs-review'`,
  },
  shop_worker_seen_age_seconds: {
    help: 'Since the leading worker reported.',
    query: 'select extract(epoch from now() - seen_at) from worker',
  },
  shop_backup_age_seconds: {
    help: 'Since the last backup.',
    query: 'select extract(epoch from now() - backed_up_at) from worker',
  },
  shop_reconciled_age_seconds: {
    help: 'Since payments were compared with Stripe.',
    query: 'select extract(epoch from now() - reconciled_at) from worker',
  },
  shop_database_connections: {
    help: 'Connections to this database, of all processes.',
    query: 'select count(*) from pg_stat_activity where datname = current_database()',
  },
};

/** What the desk's first page tells in words, as figures. */
export function shopFigures(payload: Payload, metrics: Metrics): void {
  for (const [name, { help, query }] of Object.entries(figures))
    metrics.addGauge(name, help, () => readFigure(payload, query));
  metrics.addGauge(
    'shop_jobs_stuck',
    'Jobs that wait for more than ten minutes, or fail for an hour.',
    async () => (await findStuckJobs(payload)).count,
  );
}

async function readFigure({ db }: Payload, query: string): Promise<number | null> {
  const { rows } = await db.drizzle.execute(sql.raw(query));
  const [figure] = Object.values(rows[0] ?? {});
  return figure === null || figure === undefined ? null : Number(figure);
}
