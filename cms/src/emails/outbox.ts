import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { queueMail } from '../jobs/mail-job.ts';

export type OrderMailKind = 'order-confirmation' | 'order-notice' | 'order-review';

type OrderMail = { kind: OrderMailKind; order: { id: string; number: string; email: string } };

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
  const id = randomUUID();
  const to = kind === 'order-confirmation' ? order.email : await practiceAddress(req);
  await req.payload.db.create({
    collection: 'mails',
    data: { id, kind, to, subject: subjects[kind](order.number), order: order.id, state: 'queued', attempts: 0, messageId: messageIdOf(id) },
    req,
  });
  await queueMail(id, req);
}

async function practiceAddress(req: PayloadRequest): Promise<string> {
  const practice = await req.payload.findGlobal({ slug: 'practice', depth: 0, req });
  return practice.email || env().MAIL_FROM;
}

function messageIdOf(id: string): string {
  return `<${id}@${new URL(env().SITE_URL).hostname}>`;
}
