import type { PayloadRequest } from 'payload';
import { greetingName } from '../leads/greeting.ts';
import { mailKinds, noticeWords, type LeadMailKind } from './mail-kinds.ts';
import { practiceAddress, putIntoOutbox } from './sending/outbox.ts';
import { subjectOf } from './wording.ts';

type LeadMail = {
  kind: LeadMailKind;
  lead: { id: string; email: string; mailbox: string };
  firstName?: string;
  guide?: string;
};

/**
 * Puts a mail about a form into the outbox with `req`, one of a kind for each record. The notice goes to the practice;
 * the others to the visitor, whose mailbox they count for.
 */
export async function writeLeadMail(
  req: PayloadRequest,
  { kind, lead, firstName = '', guide = '' }: LeadMail,
): Promise<void> {
  const { about, words } = mailKinds[kind];
  const texts = await req.payload.findGlobal({ slug: 'mail-texts', depth: 0, req });
  const isNotice = noticeWords.has(words);
  const subject = subjectOf(texts, words, { name: greetingName(firstName), guide });
  const to = isNotice ? await practiceAddress(req.payload, req) : lead.email;
  await putIntoOutbox(req, {
    kind,
    to,
    subject,
    [about]: lead.id,
    mailbox: isNotice ? null : lead.mailbox,
  });
}
