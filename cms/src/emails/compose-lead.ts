import { render } from '@react-email/render';
import type { Payload, SendEmailOptions } from 'payload';
import { createElement } from 'react';
import { env } from '../env.ts';
import { calendarFile } from '../leads/calendar.ts';
import { fillIn, greetingName } from '../leads/greeting.ts';
import { makeLeaveToken } from '../leads/leave-token.ts';
import { sessionDay, sessionWords } from '../leads/session.ts';
import { readWorkshop } from '../leads/workshop.ts';
import type { MailText } from '../payload-types.ts';
import { leadMails, type LeadMailKind } from './lead-outbox.ts';
import { Letter, letterText, type LetterView } from './letter.tsx';

export type LeadMailRow = { kind: LeadMailKind; subject: string; contact: string | null; signup: string | null; download: string | null };
type Content = Pick<SendEmailOptions, 'attachments' | 'headers' | 'html' | 'text'>;
type Common = Pick<LetterView, 'practice' | 'siteUrl' | 'title' | 'signature'>;

/** A mail that is of no use any more: it is not tried again. */
export class TooLate extends Error {
  readonly permanent = true;
}

/** Writes a mail about a form from what the database holds now. Throws when its record is gone, `TooLate` for a reminder of what has begun. */
export async function composeLeadMail(payload: Payload, row: LeadMailRow, practice: LetterView['practice'] & { practitioner: string }, now = new Date()): Promise<Content> {
  const texts = await payload.findGlobal({ slug: 'mail-texts', depth: 0 });
  const { name, email, tagline, practitioner } = practice;
  const signature = fillIn(texts.signature, { practitioner }).split('\n').filter(Boolean);
  const common = { practice: { name, email, tagline }, siteUrl: env().SITE_URL, title: row.subject, signature };
  const { view, ...more } = await writeLetter(payload, row, texts, common, now);
  return { ...more, html: await render(createElement(Letter, { view })), text: letterText(view) };
}

async function writeLetter(payload: Payload, row: LeadMailRow, texts: MailText, common: Common, now: Date): Promise<{ view: LetterView } & Pick<Content, 'attachments' | 'headers'>> {
  const { words } = leadMails[row.kind];
  const { text } = texts[words];
  const view = (firstName: string, more: Partial<LetterView> & Pick<LetterView, 'why'>, values: Record<string, string> = {}): LetterView => ({
    ...common,
    facts: [],
    button: null,
    note: null,
    leave: null,
    ...more,
    paragraphs: fillIn(text, { name: greetingName(firstName), ...values }).split(/\n\s*\n/),
  });

  if (row.kind === 'contact-notice') {
    const href = `${env().CMS_PUBLIC_URL}/admin/collections/contact-submissions/${row.contact}`;
    return { view: view('', { signature: [], button: { href, label: 'Open the message' }, why: "You get this mail because it is the practice's address." }) };
  }
  if (row.kind === 'contact-thanks') {
    const { firstName } = await payload.findByID({ collection: 'contact-submissions', id: row.contact ?? '', depth: 0 });
    return { view: view(firstName, { why: 'You get this mail because this address was given in the contact form; there is nothing to unsubscribe from.' }) };
  }
  if (row.kind === 'freebie-copy') {
    const { firstName, freebieName } = await payload.findByID({ collection: 'freebie-downloads', id: row.download ?? '', depth: 0 });
    const button = { href: await guideAddress(payload, freebieName), label: texts.freebie.button };
    return { view: view(firstName, { button, why: 'You get this mail because this address was given for a free guide; there is nothing to unsubscribe from.' }, { guide: freebieName }) };
  }
  return await writeWorkshopLetter(payload, row, texts, view, now);
}

async function writeWorkshopLetter(
  payload: Payload,
  row: LeadMailRow,
  texts: MailText,
  view: (firstName: string, more: Partial<LetterView> & Pick<LetterView, 'why'>) => LetterView,
  now: Date,
) {
  const signup = await payload.findByID({ collection: 'workshop-signups', id: row.signup ?? '', depth: 0 });
  const start = signup.sessionAt ? new Date(signup.sessionAt) : null;
  if (row.kind !== 'workshop-confirmation' && (!start || start <= now)) throw new TooLate('The workshop has begun');
  const { durationMinutes, meetingLink, words } = await readWorkshop(payload);
  const leaveUrl = env().LINK_SECRET ? `${env().SITE_URL}/mail/${makeLeaveToken(env().LINK_SECRET, signup.id)}` : null;
  const letter = view(signup.firstName, {
    facts: [{ term: texts.when, detail: start ? sessionWords(start) : words }],
    button: meetingLink ? { href: meetingLink, label: texts.workshop.button } : null,
    note: meetingLink ? null : texts.linkFollows,
    leave: leaveUrl ? { href: leaveUrl, label: texts.leave } : null,
    why: 'You get this mail because this address was given for the workshop.',
  });
  const headers: Record<string, string> = leaveUrl ? { 'List-Unsubscribe': `<${leaveUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
  if (!start || row.kind !== 'workshop-confirmation') return { view: letter, headers };
  const content = calendarFile({
    uid: `workshop-${sessionDay(start)}@${new URL(env().SITE_URL).hostname}`,
    start,
    minutes: durationMinutes,
    title: texts.calendarTitle,
    description: meetingLink ?? texts.linkFollows,
    location: meetingLink ?? env().SITE_URL,
    organizer: letter.practice,
    madeAt: new Date(signup.createdAt),
  });
  return { view: letter, headers, attachments: [{ filename: 'workshop.ics', content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }] };
}

/** Where a guide is downloaded; the page of all guides when it was renamed or taken away since. */
async function guideAddress(payload: Payload, title: string): Promise<string> {
  const freebie = await payload.db.findOne<{ id: string; slug: string }>({ collection: 'freebies', where: { and: [{ title: { equals: title } }, { _status: { equals: 'published' } }] }, select: { slug: true } });
  return `${env().SITE_URL}/freebies${freebie ? `/${freebie.slug}.pdf` : ''}`;
}
