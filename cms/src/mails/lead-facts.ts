import type { Payload, SendEmailOptions } from 'payload';
import { env } from '../env.ts';
import { calendarFile } from '../leads/calendar.ts';
import { greetingName } from '../leads/greeting.ts';
import { makeLeaveToken } from '../leads/leave-token.ts';
import { sessionDay, sessionWords } from '../leads/session.ts';
import { readWorkshop } from '../leads/workshop.ts';
import type { LeadMailKind } from './mail-kinds.ts';
import { NotWorthSending } from './sending/failure.ts';
import type { LetterFacts, Paper } from './write-letter.ts';

export type LeadMailRow = {
  kind: LeadMailKind;
  subject: string;
  contact: string | null;
  signup: string | null;
  download: string | null;
};
export type FoundFacts = { facts: LetterFacts } & Pick<SendEmailOptions, 'attachments' | 'headers'>;

/** What a mail about a form says, from what the database holds now. Throws when its record is gone, `NotWorthSending` for a reminder of what has begun. */
export async function findLeadFacts(
  payload: Payload,
  row: LeadMailRow,
  paper: Paper,
  now: Date,
): Promise<FoundFacts> {
  if (row.kind === 'contact-notice') {
    return {
      facts: {
        values: {},
        href: `${env().CMS_PUBLIC_URL}/admin/collections/contact-submissions/${row.contact}`,
      },
    };
  }
  if (row.kind === 'contact-thanks') {
    const { firstName } = await payload.findByID({
      collection: 'contact-submissions',
      id: row.contact ?? '',
      depth: 0,
    });
    return { facts: { values: { name: greetingName(firstName) }, href: null } };
  }
  if (row.kind === 'freebie-copy') {
    const { firstName, freebieName: guide } = await payload.findByID({
      collection: 'freebie-downloads',
      id: row.download ?? '',
      depth: 0,
    });
    return {
      facts: {
        values: { name: greetingName(firstName), guide },
        href: await guideAddress(payload, guide),
      },
    };
  }
  return await findWorkshopFacts(payload, row, paper, now);
}

async function findWorkshopFacts(
  payload: Payload,
  row: LeadMailRow,
  paper: Paper,
  now: Date,
): Promise<FoundFacts> {
  const signup = await payload.findByID({
    collection: 'workshop-signups',
    id: row.signup ?? '',
    depth: 0,
  });
  const start = signup.sessionAt ? new Date(signup.sessionAt) : null;
  if (row.kind !== 'workshop-confirmation' && (!start || start <= now))
    throw new NotWorthSending('The workshop has begun');
  const { durationMinutes, meetingLink, words } = await readWorkshop(payload);
  const leaveUrl = env().LINK_SECRET
    ? `${env().SITE_URL}/mail/${makeLeaveToken(env().LINK_SECRET, signup.id)}`
    : null;
  const facts = {
    values: { name: greetingName(signup.firstName) },
    href: meetingLink,
    meeting: { when: start ? sessionWords(start) : words, leaveUrl },
  };
  const headers: Record<string, string> = leaveUrl
    ? { 'List-Unsubscribe': `<${leaveUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
  if (!start || row.kind !== 'workshop-confirmation') return { facts, headers };
  return {
    facts,
    headers,
    attachments: [
      appointment(paper, {
        start,
        durationMinutes,
        meetingLink,
        madeAt: new Date(signup.createdAt),
      }),
    ],
  };
}

/** Where a guide is downloaded; the page of all guides when it was renamed or taken away since. */
async function guideAddress(payload: Payload, title: string): Promise<string> {
  const freebie = await payload.db.findOne<{ id: string; slug: string }>({
    collection: 'freebies',
    where: { and: [{ title: { equals: title } }, { _status: { equals: 'published' } }] },
    select: { slug: true },
  });
  return `${env().SITE_URL}/freebies${freebie ? `/${freebie.slug}.pdf` : ''}`;
}

/** The workshop as a file for the reader's calendar. */
export function appointment(
  { practice, siteUrl, texts }: Paper,
  {
    start,
    durationMinutes,
    meetingLink,
    madeAt,
  }: { start: Date; durationMinutes: number; meetingLink: string | null; madeAt: Date },
) {
  const content = calendarFile({
    uid: `workshop-${sessionDay(start)}@${new URL(siteUrl).hostname}`,
    start,
    minutes: durationMinutes,
    title: texts.calendarTitle,
    description: meetingLink ?? texts.linkFollows,
    location: meetingLink ?? siteUrl,
    organizer: practice,
    madeAt,
  });
  return {
    filename: 'workshop.ics',
    content,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  };
}
