import type { ContactRequest, LeadAnswer } from 'common/contract/leads';
import { findEmergency } from 'common/emergency/find-emergency';
import type { Payload, PayloadRequest } from 'payload';
import { writeMail } from '../mails/sending/outbox.ts';
import { justNow, keepLead } from './lead-rows.ts';
import { mayGetMail } from './limits.ts';

/** A message: stored encrypted, thanked for by mail, announced to the practice without a word of it. */
export async function takeContact(
  payload: Payload,
  request: ContactRequest,
  now = new Date(),
): Promise<LeadAnswer> {
  const fields = {
    phone: request.phone ?? '',
    concern: request.concern,
    interest: request.interest,
    message: request.message ?? '',
  };
  return await keepLead(payload, {
    collection: 'contact-submissions',
    request,
    fields: { ...fields, urgent: findEmergency(request.message ?? '') !== null },
    twin: (req) => findSameMessage(req, request.email, fields, now),
    write: async (req, lead) => {
      await writeMail(req, 'contact-notice', lead);
      if (await mayGetMail(req, lead.mailbox, 'other', now))
        await writeMail(req, 'contact-thanks', lead);
    },
  });
}

async function findSameMessage(
  req: PayloadRequest,
  email: string,
  fields: Record<string, string>,
  now: Date,
): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'contact-submissions',
    where: {
      and: [
        { email: { equals: email } },
        { createdAt: { greater_than: justNow(now) } },
        { status: { not_equals: 'spam' } },
      ],
    },
    limit: 10,
    depth: 0,
    context: { decrypt: true },
    req,
  });
  const same = docs.find((doc) =>
    Object.entries(fields).every(([name, value]) => (doc[name as 'message'] ?? '') === value),
  );
  return same?.id ?? null;
}
