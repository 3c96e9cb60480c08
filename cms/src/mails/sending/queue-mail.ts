import type { PayloadRequest } from 'payload';

/** Queues the sending of one outbox row. With the `req` of a transaction the job exists exactly when the row does. */
export async function queueMail(
  mail: string,
  req: PayloadRequest,
  waitUntil?: Date,
): Promise<void> {
  await req.payload.jobs.queue({
    task: 'sendMail',
    input: { mail },
    req,
    ...(waitUntil ? { waitUntil } : {}),
  });
}
