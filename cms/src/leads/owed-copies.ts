import { mailboxOf } from 'common/email-address';
import type { Payload } from 'payload';
import { writeMail } from '../mails/sending/outbox.ts';
import { inTransaction } from '../transaction.ts';
import { mailboxTurn } from './lead-rows.ts';
import { mayGetMail } from './limits.ts';

const owedForMs = 5 * 24 * 60 * 60_000;

type Download = { id: string; email: string; firstName: string; freebieName: string };

/**
 * Who takes more guides in a day than a mailbox gets mails is owed the other copies: writes those whose day has come, each
 * guide once for a mailbox. Answers how many.
 */
export async function writeOwedCopies(payload: Payload, now = new Date()): Promise<number> {
  const since = new Date(now.getTime() - owedForMs).toISOString();
  const { docs } = await payload.db.find<Download>({
    collection: 'freebie-downloads',
    where: { and: [{ createdAt: { greater_than: since } }, { status: { not_equals: 'spam' } }] },
    sort: 'createdAt',
    pagination: false,
    limit: 0,
  });
  const { docs: mails } = await payload.db.find<{ id: string; download: string }>({
    collection: 'mails',
    where: { and: [{ kind: { equals: 'freebie-copy' } }, { createdAt: { greater_than: since } }] },
    select: { download: true },
    pagination: false,
    limit: 0,
  });
  const copied = new Set(mails.map(({ download }) => download));
  const sent = new Set(docs.filter(({ id }) => copied.has(id)).map(keyOf));
  let written = 0;
  for (const download of docs) {
    if (sent.has(keyOf(download)) || !(await writeCopy(payload, download, now))) continue;
    sent.add(keyOf(download));
    written += 1;
  }
  return written;
}

const keyOf = ({ email, freebieName }: Download) => `${mailboxOf(email)} ${freebieName}`;

async function writeCopy(
  payload: Payload,
  { id, email, firstName, freebieName }: Download,
  now: Date,
): Promise<boolean> {
  const mailbox = mailboxOf(email);
  return await inTransaction(payload, mailboxTurn(mailbox), async (req) => {
    if (!(await mayGetMail(req, mailbox, 'other', now))) return false;
    const lead = { id, email, firstName, mailbox, guide: freebieName };
    return await writeMail(req, 'freebie-copy', lead);
  });
}
