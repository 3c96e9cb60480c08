import { randomUUID } from 'node:crypto';
import type { FormTraces, LeadAnswer, Visitor } from 'common/contract/leads';
import { mailboxOf } from 'common/email-address';
import type { Payload, PayloadRequest, Where } from 'payload';
import { inTransaction } from '../transaction.ts';
import { isSpam, requireAllowance } from './limits.ts';

export type LeadCollection = 'contact-submissions' | 'freebie-downloads' | 'workshop-signups';
type StoredLead = { id: string; email: string; firstName: string; mailbox: string };

type Lead = {
  collection: LeadCollection;
  request: Visitor & FormTraces;
  /** What is stored besides the visitor. */
  fields: Record<string, string | boolean | null>;
  /** Finds the record that an earlier, equal request has made. */
  twin: (req: PayloadRequest) => Promise<string | null>;
  /** Writes the mails, with `req`. Not called for spam. */
  write: (req: PayloadRequest, lead: StoredLead) => Promise<void>;
};

/**
 * Stores what a visitor sent, with its mails and their jobs in one transaction, and reads it back before anybody is told.
 * Requests of one mailbox take turns; an equal one is answered with the record that is there. Spam is stored without mails.
 */
export async function keepLead(
  payload: Payload,
  { collection, request, fields, twin, write }: Lead,
): Promise<LeadAnswer> {
  const { firstName, lastName, email } = request;
  const mailbox = mailboxOf(email);
  await requireAllowance(mailbox, request);
  const id = await inTransaction(payload, mailboxTurn(mailbox), async (req) => {
    const spam = isSpam(request);
    const before = spam ? null : await twin(req);
    if (before) return before;
    const own = randomUUID();
    const data = {
      id: own,
      firstName,
      lastName,
      email,
      ...fields,
      status: spam ? ('spam' as const) : ('new' as const),
    };
    await payload.create({ collection, data: data as never, depth: 0, req });
    if (!spam) await write(req, { id: own, email, firstName, mailbox });
    return own;
  });
  const stored = await payload.db.findOne({
    collection,
    where: { id: { equals: id } },
    select: { status: true },
  });
  if (!stored) throw new Error('What a visitor sent was not durable after its commit');
  return { success: true, id };
}

/** Who writes mails to a mailbox takes turns on this. */
export const mailboxTurn = (mailbox: string) => `mailbox:${mailbox}`;

/** The newest record of this collection that is no spam and fits `where`. */
export async function findLead(
  req: PayloadRequest,
  collection: LeadCollection,
  where: Where,
): Promise<string | null> {
  const found = await req.payload.db.findOne<{ id: string }>({
    collection,
    where: { and: [where, { status: { not_equals: 'spam' } }] },
    select: { status: true },
    req,
  });
  return found?.id ?? null;
}

/** An answer that got lost is asked for again within this time. */
export const justNow = (now: Date) => new Date(now.getTime() - 10 * 60_000).toISOString();
