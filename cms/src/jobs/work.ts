import type { Payload } from 'payload';
import { env } from '../env.ts';
import { writeOwedCopies } from '../leads/owed-copies.ts';
import { remind } from '../leads/reminders.ts';
import { log } from '../log.ts';
import { eraseAbandoned } from '../payments/checkout/erase-abandoned.ts';
import { reconcile } from '../payments/reconciliation/reconcile.ts';
import { isSecretKey, stripeClient } from '../payments/stripe/stripe-client.ts';
import { type Leadership, pause } from './leader.ts';
import { purgeJobs, requeueLostMails } from './recover-jobs.ts';

const idleMs = 500;
const heartbeatMs = 30_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What Stripe could not tell us for three days it tells nobody any more; the comparison looks back over them. */
const lookBackHours = 72;

/**
 * Runs jobs one after another until `signal` fires or the leadership is lost; when no mail waits it writes
 * the reminders of the minute and, once an hour, compares payments and tidies up. Small batches, because what is in flight when a process is killed runs again.
 */
export async function work(
  payload: Payload,
  leadership: Leadership,
  signal: AbortSignal,
): Promise<void> {
  let nextHeartbeat = 0;
  let nextMinute = 0;
  let nextHour = 0;
  while (!signal.aborted) {
    if (Date.now() >= nextHeartbeat) {
      if (!(await leadership.isHeld())) throw new Error('The lock of the worker was lost');
      await sign(payload, { seenAt: new Date().toISOString() });
      nextHeartbeat = Date.now() + heartbeatMs;
    }
    const { noJobsRemaining } = await payload.jobs.run({
      limit: 3,
      sequential: true,
      silent: { info: true },
    });
    if (!noJobsRemaining) continue;
    if (Date.now() >= nextMinute) {
      await minutely(payload);
      nextMinute = Date.now() + minuteMs;
    }
    if (Date.now() >= nextHour) {
      await hourly(payload);
      nextHour = Date.now() + hourMs;
    }
    await pause(idleMs, signal);
  }
}

async function minutely(payload: Payload): Promise<void> {
  try {
    await remind(payload);
  } catch (err) {
    log.error({ err, alert: 'reminders' }, 'the reminders could not be written');
  }
}

/** Nothing here may stop the mails: a trouble is logged and met again in an hour. */
async function hourly(payload: Payload): Promise<void> {
  try {
    await requeueLostMails(payload);
    await purgeJobs(payload);
    await eraseAbandoned(payload);
    await writeOwedCopies(payload);
    if (!isSecretKey(env().STRIPE_SECRET_KEY)) return;
    const { reconciledAt } = await payload.findGlobal({
      slug: 'worker',
      depth: 0,
      select: { reconciledAt: true },
    });
    const hours = lookBackHours + (reconciledAt ? hoursSince(reconciledAt) : 0);
    const { seen, found, cancelled, failed, repaired, flagged } = await reconcile(
      { payload, stripe: stripeClient() },
      hours,
    );
    const reconciled = `${seen} payments compared, ${found} missing orders written, ${cancelled} given up, ${repaired} mended, ${flagged} for you to check, ${failed} failed`;
    await sign(payload, { reconciledAt: new Date().toISOString(), reconciled });
  } catch (err) {
    log.error({ err, alert: 'reconcile' }, 'the hourly comparison failed');
  }
}

/** An outage of ours, however long, is looked over as well. */
function hoursSince(time: string): number {
  return Math.max(0, Math.ceil((Date.now() - Date.parse(time)) / hourMs));
}

async function sign(
  payload: Payload,
  data: { seenAt: string } | { reconciledAt: string; reconciled: string },
): Promise<void> {
  await payload.updateGlobal({ slug: 'worker', data, depth: 0 });
}
