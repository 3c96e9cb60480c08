import type { Payload, PayloadRequest } from 'payload';
import type { FulfilmentSetting } from '../payload-types.ts';
import { type Calendar, dayOf } from './business-days.ts';

/** Days, zone and holidays as the practice has them now. */
export type WorkSettings = Pick<
  FulfilmentSetting,
  'leavesFrom' | 'leavesTo' | 'arrivesFrom' | 'arrivesTo' | 'returnDays' | 'mails'
> & { calendar: Calendar; schedulerUrl: string };

export async function readWorkSettings(
  payload: Payload,
  req?: PayloadRequest,
): Promise<WorkSettings> {
  const { holidays, timeZone, schedulerUrl, ...days } = await payload.findGlobal({
    slug: 'fulfilment-settings',
    depth: 0,
    ...(req && { req }),
  });
  return {
    ...days,
    schedulerUrl: schedulerUrl ?? '',
    calendar: {
      timeZone: knownZone(timeZone),
      holidays: new Set((holidays ?? []).map(({ day }) => dayOf(day, 'UTC'))),
    },
  };
}

/** A zone that nobody knows would stop every date of the desk. */
function knownZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'America/New_York';
  }
}
