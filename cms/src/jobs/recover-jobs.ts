import type { Payload } from 'payload';
import { queueMail } from '../mails/mail-job.ts';
import { inTransaction } from '../transaction.ts';

const jobs = 'payload-jobs';

/**
 * Frees the jobs that a killed worker left marked as running, and queues mails whose job is gone. Only the leader may
 * call it, before it runs its first job. Answers how many of each there were.
 */
export async function takeOver(payload: Payload): Promise<{ jobs: number; mails: number }> {
  const { docs } = await payload.db.find<{ id: string }>({
    collection: jobs,
    where: { processing: { equals: true } },
    pagination: false,
    limit: 0,
  });
  for (const { id } of docs) {
    await payload.db.updateOne({
      collection: jobs,
      id,
      data: { processing: false },
      returning: false,
    });
  }
  return { jobs: docs.length, mails: await requeueLostMails(payload) };
}

/** A waiting mail has an open job, or it never leaves: those without one get one. */
export async function requeueLostMails(payload: Payload): Promise<number> {
  return await inTransaction(payload, 'mails:lost', async (req) => {
    // Mails first: a mail that is read here has its job in the database by the time that the jobs are read.
    const waiting = await payload.db.find<{ id: string }>({
      collection: 'mails',
      where: { state: { in: ['queued', 'sending'] } },
      select: { state: true },
      pagination: false,
      limit: 0,
      req,
    });
    const open = await payload.db.find<{ input: { mail?: string } }>({
      collection: jobs,
      where: {
        and: [
          { completedAt: { exists: false } },
          { hasError: { not_equals: true } },
          { taskSlug: { equals: 'sendMail' } },
        ],
      },
      select: { input: true },
      pagination: false,
      limit: 0,
      req,
    });
    const withJob = new Set(open.docs.map(({ input }) => input.mail));
    const lost = waiting.docs.filter(({ id }) => !withJob.has(id));
    for (const { id } of lost) await queueMail(id, req);
    return lost.length;
  });
}

/** Finished jobs are kept for a week as evidence. */
export async function purgeJobs(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - 7 * 24 * 60 * 60_000).toISOString();
  await payload.db.deleteMany({ collection: jobs, where: { completedAt: { less_than: before } } });
}
