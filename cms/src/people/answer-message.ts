import { mailboxOf } from 'common/email-address';
import type { PayloadRequest } from 'payload';
import { CallRefused } from '../http/named-call.ts';
import { mailboxTurn } from '../leads/lead-rows.ts';
import { writeMail } from '../mails/sending/outbox.ts';
import type { ContactSubmission, Person, Reply } from '../payload-types.ts';
import { joinTurn, inTransaction } from '../transaction.ts';
import { nameOf } from './name-of.ts';

export type ReplyRequest = {
  /** The id of one press: sent twice it is one reply. */
  press: string;
  /** What it answers; null for a mail of one's own accord. */
  message: string | null;
  text: string;
};

/**
 * Writes to somebody: the reply with its mail in the outbox, and the message that it answers marked as answered, in one
 * transaction. Throws a `CallRefused` when the message is not theirs.
 */
export async function replyTo(
  req: PayloadRequest,
  person: Person,
  { press, message, text }: ReplyRequest,
): Promise<void> {
  const by = nameOf(req);
  await inTransaction(req.payload, mailboxTurn(person.mailbox), async (within) => {
    const { payload } = within;
    const twin = await payload.db.findOne<Reply>({
      collection: 'replies',
      where: { id: { equals: press } },
      req: within,
    });
    if (twin) return;
    const answered = message ? await findMessage(within, message, person) : null;
    // An answer goes to the address that the message came from.
    const email = answered?.email ?? person.email;
    await payload.create({
      collection: 'replies',
      data: { id: press, person: person.id, message, email, by, text },
      depth: 0,
      req: within,
    });
    if (answered) await setStatus(within, answered.id, 'answered');
    await writeMail(within, 'reply', {
      id: press,
      email,
      firstName: answered?.firstName ?? person.name?.split(' ')[0] ?? '',
    });
  });
}

/** A message that needs no answer. */
export async function closeMessage(req: PayloadRequest, id: string): Promise<void> {
  await inTransaction(req.payload, `message:${id}`, async (within) => {
    const found = await within.payload.db.findOne<ContactSubmission>({
      collection: 'contact-submissions',
      where: { id: { equals: id } },
      req: within,
    });
    if (!found) throw notFound();
    await joinTurn(within, mailboxTurn(mailboxOf(found.email)));
    if (found.status === 'new') await setStatus(within, id, 'closed');
  });
}

async function findMessage(
  req: PayloadRequest,
  id: string,
  { mailbox }: Person,
): Promise<ContactSubmission> {
  const message = await req.payload.db.findOne<ContactSubmission>({
    collection: 'contact-submissions',
    where: { id: { equals: id } },
    req,
  });
  if (!message || mailboxOf(message.email) !== mailbox) throw notFound();
  return message;
}

const notFound = () =>
  new CallRefused(404, {
    success: false,
    message: 'This message is not here any more. Load the page again.',
  });

async function setStatus(req: PayloadRequest, id: string, status: 'answered' | 'closed') {
  await req.payload.db.updateOne({
    collection: 'contact-submissions',
    id,
    data: { status, updatedAt: new Date().toISOString() },
    req,
    returning: false,
  });
}
