import { type Calendar, dayOf } from 'common/fulfilment/business-days';
import { letterDay, letterPromise } from 'common/fulfilment/time-promise';
import type { Payload } from 'payload';

/** The practice's letter about the time of a visit: by which day it comes, and the sentence that promises it. */
export type VisitLetter = { by: string; promise: string };

/** `since`: when the visit could first be given a time. */
export async function visitLetter(
  payload: Payload,
  since: string | Date,
  calendar: Calendar,
  now = new Date(),
): Promise<VisitLetter> {
  const { practitioner } = await payload.findGlobal({
    slug: 'practice',
    depth: 0,
    select: { practitioner: true },
  });
  const by = letterDay(dayOf(since, calendar.timeZone), calendar);
  return { by, promise: letterPromise(practitioner, by, dayOf(now, calendar.timeZone)) };
}
