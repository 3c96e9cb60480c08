import type { DownloadRequest, LeadAnswer } from 'common/contract/leads';
import type { Payload } from 'payload';
import { writeMail } from '../mails/sending/outbox.ts';
import { findLead, justNow, keepLead } from './lead-rows.ts';
import { mayGetMail } from './limits.ts';
import { refusal } from './requests.ts';

/** A guide that somebody downloads: noted, and sent as a link. Only a published guide's own title counts, never other words. */
export async function takeDownload(
  payload: Payload,
  request: DownloadRequest,
  now = new Date(),
): Promise<LeadAnswer> {
  const { email, freebieName } = request;
  const known = await payload.db.findOne({
    collection: 'freebies',
    where: { and: [{ title: { equals: freebieName } }, { _status: { equals: 'published' } }] },
    select: { title: true },
  });
  if (!known) throw refusal(422, 'This guide is not here any more. Please choose another one.');
  return await keepLead(payload, {
    collection: 'freebie-downloads',
    request,
    fields: { freebieName },
    twin: (req) =>
      findLead(req, 'freebie-downloads', {
        and: [
          { email: { equals: email } },
          { freebieName: { equals: freebieName } },
          { createdAt: { greater_than: justNow(now) } },
        ],
      }),
    write: async (req, lead) => {
      if (await mayGetMail(req, lead.mailbox, 'other', now))
        await writeMail(req, 'freebie-copy', { ...lead, guide: freebieName });
    },
  });
}
