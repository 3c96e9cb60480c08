import type { Payload, PayloadRequest } from 'payload';
import type { Mail, Order } from '../payload-types.ts';

type User = PayloadRequest['user'];
export type Listed<Row> = { rows: Row[]; total: number };
export type OrderRow = Pick<Order, 'id' | 'number' | 'firstName' | 'lastName' | 'productName' | 'amount' | 'createdAt' | 'city' | 'state'>;
export type MailRow = Pick<Mail, 'id' | 'subject' | 'to' | 'lastError' | 'attempts'>;
export type WorkerState = { isSeen: boolean; seenAt: Date | null; reconciledAt: Date | null };

/** The oldest five orders of a status, as far as this person may see them. */
export async function oldestOrders(payload: Payload, user: User, status: 'paid' | 'needs-review'): Promise<Listed<OrderRow>> {
  const { docs, totalDocs } = await payload.find({
    collection: 'orders',
    where: { status: { equals: status } },
    sort: 'createdAt',
    limit: 5,
    depth: 0,
    select: { number: true, firstName: true, lastName: true, productName: true, amount: true, createdAt: true, city: true, state: true },
    overrideAccess: false,
    user,
  });
  return { rows: docs, total: totalDocs };
}

export async function failedMails(payload: Payload, user: User): Promise<Listed<MailRow>> {
  const { docs, totalDocs } = await payload.find({
    collection: 'mails',
    where: { state: { equals: 'failed' } },
    sort: '-updatedAt',
    limit: 5,
    depth: 0,
    select: { subject: true, to: true, lastError: true, attempts: true },
    overrideAccess: false,
    user,
  });
  return { rows: docs, total: totalDocs };
}

/** The worker reports every half minute; after two minutes of silence something is wrong. */
export async function workerState(payload: Payload, user: User, now = new Date()): Promise<WorkerState> {
  const { seenAt, reconciledAt } = await payload.findGlobal({ slug: 'worker', depth: 0, overrideAccess: false, user });
  const seen = seenAt ? new Date(seenAt) : null;
  return {
    isSeen: seen !== null && now.getTime() - seen.getTime() < 120_000,
    seenAt: seen,
    reconciledAt: reconciledAt ? new Date(reconciledAt) : null,
  };
}
