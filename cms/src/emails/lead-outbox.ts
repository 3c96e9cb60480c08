import type { PayloadRequest } from 'payload';
import { fillIn, greetingName } from '../leads/greeting.ts';
import { practiceAddress, putIntoOutbox } from './outbox.ts';

/** Each kind of mail about a form: which record it is about, and where its words stand in the global `mail-texts`. */
export const leadMails = {
  'contact-thanks': { about: 'contact', words: 'contact' },
  'contact-notice': { about: 'contact', words: 'contactNotice' },
  'freebie-copy': { about: 'download', words: 'freebie' },
  'workshop-confirmation': { about: 'signup', words: 'workshop' },
  'workshop-day-before': { about: 'signup', words: 'workshopDayBefore' },
  'workshop-hour-before': { about: 'signup', words: 'workshopHourBefore' },
} as const;

export type LeadMailKind = keyof typeof leadMails;

type LeadMail = { kind: LeadMailKind; lead: { id: string; email: string; mailbox: string }; firstName?: string; guide?: string };

/**
 * Puts a mail about a form into the outbox with `req`, one of a kind for each record. The notice goes to the practice;
 * the others to the visitor, whose mailbox they count for.
 */
export async function writeLeadMail(req: PayloadRequest, { kind, lead, firstName = '', guide = '' }: LeadMail): Promise<void> {
  const { about, words } = leadMails[kind];
  const texts = await req.payload.findGlobal({ slug: 'mail-texts', depth: 0, req });
  const subject = fillIn(texts[words].subject, { name: greetingName(firstName), guide }).replace(/\s+/g, ' ').trim();
  const isNotice = kind === 'contact-notice';
  const to = isNotice ? await practiceAddress(req) : lead.email;
  await putIntoOutbox(req, { kind, to, subject, [about]: lead.id, mailbox: isNotice ? null : lead.mailbox });
}
