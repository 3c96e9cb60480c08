import type { Payload } from 'payload';
import { isBackupLate } from '../backup/age.ts';
import { destroyExpired } from '../data-rights/retention.ts';
import { env } from '../env.ts';
import { remindOfWork } from '../fulfilment/reminders.ts';
import { readWorkSettings } from '../fulfilment/settings.ts';
import { purgeJobs } from '../jobs/recover-jobs.ts';
import { reportStuckJobs } from '../jobs/stuck-jobs.ts';
import type { Duties } from '../jobs/work.ts';
import { writeOwedCopies } from '../leads/owed-copies.ts';
import { remind } from '../leads/reminders.ts';
import { log } from '../log.ts';
import { requeueLostMails } from '../mails/sending/lost-mails.ts';
import { eraseAbandoned } from '../payments/checkout/erase-abandoned.ts';
import { tellOfTurned } from '../payments/coupons/told-in-shop.ts';
import { reconcile } from '../payments/reconciliation/reconcile.ts';
import { isSecretKey, stripeClient } from '../payments/stripe/stripe-client.ts';
import { sendMark } from './send-mark.ts';

const hourMs = 60 * 60_000;

/** What Stripe could not tell us for three days it tells nobody any more; the comparison looks back over them. */
const lookBackHours = 72;

export const duties: Duties = { always, minutely, hourly };

async function always(payload: Payload): Promise<void> {
  try {
    await reportStuckJobs(payload);
  } catch (err) {
    log.error({ err }, 'nobody knows how long jobs wait');
  }
}

async function minutely(payload: Payload): Promise<void> {
  try {
    await remind(payload);
    await remindOfWork(payload);
  } catch (err) {
    log.error({ err, alert: 'reminders' }, 'the reminders could not be written');
  }
  try {
    await tellOfTurned(payload);
  } catch (err) {
    log.error({ err }, 'the shop was not told of discounts that begin or end');
  }
}

/** Nothing here may stop the mails: a trouble is logged and met again in an hour. */
async function hourly(payload: Payload): Promise<void> {
  try {
    await requeueLostMails(payload);
    await purgeJobs(payload);
    await eraseAbandoned(payload);
    await writeOwedCopies(payload);
    const stripe = isSecretKey(env().STRIPE_SECRET_KEY) ? stripeClient() : null;
    await destroyExpired({ payload, stripe });
    const { reconciledAt, backedUpAt } = await payload.findGlobal({
      slug: 'worker',
      depth: 0,
      select: { reconciledAt: true, backedUpAt: true },
    });
    if (env().ALLOW_STAND_INS !== '1' && isBackupLate(backedUpAt))
      log.error({ alert: 'backup', backedUpAt }, 'the last backup is too old');
    if (env().ALLOW_STAND_INS !== '1') {
      const { calendar } = await readWorkSettings(payload);
      await sendMark(payload, calendar.timeZone);
    }
    if (!stripe) return;
    const hours = lookBackHours + (reconciledAt ? hoursSince(reconciledAt) : 0);
    const { seen, found, cancelled, failed, repaired, flagged } = await reconcile(
      { payload, stripe },
      hours,
    );
    const reconciled = `${seen} payments compared, ${found} missing orders written, ${cancelled} given up, ${repaired} mended, ${flagged} for you to check, ${failed} failed`;
    const data = { reconciledAt: new Date().toISOString(), reconciled };
    await payload.updateGlobal({ slug: 'worker', data, depth: 0 });
  } catch (err) {
    log.error({ err, alert: 'reconcile' }, 'the hourly comparison failed');
  }
}

/** An outage of ours, however long, is looked over as well. */
function hoursSince(time: string): number {
  return Math.max(0, Math.ceil((Date.now() - Date.parse(time)) / hourMs));
}
