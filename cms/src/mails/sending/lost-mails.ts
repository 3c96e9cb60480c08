import type { Payload } from 'payload';
import { inTransaction } from '../../transaction.ts';
import { queueMail } from './queue-mail.ts';

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
      collection: 'payload-jobs',
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
