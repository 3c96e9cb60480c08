import type { Payload } from 'payload';
import type { WorkshopFacts } from '../mails/sources.ts';
import { nextSession, sessionDay, sessionWords, type WorkshopTimes } from './session.ts';

export type Workshop = WorkshopTimes & {
  durationMinutes: number;
  words: string;
  meetingLink: string | null;
};

/** The workshop as the page about it has it published. */
export async function readWorkshop(payload: Payload): Promise<Workshop> {
  const { workshop } = await payload.findGlobal({ slug: 'freebies-page', depth: 0 });
  return {
    weekday: Number(workshop.weekday),
    hour: workshop.hour,
    minute: workshop.minute,
    durationMinutes: workshop.durationMinutes,
    words: workshop.words,
    meetingLink: workshop.meetingLink || null,
    // A day without a time is stored as noon of that day in UTC.
    skips: (workshop.skips ?? []).map(({ date }) => date.slice(0, 10)),
  };
}

/** What a mail says of the workshop at `start`, or in general while its day is open. */
export async function workshopFacts(payload: Payload, start: Date | null): Promise<WorkshopFacts> {
  return factsOf(await readWorkshop(payload), start);
}

/** The same of the next workshop. */
export async function nextWorkshopFacts(payload: Payload): Promise<WorkshopFacts> {
  const workshop = await readWorkshop(payload);
  return factsOf(workshop, nextSession(workshop, new Date()));
}

function factsOf(
  { durationMinutes: minutes, meetingLink, words }: Workshop,
  start: Date | null,
): WorkshopFacts {
  const [day, when] = start ? [sessionDay(start), sessionWords(start)] : ['', words];
  return { start, day, when, minutes, meetingLink };
}
