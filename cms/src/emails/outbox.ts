import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { queueMail } from '../jobs/mail-job.ts';

export type OrderMailKind = 'order-confirmation' | 'order-notice' | 'order-review';

type OrderMail = { kind: OrderMailKind; order: { id: string; number: string; email: string } };

/** A row to be: what it is about stands under the name of the relationship (`order`, `contact`, `signup`, `download`). */
type Outgoing = { kind: string; to: string; subject: string; mailbox?: string | null; [about: string]: string | null | undefined };

const subjects: Record<OrderMailKind, (number: string) => string> = {
  'order-confirmation': (number) => `Your order ${number} is confirmed`,
  'order-notice': (number) => `New order ${number}`,
  'order-review': (number) => `Please check payment ${number}`,
};

/**
 * Puts a mail into the outbox and queues its sending, both with `req`: they commit with the order or not at all.
 * One mail of a kind for an order, by a unique index.
 */
export async function writeMail(req: PayloadRequest, { kind, order }: OrderMail): Promise<void> {
  const to = kind === 'order-confirmation' ? order.email : await practiceAddress(req);
  await putIntoOutbox(req, { kind, to, subject: subjects[kind](order.number), order: order.id });
}

/** The row and its job; one mail of a kind for each record, by unique indexes. */
export async function putIntoOutbox(req: PayloadRequest, mail: Outgoing): Promise<void> {
  const id = randomUUID();
  await req.payload.db.create({ collection: 'mails', data: { id, ...mail, state: 'queued', attempts: 0, messageId: messageIdOf(id) }, req });
  await queueMail(id, req);
}

export async function practiceAddress(req: PayloadRequest): Promise<string> {
  const practice = await req.payload.findGlobal({ slug: 'practice', depth: 0, req });
  return practice.email || env().MAIL_FROM;
}

function messageIdOf(id: string): string {
  return `<${id}@${new URL(env().SITE_URL).hostname}>`;
}
