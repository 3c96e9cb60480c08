import { until } from '../../world/until.ts';
import type { Check } from './check.ts';

/** Waits until the worker has sent what it had to send and has compared payments once: whatever a start brings about has happened. */
export const calm: Check = {
  title: 'the worker takes over, sends what was due and compares the payments',
  async run({ manifest, query }) {
    const reconciled = await until(
      'the worker has compared the payments',
      180_000,
      async () => {
        const [row] = await query<{ reconciled: string | null }>(
          'select reconciled from worker where reconciled_at > $1',
          [manifest.moment],
        );
        return row?.reconciled ?? null;
      },
      200,
    );
    await until(
      'no mail is due',
      120_000,
      async () => {
        const [row] = await query<{ due: number }>(
          `select count(*)::int as due from payload_jobs where completed_at is null and has_error is not true and coalesce(wait_until, now()) <= now()`,
        );
        return row?.due === 0 || null;
      },
      200,
    );
    return reconciled;
  },
};
