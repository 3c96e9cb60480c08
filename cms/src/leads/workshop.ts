import type { Payload, PayloadRequest } from 'payload';
import type { WorkshopTimes } from './session.ts';

export type Workshop = WorkshopTimes & {
  durationMinutes: number;
  words: string;
  meetingLink: string | null;
};

/** The workshop as the page about it has it published. */
export async function readWorkshop(payload: Payload, req?: PayloadRequest): Promise<Workshop> {
  const { workshop } = await payload.findGlobal({
    slug: 'freebies-page',
    depth: 0,
    ...(req && { req }),
  });
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
