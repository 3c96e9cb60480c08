import { env } from '../../env.ts';
import { calendarFile } from '../calendar.ts';
import { greetingName } from '../greeting.ts';
import { makeLeaveToken } from '../leave-token.ts';
import { letter, type SampleSource, type Source } from '../mail.ts';
import { type Paper, why } from '../paper.ts';
import { NotWorthSending } from '../sending/failure.ts';
import type { WorkshopFacts } from '../sources.ts';

const button = 'Open the video meeting';
const when = 'The date and the link to the meeting stand below it.';

export const workshopConfirmation = letter({
  kind: 'workshop-confirmation',
  label: 'Seat in the workshop, to the visitor',
  about: 'signup',
  words: {
    name: 'workshop',
    label: 'After a workshop sign-up',
    when: 'The date and the link to the meeting stand below it; a date for the calendar comes with it.',
    first: {
      subject: 'Your seat in the workshop',
      text: 'We look forward to seeing you, {name}. Bring your questions.',
      button,
      why: why.workshop,
    },
  },
  facts: async (source) => {
    const signup = await findSignup(source);
    const workshop = await source.from.workshop(startOf(signup));
    return {
      ...seat(source.paper, signup, workshop),
      attachments: appointment(source.paper, workshop, new Date(signup.createdAt)),
    };
  },
  sample: async (source) => ({
    ...(await sample(source)),
    attachments: appointment(source.paper, await source.from.nextWorkshop(), new Date()),
  }),
});

export const workshopDayBefore = letter({
  kind: 'workshop-day-before',
  label: 'Workshop tomorrow, to the visitor',
  about: 'signup',
  words: {
    name: 'workshopDayBefore',
    label: 'A day before the workshop',
    when,
    first: {
      subject: 'Tomorrow: our workshop',
      text: 'Hi {name}, we meet tomorrow. Bring your questions.',
      button,
      why: why.workshop,
    },
  },
  facts: reminder,
  sample,
});

export const workshopHourBefore = letter({
  kind: 'workshop-hour-before',
  label: 'Workshop in an hour, to the visitor',
  about: 'signup',
  words: {
    name: 'workshopHourBefore',
    label: 'An hour before the workshop',
    when,
    first: {
      subject: 'In one hour: our workshop',
      text: 'Hi {name}, the kettle is on. See you in an hour.',
      button,
      why: why.workshop,
    },
  },
  facts: reminder,
  sample,
});

type Signup = { id: string; firstName: string; sessionAt?: string | null };

const findSignup = async ({ payload, id }: Source) =>
  await payload.findByID({ collection: 'workshop-signups', id, depth: 0 });

const startOf = ({ sessionAt }: Signup) => (sessionAt ? new Date(sessionAt) : null);

/** Throws `NotWorthSending` for a workshop that has begun. */
async function reminder(source: Source) {
  const signup = await findSignup(source);
  const start = startOf(signup);
  if (!start || start <= source.now) throw new NotWorthSending('The workshop has begun');
  return seat(source.paper, signup, await source.from.workshop(start));
}

async function sample({ paper, from }: SampleSource) {
  const { when: day, meetingLink } = await from.nextWorkshop();
  return {
    values: { name: 'Ruth' },
    href: meetingLink,
    meeting: { when: day, leaveUrl: `${paper.siteUrl}/mail/sample` },
  };
}

function seat({ siteUrl }: Paper, signup: Signup, workshop: WorkshopFacts) {
  const { LINK_SECRET } = env();
  const leaveUrl = LINK_SECRET ? `${siteUrl}/mail/${makeLeaveToken(LINK_SECRET, signup.id)}` : null;
  const headers: Record<string, string> = leaveUrl
    ? { 'List-Unsubscribe': `<${leaveUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
  return {
    values: { name: greetingName(signup.firstName) },
    href: workshop.meetingLink,
    meeting: { when: workshop.when, leaveUrl },
    headers,
  };
}

/** The workshop as a file for the reader's calendar; none while its day is open. */
function appointment(
  { practice, siteUrl, texts }: Paper,
  { start, day, minutes, meetingLink }: WorkshopFacts,
  madeAt: Date,
) {
  if (!start) return [];
  const content = calendarFile({
    uid: `workshop-${day}@${new URL(siteUrl).hostname}`,
    start,
    minutes,
    title: texts.calendarTitle,
    description: meetingLink ?? texts.linkFollows,
    location: meetingLink ?? siteUrl,
    organizer: practice,
    madeAt,
  });
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return [{ filename: 'workshop.ics', content, contentType }];
}
