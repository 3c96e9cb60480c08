import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest, Where } from 'payload';
import { env } from '../../env.ts';
import { greetingName } from '../greeting.ts';
import { type MailKind, type MailName, mailOf } from '../kinds/index.ts';
import { subjectOf } from '../wording.ts';
import { readSender } from './adapter.ts';
import { queueMail } from './queue-mail.ts';

/** The record that a mail is about, and its reader. `mailbox` is whom it counts for. */
type About = {
  id: string;
  email: string | null;
  firstName?: string | null;
  number?: string;
  guide?: string;
  mailbox?: string;
};

/**
 * Puts a mail into the outbox and queues its sending, both with `req`: they commit with what caused it or not at all.
 * One of a kind for each record and `occasion` (an attempt at a payment, a refund), also by unique indexes; false when
 * it is there already. `notBefore`: held until then, so that it can be withdrawn. Nobody is written to when an order has no address; a mail to the practice names nobody.
 */
export async function writeMail(
  req: PayloadRequest,
  kind: MailKind,
  record: About,
  occasion = 'once',
  notBefore?: Date,
): Promise<boolean> {
  const { about, to: reader, words } = mailOf(kind);
  const isNotice = reader === 'practice';
  const to = isNotice ? await practiceAddress(req.payload, req) : record.email;
  if (!to && about === 'order') return false;
  const where: Where[] = Object.entries({ [about]: record.id, kind, occasion }).map(
    ([name, equals]) => ({ [name]: { equals } }),
  );
  const key = { collection: 'mails', where: { and: where }, select: { kind: true }, req } as const;
  if (await req.payload.db.findOne(key)) return false;
  const texts = await req.payload.findGlobal({ slug: 'mail-texts', depth: 0, req });
  const { firstName, number = '', guide = '' } = record;
  const name = greetingName((!isNotice && firstName) || '');
  const id = randomUUID();
  const data = {
    id,
    kind,
    to,
    subject: subjectOf(texts[words.name as MailName].subject, { name, number, guide }),
    [about]: record.id,
    occasion,
    mailbox: isNotice ? null : (record.mailbox ?? null),
    state: 'queued',
    attempts: 0,
    notBefore: notBefore?.toISOString() ?? null,
    messageId: `<${id}@${new URL(env().SITE_URL).hostname}>`,
  };
  await req.payload.db.create({ collection: 'mails', data, req });
  await queueMail(id, req, notBefore);
  return true;
}

/** Takes back the mails of an order and occasion that are still held; what has gone, or is going, stays. */
export async function withdrawHeld(
  req: PayloadRequest,
  order: string,
  occasion: string,
): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'mails',
    where: {
      and: [
        { order: { equals: order } },
        { occasion: { equals: occasion } },
        { state: { equals: 'queued' } },
        { notBefore: { exists: true } },
      ],
    },
    req,
  });
}

/** Whether an order has a mail of this kind about `subject`, sent or about to be. */
export async function hasMail(
  req: PayloadRequest,
  order: string,
  kind: MailKind,
  subject: string,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'mails',
    where: {
      and: [
        { order: { equals: order } },
        { kind: { equals: kind } },
        { occasion: { contains: subject } },
      ],
    },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/** Where notices go, and what staff try out. */
export async function practiceAddress(payload: Payload, req?: PayloadRequest): Promise<string> {
  const practice = await payload.findGlobal({ slug: 'practice', depth: 0, ...(req && { req }) });
  return practice.email || readSender(env().MAIL_FROM).address;
}
