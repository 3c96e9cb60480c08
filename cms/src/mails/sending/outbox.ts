import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { env } from '../../env.ts';
import { greetingName } from '../../leads/greeting.ts';
import { queueMail } from '../mail-job.ts';
import { mailKinds, noticeWords, type OrderMailKind } from '../mail-kinds.ts';
import { subjectOf } from '../wording.ts';
import { readSender } from './adapter.ts';

type OrderMail = { kind: OrderMailKind; order: { id: string; number: string; email: string } };

/** A row to be: what it is about stands under the name of the relationship (`order`, `contact`, `signup`, `download`). */
type Outgoing = {
  kind: string;
  to: string;
  subject: string;
  mailbox?: string | null;
  [about: string]: string | null | undefined;
};

/**
 * Puts a mail into the outbox and queues its sending, both with `req`: they commit with the order or not at all.
 * One mail of a kind for an order, by a unique index. A notice goes to the practice and names nobody.
 */
export async function writeMail(req: PayloadRequest, { kind, order }: OrderMail): Promise<void> {
  const { words } = mailKinds[kind];
  const isNotice = noticeWords.has(words);
  const texts = await req.payload.findGlobal({ slug: 'mail-texts', depth: 0, req });
  const to = isNotice ? await practiceAddress(req.payload, req) : order.email;
  const name = isNotice ? '' : await firstNameOf(req, order.id);
  const subject = subjectOf(texts, words, { number: order.number, name: greetingName(name) });
  await putIntoOutbox(req, { kind, to, subject, order: order.id });
}

/** The row and its job; one mail of a kind for each record, by unique indexes. */
export async function putIntoOutbox(req: PayloadRequest, mail: Outgoing): Promise<void> {
  const id = randomUUID();
  await req.payload.db.create({
    collection: 'mails',
    data: { id, ...mail, state: 'queued', attempts: 0, messageId: messageIdOf(id) },
    req,
  });
  await queueMail(id, req);
}

async function firstNameOf(req: PayloadRequest, id: string): Promise<string> {
  const order = await req.payload.db.findOne<{ id: string; firstName?: string | null }>({
    collection: 'orders',
    where: { id: { equals: id } },
    select: { firstName: true },
    req,
  });
  return order?.firstName ?? '';
}

/** Where notices go, and what staff try out. */
export async function practiceAddress(payload: Payload, req?: PayloadRequest): Promise<string> {
  const practice = await payload.findGlobal({ slug: 'practice', depth: 0, ...(req && { req }) });
  return practice.email || readSender(env().MAIL_FROM).address;
}

function messageIdOf(id: string): string {
  return `<${id}@${new URL(env().SITE_URL).hostname}>`;
}
