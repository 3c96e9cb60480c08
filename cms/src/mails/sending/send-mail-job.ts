import type { Payload, TaskConfig } from 'payload';
import { backOff, mostAttempts } from '../../jobs/back-off.ts';
import { log } from '../../log.ts';
import { inTransaction } from '../../transaction.ts';
import { composeMail, type ComposedRow, type SourcesOf } from '../compose.ts';
import { explainFailure, isPermanent } from './failure.ts';
import { queueMail } from './queue-mail.ts';
import { send } from './send.ts';

type MailRow = ComposedRow & {
  id: string;
  to: string;
  subject: string;
  state: string;
  attempts: number;
  messageId: string;
  notBefore: string | null;
};

/** The one job of an outbox row. Only the row's id travels in the job; all else is read when it is sent. */
export const sendMailTask = (
  sourcesOf: SourcesOf,
): TaskConfig<{ input: { mail: string }; output: object }> => ({
  slug: 'sendMail',
  inputSchema: [{ name: 'mail', type: 'text', required: true }],
  retries: { attempts: 10, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input, req }) => {
    await sendMail(req.payload, sourcesOf, input.mail);
    return { output: {} };
  },
});

/**
 * Sends one row. What the mail server refuses for good is marked as failed at once; anything else is tried again later.
 * A process that dies between the mail server's answer and the mark sends the same Message-ID once more.
 */
async function sendMail(payload: Payload, sourcesOf: SourcesOf, id: string): Promise<void> {
  const row = await payload.db.findOne<MailRow>({
    collection: 'mails',
    where: { id: { equals: id } },
  });
  if (!row || row.state === 'sent' || row.state === 'failed') return;
  if (row.notBefore && Date.parse(row.notBefore) > Date.now()) {
    const { notBefore } = row;
    await inTransaction(payload, `mail:${id}`, (req) => queueMail(id, req, new Date(notBefore)));
    return;
  }
  const attempts = row.attempts + 1;
  await mark(payload, id, { state: 'sending', attempts });
  try {
    const content = await composeMail(payload, sourcesOf, row);
    await send(payload, row.to, { ...content, subject: row.subject, messageId: row.messageId });
  } catch (error) {
    await giveUpOrRetry(payload, id, attempts, error);
    return;
  }
  await mark(payload, id, { state: 'sent', sentAt: new Date().toISOString(), lastError: null });
}

async function giveUpOrRetry(
  payload: Payload,
  id: string,
  attempts: number,
  error: unknown,
): Promise<void> {
  const lastError = explainFailure(error);
  if (isPermanent(error) || attempts >= mostAttempts) {
    log.error({ mail: id, attempts, err: error, alert: 'mail-failed' }, 'a mail could not be sent');
    await mark(payload, id, { state: 'failed', lastError });
    return;
  }
  log.warn({ mail: id, attempts, err: error }, 'a mail is tried again later');
  await inTransaction(payload, `mail:${id}`, async (req) => {
    await payload.db.updateOne({
      collection: 'mails',
      id,
      data: { state: 'queued', lastError },
      req,
      returning: false,
    });
    await queueMail(id, req, new Date(Date.now() + backOff(attempts)));
  });
}

async function mark(
  payload: Payload,
  id: string,
  data: Partial<Record<'state' | 'sentAt' | 'lastError', string | null>> & { attempts?: number },
) {
  await payload.db.updateOne({
    collection: 'mails',
    id,
    data: { ...data, updatedAt: new Date().toISOString() },
    returning: false,
  });
}
