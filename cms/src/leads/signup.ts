import type { LeadAnswer, SignupRequest } from 'common/contract/leads';
import type { Payload, PayloadRequest } from 'payload';
import { writeMail } from '../mails/sending/outbox.ts';
import { findLead, keepLead } from './lead-rows.ts';
import { mayGetMail } from './limits.ts';
import { nextSession } from './session.ts';
import { readWorkshop } from './workshop.ts';

/** A seat in the next workshop. Who has one for that day already, keeps it; reminders that were stopped begin again. */
export async function takeSignup(
  payload: Payload,
  request: SignupRequest,
  now = new Date(),
): Promise<LeadAnswer> {
  const { email } = request;
  const workshop = await readWorkshop(payload);
  const sessionAt = nextSession(workshop, now)?.toISOString() ?? null;
  return await keepLead(payload, {
    collection: 'workshop-signups',
    request,
    fields: { sessionAt },
    twin: (req) => findSeat(req, email, sessionAt),
    write: async (req, lead) => {
      if (await mayGetMail(req, lead.mailbox, 'workshop', now))
        await writeMail(req, 'workshop-confirmation', lead);
    },
  });
}

async function findSeat(
  req: PayloadRequest,
  email: string,
  sessionAt: string | null,
): Promise<string | null> {
  const id = await findLead(req, 'workshop-signups', {
    and: [
      { email: { equals: email } },
      sessionAt ? { sessionAt: { equals: sessionAt } } : { sessionAt: { exists: false } },
    ],
  });
  if (id)
    await req.payload.db.updateOne({
      collection: 'workshop-signups',
      id,
      data: { unsubscribedAt: null },
      req,
      returning: false,
    });
  return id;
}
